// Stops at the first price that is too high, although a later one may be lower.
function giftCardPurchases(prices, amount) {
  const purchases = [];
  const chosen = [];
  function buy(first, left) {
    if (left === 0) {
      purchases.push([...chosen]);
      return;
    }
    for (let i = first; i < prices.length; i++) {
      if (prices[i] > left) break;
      chosen.push(prices[i]);
      buy(i, left - prices[i]);
      chosen.pop();
    }
  }
  buy(0, amount);
  return purchases;
}
