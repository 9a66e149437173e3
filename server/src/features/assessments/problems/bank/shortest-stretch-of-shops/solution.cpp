string shortestStretch(string& street, string& needs) {
    array<int, 128> left{};
    for (char item : needs) left[item]++;
    int missing = needs.size();
    int start = 0, bestStart = 0, bestLength = INT_MAX;
    for (int finish = 0; finish < (int)street.size(); finish++) {
        if (left[street[finish]]-- > 0) missing--;
        for (; missing == 0; start++) {
            if (finish + 1 - start < bestLength) {
                bestStart = start;
                bestLength = finish + 1 - start;
            }
            if (++left[street[start]] > 0) missing++;
        }
    }
    return bestLength == INT_MAX ? "" : street.substr(bestStart, bestLength);
}
