int largestPay(vector<vector<int>>& offers) {
    sort(offers.begin(), offers.end(), [](auto& a, auto& b) { return a[1] < b[1]; });
    vector<int> best = {0};
    for (int i = 0; i < (int)offers.size(); i++) {
        int low = 0, high = i;
        while (low < high) {
            int middle = (low + high) / 2;
            if (offers[middle][1] <= offers[i][0]) low = middle + 1;
            else high = middle;
        }
        best.push_back(max(best[i], offers[i][2] + best[low]));
    }
    return best.back();
}
