int fewestCorrections(string& typed, string& wanted) {
    vector<int> above(wanted.size() + 1);
    iota(above.begin(), above.end(), 0);
    for (size_t i = 1; i <= typed.size(); i++) {
        vector<int> row(wanted.size() + 1);
        row[0] = i;
        for (size_t j = 1; j <= wanted.size(); j++) {
            if (typed[i - 1] == wanted[j - 1]) row[j] = above[j - 1];
            else row[j] = 1 + min({above[j], row[j - 1], above[j - 1]});
        }
        above = row;
    }
    return above.back();
}
