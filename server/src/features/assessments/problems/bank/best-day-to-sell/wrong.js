// Takes the lowest price of all and the highest price after it.
function largestProfit(prices) {
  const lowest = prices.indexOf(Math.min(...prices));
  return Math.max(...prices.slice(lowest)) - prices[lowest];
}
