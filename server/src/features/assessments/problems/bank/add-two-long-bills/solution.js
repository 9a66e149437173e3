function addBills(first, second) {
  const start = new ListNode();
  let last = start;
  let carry = 0;
  while (first || second || carry > 0) {
    const total = (first?.val ?? 0) + (second?.val ?? 0) + carry;
    carry = total > 9 ? 1 : 0;
    last.next = new ListNode(total % 10);
    last = last.next;
    first = first?.next;
    second = second?.next;
  }
  return start.next;
}
