int fewestRooms(vector<vector<int>>& interviews) {
    vector<int> starts, ends;
    for (auto& interview : interviews) {
        starts.push_back(interview[0]);
        ends.push_back(interview[1]);
    }
    sort(starts.begin(), starts.end());
    sort(ends.begin(), ends.end());
    int ended = 0, most = 0;
    for (int i = 0; i < (int)starts.size(); i++) {
        while (ends[ended] <= starts[i]) ended++;
        most = max(most, i + 1 - ended);
    }
    return most;
}
