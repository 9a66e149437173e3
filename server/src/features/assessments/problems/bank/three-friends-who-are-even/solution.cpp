vector<vector<int>> evenThrees(vector<int>& balances) {
    vector<int> sorted = balances;
    sort(sorted.begin(), sorted.end());
    vector<vector<int>> threes;
    for (int i = 0; i + 2 < (int)sorted.size(); i++) {
        if (i > 0 && sorted[i] == sorted[i - 1]) continue;
        int left = i + 1, right = sorted.size() - 1;
        while (left < right) {
            int total = sorted[i] + sorted[left] + sorted[right];
            if (total == 0) threes.push_back({sorted[i], sorted[left], sorted[right]});
            if (total > 0) {
                right--;
            } else {
                left++;
                while (total == 0 && left < right && sorted[left] == sorted[left - 1]) left++;
            }
        }
    }
    return threes;
}
