void buy(vector<int>& prices, int first, int left, vector<int>& chosen, vector<vector<int>>& purchases) {
    if (left == 0) {
        purchases.push_back(chosen);
        return;
    }
    for (int i = first; i < (int)prices.size(); i++) {
        if (prices[i] > left) continue;
        chosen.push_back(prices[i]);
        buy(prices, i, left - prices[i], chosen, purchases);
        chosen.pop_back();
    }
}

vector<vector<int>> giftCardPurchases(vector<int>& prices, int amount) {
    vector<vector<int>> purchases;
    vector<int> chosen;
    buy(prices, 0, amount, chosen, purchases);
    return purchases;
}
