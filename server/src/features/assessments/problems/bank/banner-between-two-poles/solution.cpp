int largestBanner(vector<int>& heights) {
    int left = 0, right = (int)heights.size() - 1, largest = 0;
    while (left < right) {
        int height = min(heights[left], heights[right]);
        largest = max(largest, height * (right - left));
        if (heights[left] < heights[right]) left++;
        else right--;
    }
    return largest;
}
