// Takes the job that ends first again and again, whatever it pays.
function largestPay(offers) {
  let free = 0;
  let total = 0;
  for (const [start, end, pay] of offers.toSorted((a, b) => a[1] - b[1])) {
    if (start < free) continue;
    free = end;
    total += pay;
  }
  return total;
}
