int countStretches(vector<int>& changes, int goal) {
    unordered_map<int, int> seen = {{0, 1}};
    int total = 0, stretches = 0;
    for (int change : changes) {
        total += change;
        auto earlier = seen.find(total - goal);
        if (earlier != seen.end()) stretches += earlier->second;
        seen[total]++;
    }
    return stretches;
}
