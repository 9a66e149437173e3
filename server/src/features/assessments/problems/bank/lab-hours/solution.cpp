vector<vector<int>> busyHours(vector<vector<int>>& slots) {
    vector<vector<int>> sorted = slots, stretches;
    sort(sorted.begin(), sorted.end());
    for (auto& slot : sorted) {
        if (!stretches.empty() && slot[0] <= stretches.back()[1])
            stretches.back()[1] = max(stretches.back()[1], slot[1]);
        else
            stretches.push_back(slot);
    }
    return stretches;
}
