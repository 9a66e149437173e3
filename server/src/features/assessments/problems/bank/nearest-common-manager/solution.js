function commonManager(boss, one, other) {
  let manager = -1;
  function countIn(person) {
    if (!person) return 0;
    let found = countIn(person.left) + countIn(person.right);
    if (person.val === one) found++;
    if (person.val === other) found++;
    if (found === 2 && manager === -1) manager = person.val;
    return found;
  }
  countIn(boss);
  return manager;
}
