// Takes a branch for the answer as soon as it holds one of the two, even if the other is missing.
function commonManager(boss, one, other) {
  function search(person) {
    if (!person || person.val === one || person.val === other) return person;
    const left = search(person.left);
    const right = search(person.right);
    return left && right ? person : (left ?? right);
  }
  return search(boss)?.val ?? -1;
}
