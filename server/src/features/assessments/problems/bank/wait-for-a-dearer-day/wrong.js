// Takes a day with the same price for a dearer one.
function daysUntilDearer(prices) {
  return prices.map((price, day) => {
    const later = prices.findIndex((other, i) => i > day && other >= price);
    return later === -1 ? 0 : later - day;
  });
}
