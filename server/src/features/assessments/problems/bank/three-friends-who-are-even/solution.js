function evenThrees(balances) {
  const sorted = [...balances].sort((a, b) => a - b);
  const threes = [];
  for (let i = 0; i < sorted.length - 2; i++) {
    if (i > 0 && sorted[i] === sorted[i - 1]) continue;
    let left = i + 1;
    let right = sorted.length - 1;
    while (left < right) {
      const total = sorted[i] + sorted[left] + sorted[right];
      if (total === 0) threes.push([sorted[i], sorted[left], sorted[right]]);
      if (total > 0) {
        right--;
      } else {
        left++;
        while (total === 0 && left < right && sorted[left] === sorted[left - 1]) left++;
      }
    }
  }
  return threes;
}
