function highestRent(offers) {
  let before = 0;
  let best = 0;
  for (const offer of offers) [before, best] = [best, Math.max(best, before + offer)];
  return best;
}
