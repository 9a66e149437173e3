// Skips every value that occurs twice, so two equal values never get into one group.
function evenThrees(balances) {
  const sorted = [...new Set(balances)].sort((a, b) => a - b);
  const threes = [];
  if (balances.filter((balance) => balance === 0).length > 2) threes.push([0, 0, 0]);
  for (let i = 0; i < sorted.length - 2; i++) {
    let left = i + 1;
    let right = sorted.length - 1;
    while (left < right) {
      const total = sorted[i] + sorted[left] + sorted[right];
      if (total === 0) threes.push([sorted[i], sorted[left], sorted[right]]);
      if (total > 0) right--;
      else left++;
    }
  }
  return threes;
}
