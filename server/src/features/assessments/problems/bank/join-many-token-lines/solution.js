function joinAllLines(lines) {
  if (lines.length === 0) return null;
  let left = lines;
  while (left.length > 1) {
    const joined = [];
    for (let i = 0; i < left.length; i += 2) joined.push(joinTwo(left[i], left[i + 1] ?? null));
    left = joined;
  }
  return left[0];
}

function joinTwo(first, second) {
  const start = new ListNode();
  let last = start;
  while (first && second) {
    if (first.val <= second.val) {
      last.next = first;
      first = first.next;
    } else {
      last.next = second;
      second = second.next;
    }
    last = last.next;
  }
  last.next = first ?? second;
  return start.next;
}
