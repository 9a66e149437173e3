// Compares letters at the same places only.
function fewestCorrections(typed, wanted) {
  let corrections = Math.abs(typed.length - wanted.length);
  for (let i = 0; i < Math.min(typed.length, wanted.length); i++) {
    if (typed[i] !== wanted[i]) corrections++;
  }
  return corrections;
}
