class Solution {
    public int largestPuddle(int[][] terrace) {
        int rows = terrace.length, columns = terrace[0].length, largest = 0;
        boolean[][] seen = new boolean[rows][columns];
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (terrace[row][column] == 0 || seen[row][column]) continue;
                seen[row][column] = true;
                Deque<int[]> open = new ArrayDeque<>();
                open.push(new int[] {row, column});
                int size = 0;
                while (!open.isEmpty()) {
                    int[] tile = open.pop();
                    size++;
                    for (int[] step : steps) {
                        int r = tile[0] + step[0], c = tile[1] + step[1];
                        if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
                        if (terrace[r][c] == 0 || seen[r][c]) continue;
                        seen[r][c] = true;
                        open.push(new int[] {r, c});
                    }
                }
                largest = Math.max(largest, size);
            }
        }
        return largest;
    }
}
