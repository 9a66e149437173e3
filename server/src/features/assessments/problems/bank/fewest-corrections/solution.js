function fewestCorrections(typed, wanted) {
  let above = Array.from({ length: wanted.length + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= wanted.length; j++) {
      const isSame = typed[i - 1] === wanted[j - 1];
      row[j] = isSame ? above[j - 1] : 1 + Math.min(above[j], row[j - 1], above[j - 1]);
    }
    above = row;
  }
  return above[wanted.length];
}
