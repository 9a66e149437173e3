int largestPoster(vector<int>& heights) {
    vector<int> rising;
    int largest = 0;
    for (int i = 0; i <= (int)heights.size(); i++) {
        int height = i < (int)heights.size() ? heights[i] : 0;
        while (!rising.empty() && heights[rising.back()] >= height) {
            int limit = heights[rising.back()];
            rising.pop_back();
            int left = rising.empty() ? -1 : rising.back();
            largest = max(largest, limit * (i - 1 - left));
        }
        rising.push_back(i);
    }
    return largest;
}
