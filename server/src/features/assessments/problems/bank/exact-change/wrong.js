// Takes the largest note first.
function fewestNotes(notes, amount) {
  let left = amount;
  let used = 0;
  for (const note of [...notes].sort((a, b) => b - a)) {
    used += Math.floor(left / note);
    left %= note;
  }
  return left === 0 ? used : -1;
}
