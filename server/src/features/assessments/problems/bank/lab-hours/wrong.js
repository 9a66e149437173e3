// Takes the end of the later slot even when the earlier one is longer.
function busyHours(slots) {
  const stretches = [];
  for (const [from, to] of [...slots].sort((a, b) => a[0] - b[0])) {
    const last = stretches.at(-1);
    if (last && from <= last[1]) last[1] = to;
    else stretches.push([from, to]);
  }
  return stretches;
}
