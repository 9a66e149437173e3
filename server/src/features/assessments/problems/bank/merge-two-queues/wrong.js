// Forgets the rest of a line once the other one is empty.
function joinLines(first, second) {
  if (!first) return second;
  if (!second) return first;
  const start = new ListNode();
  let last = start;
  while (first && second) {
    const isFirst = first.val <= second.val;
    last.next = new ListNode(isFirst ? first.val : second.val);
    last = last.next;
    if (isFirst) first = first.next;
    else second = second.next;
  }
  if (first || second) last.next = new ListNode((first ?? second).val);
  return start.next;
}
