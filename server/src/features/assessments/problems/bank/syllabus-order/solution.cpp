vector<int> syllabusOrder(int chapters, vector<vector<int>>& needs) {
    vector<int> open(chapters, 0), order;
    vector<vector<int>> followers(chapters);
    for (auto& need : needs) {
        open[need[0]]++;
        followers[need[1]].push_back(need[0]);
    }
    for (int chapter = 0; chapter < chapters; chapter++)
        if (open[chapter] == 0) order.push_back(chapter);
    for (size_t next = 0; next < order.size(); next++) {
        for (int later : followers[order[next]])
            if (--open[later] == 0) order.push_back(later);
    }
    if ((int)order.size() < chapters) order.clear();
    return order;
}
