function balancePoint(weights) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = 0;
  for (let i = 0; i < weights.length; i++) {
    if (left === total - left - weights[i]) return i;
    left += weights[i];
  }
  return -1;
}
