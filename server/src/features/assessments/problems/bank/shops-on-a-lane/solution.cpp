int highestRent(vector<int>& offers) {
    int before = 0, best = 0;
    for (int offer : offers) {
        int next = max(best, before + offer);
        before = best;
        best = next;
    }
    return best;
}
