class Solution {
    private static final int HIGHEST = 29;

    public int largestDifference(int[] codes) {
        int[][] children = new int[2][codes.length * (HIGHEST + 1) + 1];
        int nodes = 1;
        for (int code : codes) {
            int node = 0;
            for (int place = HIGHEST; place >= 0; place--) {
                int digit = code >> place & 1;
                if (children[digit][node] == 0) children[digit][node] = nodes++;
                node = children[digit][node];
            }
        }
        int largest = 0;
        for (int code : codes) {
            int node = 0;
            int difference = 0;
            for (int place = HIGHEST; place >= 0; place--) {
                int digit = code >> place & 1;
                int opposite = children[1 - digit][node];
                if (opposite != 0) difference |= 1 << place;
                node = opposite != 0 ? opposite : children[digit][node];
            }
            largest = Math.max(largest, difference);
        }
        return largest;
    }
}
