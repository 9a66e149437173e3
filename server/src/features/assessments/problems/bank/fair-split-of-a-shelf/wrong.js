// Never looks at the first and the last box, whose one side is empty.
function balancePoint(weights) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length === 1) return 0;
  let left = weights[0];
  for (let i = 1; i < weights.length - 1; i++) {
    if (left === total - left - weights[i]) return i;
    left += weights[i];
  }
  return -1;
}
