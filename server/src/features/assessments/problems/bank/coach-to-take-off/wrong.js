// Cannot take off the first coach, because none stands before it.
function takeOff(front, fromEnd) {
  let ahead = front;
  for (let i = 0; i < fromEnd; i++) {
    if (!ahead) return front;
    ahead = ahead.next;
  }
  if (!front.next) return null;
  let before = front;
  while (ahead?.next) {
    ahead = ahead.next;
    before = before.next;
  }
  before.next = before.next.next;
  return front;
}
