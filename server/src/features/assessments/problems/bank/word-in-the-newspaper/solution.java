class Solution {
    private String[] rows;
    private String word;
    private boolean[][] used;

    public boolean isHidden(String[] rows, String word) {
        this.rows = rows;
        this.word = word;
        used = new boolean[rows.length][rows[0].length()];
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[0].length(); column++) {
                if (spells(row, column, 0)) return true;
            }
        }
        return false;
    }

    private boolean spells(int row, int column, int place) {
        if (place == word.length()) return true;
        if (row < 0 || column < 0 || row >= rows.length || column >= rows[0].length()) return false;
        if (rows[row].charAt(column) != word.charAt(place) || used[row][column]) return false;
        used[row][column] = true;
        boolean hidden = spells(row - 1, column, place + 1)
            || spells(row + 1, column, place + 1)
            || spells(row, column - 1, place + 1)
            || spells(row, column + 1, place + 1);
        used[row][column] = false;
        return hidden;
    }
}
