// Counts each kind of bracket, without regard to their order between kinds.
function bracketsMatch(formula) {
  const count = (character) => formula.split(character).length;
  return count('(') === count(')') && count('[') === count(']') && count('{') === count('}');
}
