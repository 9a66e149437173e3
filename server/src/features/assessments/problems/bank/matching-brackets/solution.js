function bracketsMatch(formula) {
  const opener = { ')': '(', ']': '[', '}': '{' };
  const open = [];
  for (const character of formula) {
    if ('([{'.includes(character)) open.push(character);
    else if (character in opener && open.pop() !== opener[character]) return false;
  }
  return open.length === 0;
}
