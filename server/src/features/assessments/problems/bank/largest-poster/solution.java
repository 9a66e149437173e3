class Solution {
    public int largestPoster(int[] heights) {
        Deque<Integer> rising = new ArrayDeque<>();
        int largest = 0;
        for (int i = 0; i <= heights.length; i++) {
            int height = i < heights.length ? heights[i] : 0;
            while (!rising.isEmpty() && heights[rising.peek()] >= height) {
                int limit = heights[rising.pop()];
                int left = rising.isEmpty() ? -1 : rising.peek();
                largest = Math.max(largest, limit * (i - 1 - left));
            }
            rising.push(i);
        }
        return largest;
    }
}
