int mostTrophies(vector<int>& heights) {
    vector<int> ends;
    for (int height : heights) {
        auto place = lower_bound(ends.begin(), ends.end(), height);
        if (place == ends.end()) ends.push_back(height);
        else *place = height;
    }
    return ends.size();
}
