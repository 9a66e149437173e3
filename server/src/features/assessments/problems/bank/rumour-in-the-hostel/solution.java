class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int eveningsUntilAllKnow(int[][] rooms) {
        int unaware = 0;
        Deque<int[]> tellers = new ArrayDeque<>();
        for (int r = 0; r < rooms.length; r++) {
            for (int c = 0; c < rooms[0].length; c++) {
                if (rooms[r][c] == 1) unaware++;
                if (rooms[r][c] == 2) tellers.add(new int[] {r, c});
            }
        }
        int evenings = 0;
        for (; unaware > 0 && !tellers.isEmpty(); evenings++) {
            for (int left = tellers.size(); left > 0; left--) {
                int[] teller = tellers.poll();
                for (int[] step : STEPS) {
                    int r = teller[0] + step[0], c = teller[1] + step[1];
                    if (r < 0 || c < 0 || r == rooms.length || c == rooms[0].length || rooms[r][c] != 1) continue;
                    rooms[r][c] = 2;
                    unaware--;
                    tellers.add(new int[] {r, c});
                }
            }
        }
        return unaware == 0 ? evenings : -1;
    }
}
