class Solution {
    private int size;
    private boolean[] columns, falling, rising;

    public int placements(int size) {
        this.size = size;
        columns = new boolean[size];
        falling = new boolean[2 * size];
        rising = new boolean[2 * size];
        return fromRow(0);
    }

    private int fromRow(int row) {
        if (row == size) return 1;
        int ways = 0;
        for (int column = 0; column < size; column++) {
            int fall = row - column + size;
            int rise = row + column;
            if (columns[column] || falling[fall] || rising[rise]) continue;
            columns[column] = falling[fall] = rising[rise] = true;
            ways += fromRow(row + 1);
            columns[column] = falling[fall] = rising[rise] = false;
        }
        return ways;
    }
}
