// Hangs on the rest of the longer list without what is still to be carried.
function addBills(first, second) {
  const start = new ListNode();
  let last = start;
  let carry = 0;
  while (first && second) {
    const total = first.val + second.val + carry;
    carry = total > 9 ? 1 : 0;
    last.next = new ListNode(total % 10);
    last = last.next;
    first = first.next;
    second = second.next;
  }
  let rest = first ?? second;
  if (rest && carry > 0) {
    rest = new ListNode((rest.val + carry) % 10, rest.next);
    carry = 0;
  }
  last.next = rest ?? (carry > 0 ? new ListNode(carry) : null);
  return start.next;
}
