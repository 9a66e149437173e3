/** The first letters of the first and the last word, as people read them: with their signs, and without flags and brackets. */
export function initials(name: string): string {
  const letters = name.trim().split(/\s+/).map(firstLetter).filter(Boolean);
  const shown = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return shown.join('') || (graphemes(name.trim())[0] ?? '');
}

function firstLetter(word: string): string {
  const letter = graphemes(word).find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const capital = letter.toUpperCase();
  // ß would become two letters.
  return capital.length === letter.length ? capital : letter;
}

/** Firefox has no segmenter before 125: there, a letter with the marks on it. */
function graphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return (text as string).match(/\P{M}\p{M}*/gu) ?? [];
  return [...new Intl.Segmenter('hi').segment(text)].map(({ segment }) => segment);
}
