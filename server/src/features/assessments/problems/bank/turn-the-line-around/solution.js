function turnAround(first) {
  let turned = null;
  let current = first;
  while (current) {
    const behind = current.next;
    current.next = turned;
    turned = current;
    current = behind;
  }
  return turned;
}
