// Takes equal tokens as one.
function joinAllLines(lines) {
  const tokens = new Set();
  for (const head of lines) for (let node = head; node; node = node.next) tokens.add(node.val);
  let head = null;
  for (const token of [...tokens].sort((a, b) => b - a)) head = new ListNode(token, head);
  return head;
}
