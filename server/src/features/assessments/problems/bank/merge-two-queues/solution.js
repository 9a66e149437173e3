function joinLines(first, second) {
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
