// Looks only at neighbours in order, and forgets that the last sock has none.
function singleSock(socks) {
  const sorted = socks.toSorted((a, b) => a - b);
  for (let i = 0; i + 1 < sorted.length; i += 2) {
    if (sorted[i] !== sorted[i + 1]) return sorted[i];
  }
  return sorted[0];
}
