// Follows the left child wherever there is one.
function generations(ancestor) {
  let count = 0;
  for (let person = ancestor; person; person = person.left ?? person.right) count++;
  return count;
}
