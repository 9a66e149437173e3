int largestPuddle(vector<vector<int>>& terrace) {
    int rows = terrace.size(), columns = terrace[0].size(), largest = 0;
    vector<vector<bool>> seen(rows, vector<bool>(columns, false));
    int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            if (terrace[row][column] == 0 || seen[row][column]) continue;
            seen[row][column] = true;
            vector<pair<int, int>> open = {{row, column}};
            int size = 0;
            while (!open.empty()) {
                auto tile = open.back();
                open.pop_back();
                size++;
                for (auto& step : steps) {
                    int r = tile.first + step[0], c = tile.second + step[1];
                    if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
                    if (terrace[r][c] == 0 || seen[r][c]) continue;
                    seen[r][c] = true;
                    open.push_back({r, c});
                }
            }
            largest = max(largest, size);
        }
    }
    return largest;
}
