int mostCups(vector<int>& cups, int hours) {
    int current = accumulate(cups.begin(), cups.begin() + hours, 0);
    int best = current;
    for (int i = hours; i < (int)cups.size(); i++) {
        current += cups[i] - cups[i - hours];
        best = max(best, current);
    }
    return best;
}
