int longestPlaylist(vector<int>& singers, int limit) {
    unordered_map<int, int> counts;
    int start = 0, longest = 0;
    for (int end = 0; end < (int)singers.size(); end++) {
        counts[singers[end]]++;
        while ((int)counts.size() > limit) {
            if (--counts[singers[start]] == 0) counts.erase(singers[start]);
            start++;
        }
        longest = max(longest, end - start + 1);
    }
    return longest;
}
