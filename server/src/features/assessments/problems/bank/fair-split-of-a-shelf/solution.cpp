int balancePoint(vector<int>& weights) {
    int total = accumulate(weights.begin(), weights.end(), 0);
    int left = 0;
    for (int i = 0; i < (int)weights.size(); i++) {
        if (left == total - left - weights[i]) return i;
        left += weights[i];
    }
    return -1;
}
