int placements(int size) {
    vector<bool> columns(size), falling(2 * size), rising(2 * size);
    function<int(int)> fromRow = [&](int row) {
        if (row == size) return 1;
        int ways = 0;
        for (int column = 0; column < size; column++) {
            int fall = row - column + size, rise = row + column;
            if (columns[column] || falling[fall] || rising[rise]) continue;
            columns[column] = falling[fall] = rising[rise] = true;
            ways += fromRow(row + 1);
            columns[column] = falling[fall] = rising[rise] = false;
        }
        return ways;
    };
    return fromRow(0);
}
