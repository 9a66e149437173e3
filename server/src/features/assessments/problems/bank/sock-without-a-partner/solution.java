class Solution {
    public int singleSock(int[] socks) {
        int left = 0;
        for (int sock : socks) left ^= sock;
        return left;
    }
}
