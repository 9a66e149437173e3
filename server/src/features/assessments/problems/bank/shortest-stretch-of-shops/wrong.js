// Takes an item that is needed twice as needed once.
function shortestStretch(street, needs) {
  const wanted = new Set(needs);
  let best = '';
  for (let start = 0; start < street.length; start++) {
    const found = new Set();
    for (let end = start; end < street.length; end++) {
      if (best !== '' && end + 1 - start >= best.length) break;
      if (wanted.has(street[end])) found.add(street[end]);
      if (found.size === wanted.size) {
        best = street.slice(start, end + 1);
        break;
      }
    }
  }
  return best;
}
