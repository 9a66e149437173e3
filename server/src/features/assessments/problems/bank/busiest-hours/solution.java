class Solution {
    public int mostCups(int[] cups, int hours) {
        int current = 0;
        for (int i = 0; i < hours; i++) current += cups[i];
        int best = current;
        for (int i = hours; i < cups.length; i++) {
            current += cups[i] - cups[i - hours];
            best = Math.max(best, current);
        }
        return best;
    }
}
