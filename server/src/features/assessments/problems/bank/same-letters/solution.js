function usesSameLetters(word, guess) {
  if (word.length !== guess.length) return false;
  const left = new Map();
  for (const letter of word) left.set(letter, (left.get(letter) ?? 0) + 1);
  for (const letter of guess) {
    const count = left.get(letter) ?? 0;
    if (count === 0) return false;
    left.set(letter, count - 1);
  }
  return true;
}
