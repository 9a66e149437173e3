class Solution {
    public int largestProfit(int[] prices) {
        int lowest = prices[0];
        int best = 0;
        for (int price : prices) {
            lowest = Math.min(lowest, price);
            best = Math.max(best, price - lowest);
        }
        return best;
    }
}
