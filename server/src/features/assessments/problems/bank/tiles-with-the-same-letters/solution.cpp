vector<vector<string>> sameTiles(vector<string>& words) {
    unordered_map<string, vector<string>> groups;
    for (auto& word : words) {
        string key = word;
        sort(key.begin(), key.end());
        groups[key].push_back(word);
    }
    vector<vector<string>> result;
    for (auto& group : groups) result.push_back(group.second);
    return result;
}
