class Solution {
    public int mostTrophies(int[] heights) {
        int[] ends = new int[heights.length];
        int longest = 0;
        for (int height : heights) {
            int low = 0, high = longest;
            while (low < high) {
                int middle = (low + high) / 2;
                if (ends[middle] < height) low = middle + 1;
                else high = middle;
            }
            ends[low] = height;
            if (low == longest) longest++;
        }
        return longest;
    }
}
