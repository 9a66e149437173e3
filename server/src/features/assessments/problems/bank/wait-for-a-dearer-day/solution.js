function daysUntilDearer(prices) {
  const waits = new Array(prices.length).fill(0);
  const waiting = [];
  prices.forEach((price, day) => {
    while (waiting.length > 0 && prices[waiting.at(-1)] < price) {
      const earlier = waiting.pop();
      waits[earlier] = day - earlier;
    }
    waiting.push(day);
  });
  return waits;
}
