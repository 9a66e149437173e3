function takeOff(front, fromEnd) {
  let ahead = front;
  for (let i = 0; i < fromEnd; i++) {
    if (!ahead) return front;
    ahead = ahead.next;
  }
  const start = new ListNode(0, front);
  let before = start;
  while (ahead) {
    ahead = ahead.next;
    before = before.next;
  }
  before.next = before.next.next;
  return start.next;
}
