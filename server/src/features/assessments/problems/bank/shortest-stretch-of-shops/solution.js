function shortestStretch(street, needs) {
  const left = new Map();
  for (const item of needs) left.set(item, (left.get(item) ?? 0) + 1);
  let missing = needs.length;
  let best = '';
  let start = 0;
  for (let end = 0; end < street.length; end++) {
    const count = left.get(street[end]) ?? 0;
    if (count > 0) missing--;
    left.set(street[end], count - 1);
    for (; missing === 0; start++) {
      const length = end + 1 - start;
      if (best === '' || length < best.length) best = street.slice(start, end + 1);
      left.set(street[start], left.get(street[start]) + 1);
      if (left.get(street[start]) > 0) missing++;
    }
  }
  return best;
}
