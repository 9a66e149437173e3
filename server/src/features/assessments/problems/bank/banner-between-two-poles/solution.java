class Solution {
    public int largestBanner(int[] heights) {
        int left = 0, right = heights.length - 1, largest = 0;
        while (left < right) {
            int height = Math.min(heights[left], heights[right]);
            largest = Math.max(largest, height * (right - left));
            if (heights[left] < heights[right]) left++;
            else right--;
        }
        return largest;
    }
}
