// Compares each level as a list without its gaps, so the shape is lost.
function isMirrored(gate) {
  let level = gate ? [gate] : [];
  while (level.length > 0) {
    const flowers = level.map(({ val }) => val);
    if (flowers.join() !== flowers.toReversed().join()) return false;
    level = level.flatMap(({ left, right }) => [left, right]).filter((fork) => fork);
  }
  return true;
}
