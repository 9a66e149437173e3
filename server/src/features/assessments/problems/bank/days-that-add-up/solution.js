function countStretches(changes, goal) {
  const seen = new Map([[0, 1]]);
  let total = 0;
  let stretches = 0;
  for (const change of changes) {
    total += change;
    stretches += seen.get(total - goal) ?? 0;
    seen.set(total, (seen.get(total) ?? 0) + 1);
  }
  return stretches;
}
