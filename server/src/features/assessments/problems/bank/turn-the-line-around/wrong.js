// Stops one node too early and loses the last person.
function turnAround(first) {
  let turned = null;
  let current = first;
  while (current && (current.next || !turned)) {
    const behind = current.next;
    current.next = turned;
    turned = current;
    current = behind;
  }
  return turned;
}
