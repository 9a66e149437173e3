function largestPay(offers) {
  const byEnd = offers.toSorted((a, b) => a[1] - b[1]);
  const best = [0];
  byEnd.forEach(([start, , pay], i) => {
    let low = 0;
    let high = i;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (byEnd[middle][1] <= start) low = middle + 1;
      else high = middle;
    }
    best.push(Math.max(best[i], pay + best[low]));
  });
  return best.at(-1);
}
