bool spells(vector<string>& rows, string& word, vector<vector<bool>>& used, int row, int column, int place) {
    if (place == (int)word.size()) return true;
    if (row < 0 || column < 0 || row >= (int)rows.size() || column >= (int)rows[0].size()) return false;
    if (rows[row][column] != word[place] || used[row][column]) return false;
    used[row][column] = true;
    bool hidden = spells(rows, word, used, row - 1, column, place + 1) ||
                  spells(rows, word, used, row + 1, column, place + 1) ||
                  spells(rows, word, used, row, column - 1, place + 1) ||
                  spells(rows, word, used, row, column + 1, place + 1);
    used[row][column] = false;
    return hidden;
}

bool isHidden(vector<string>& rows, string& word) {
    vector<vector<bool>> used(rows.size(), vector<bool>(rows[0].size(), false));
    for (int row = 0; row < (int)rows.size(); row++)
        for (int column = 0; column < (int)rows[0].size(); column++)
            if (spells(rows, word, used, row, column, 0)) return true;
    return false;
}
