function mostCups(cups, hours) {
  let current = 0;
  for (let i = 0; i < hours; i++) current += cups[i];
  let best = current;
  for (let i = hours; i < cups.length; i++) {
    current += cups[i] - cups[i - hours];
    best = Math.max(best, current);
  }
  return best;
}
