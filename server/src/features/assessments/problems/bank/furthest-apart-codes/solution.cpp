int largestDifference(vector<int>& codes) {
    const int HIGHEST = 29;
    vector<array<int, 2>> children(1);
    for (int code : codes) {
        int node = 0;
        for (int place = HIGHEST; place >= 0; place--) {
            int digit = code >> place & 1;
            if (children[node][digit] == 0) {
                children[node][digit] = children.size();
                children.push_back({});
            }
            node = children[node][digit];
        }
    }
    int largest = 0;
    for (int code : codes) {
        int node = 0, difference = 0;
        for (int place = HIGHEST; place >= 0; place--) {
            int digit = code >> place & 1;
            int opposite = children[node][1 - digit];
            if (opposite) difference |= 1 << place;
            node = opposite ? opposite : children[node][digit];
        }
        largest = max(largest, difference);
    }
    return largest;
}
