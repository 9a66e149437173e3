class Solution {
    private final List<int[]> purchases = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();

    public int[][] giftCardPurchases(int[] prices, int amount) {
        buy(prices, 0, amount);
        return purchases.toArray(new int[0][]);
    }

    private void buy(int[] prices, int first, int left) {
        if (left == 0) {
            purchases.add(chosen.stream().mapToInt(Integer::intValue).toArray());
            return;
        }
        for (int i = first; i < prices.length; i++) {
            if (prices[i] > left) continue;
            chosen.add(prices[i]);
            buy(prices, i, left - prices[i]);
            chosen.remove(chosen.size() - 1);
        }
    }
}
