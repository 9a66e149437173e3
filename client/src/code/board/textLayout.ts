/** In board units. The width is a mean of Inter's letters: texts are laid out and found without a page. */
export const TEXT_SIZE = 18;
export const LINE_HEIGHT = 24;
const LETTER_WIDTH = 9.5;
/** Between a box and its text, on each side. */
const BOX_PADDING = 10;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const lettersOf = (text: string) => [...letters.segment(text)].map(({ segment }) => segment);

/** The lines of a text that stands on its own. */
export function linesOf(text: string): string[] {
  return text.split('\n');
}

/** The lines of a box's text: broken between words, and within a word only where it is longer than a line. */
export function boxLines(text: string, width: number): string[] {
  if (text === '') return [];
  const perLine = Math.max(1, Math.floor((width - 2 * BOX_PADDING) / LETTER_WIDTH));
  return linesOf(text).flatMap((line) => wrap(line, perLine));
}

/** How high a box of this width has to be for its text. */
export function boxHeightFor(text: string, width: number): number {
  return boxLines(text, width).length * LINE_HEIGHT + 2 * BOX_PADDING;
}

export function textSize(text: string): { width: number; height: number } {
  const lines = linesOf(text);
  const longest = Math.max(...lines.map((line) => lettersOf(line).length));
  return { width: Math.ceil(longest * LETTER_WIDTH), height: lines.length * LINE_HEIGHT };
}

function wrap(line: string, perLine: number): string[] {
  const wrapped: string[] = [];
  let current = '';
  for (const word of line.split(' ').flatMap((one) => pieces(one, perLine))) {
    const joined = current === '' ? word : `${current} ${word}`;
    if (lettersOf(joined).length <= perLine) current = joined;
    else {
      if (current !== '') wrapped.push(current);
      current = word;
    }
  }
  return [...wrapped, current];
}

function pieces(word: string, perLine: number): string[] {
  const all = lettersOf(word);
  if (all.length <= perLine) return [word];
  return Array.from({ length: Math.ceil(all.length / perLine) }, (_, i) =>
    all.slice(i * perLine, (i + 1) * perLine).join(''),
  );
}
