// Begins with 0, though every stretch may have a negative sum.
function mostCups(cups, hours) {
  let current = 0;
  let best = 0;
  for (let i = 0; i < cups.length; i++) {
    current += cups[i] - (i >= hours ? cups[i - hours] : 0);
    best = Math.max(best, current);
  }
  return best;
}
