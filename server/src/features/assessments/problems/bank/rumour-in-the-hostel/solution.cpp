int eveningsUntilAllKnow(vector<vector<int>>& rooms) {
    int rows = rooms.size(), columns = rooms[0].size(), unaware = 0, evenings = 0;
    vector<pair<int, int>> tellers;
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++) {
            if (rooms[r][c] == 1) unaware++;
            if (rooms[r][c] == 2) tellers.push_back({r, c});
        }
    }
    for (; unaware > 0 && !tellers.empty(); evenings++) {
        vector<pair<int, int>> told;
        for (auto [r, c] : tellers) {
            for (auto [row, column] : {pair{r - 1, c}, pair{r + 1, c}, pair{r, c - 1}, pair{r, c + 1}}) {
                if (row < 0 || column < 0 || row == rows || column == columns || rooms[row][column] != 1) continue;
                rooms[row][column] = 2;
                unaware--;
                told.push_back({row, column});
            }
        }
        tellers = told;
    }
    return unaware == 0 ? evenings : -1;
}
