class Solution {
    public int highestRent(int[] offers) {
        int before = 0, best = 0;
        for (int offer : offers) {
            int next = Math.max(best, before + offer);
            before = best;
            best = next;
        }
        return best;
    }
}
