class Solution {
    public int balancePoint(int[] weights) {
        int total = Arrays.stream(weights).sum();
        int left = 0;
        for (int i = 0; i < weights.length; i++) {
            if (left == total - left - weights[i]) return i;
            left += weights[i];
        }
        return -1;
    }
}
