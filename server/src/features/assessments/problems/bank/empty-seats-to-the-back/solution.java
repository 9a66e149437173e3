class Solution {
    public void closeGaps(int[] seats) {
        int filled = 0;
        for (int i = 0; i < seats.length; i++) {
            if (seats[i] == 0) continue;
            int student = seats[i];
            seats[i] = seats[filled];
            seats[filled++] = student;
        }
    }
}
