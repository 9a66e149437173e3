/** Accents that LaTeX draws as characters of their own before the letter, and their combining forms. */
const ACCENTS: Record<string, string> = {
  '¨': '\u0308',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '˘': '\u0306',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
  '˝': '\u030b',
  '˙': '\u0307',
};
const ACCENT = /([¨´ˆ˜˘¸ˇ˚˝˙])\s?([\p{L}ı])/gu;

/** Ligatures as characters, and at their places in the fonts of TeX (OT1 and T1), which are control characters elsewhere. */
const LIGATURES: Record<string, string> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: they stand for ligatures
const LIGATURE = /[\u000b\u000c\u000e\u000f\u001b-\u001f]/g;

/** Characters of a PDF's font as the letters that they stand for. */
export function cleanCharacters(text: string): string {
  return text
    .replace(LIGATURE, (character) => LIGATURES[character] ?? '')
    .replace(/[\uFB00-\uFB06]/g, (character) => character.normalize('NFKC'))
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, (character) =>
      /[\u200C\u200D]/.test(character) ? character : '',
    )
    .normalize('NFC');
}

/** Accents joined with their letters. Needs the whole line, because an accent may be a run of its own. */
export function joinAccents(text: string): string {
  return text.replace(ACCENT, (_, accent: string, letter: string) =>
    `${letter === 'ı' ? 'i' : letter}${ACCENTS[accent] ?? ''}`.normalize('NFC'),
  );
}

/** A Devanagari sign that is written before its consonant and stored after it; at the start of a word it is stored as drawn. */
const DRAWN_FIRST = /(?:^|[\s•:|,])\u093F/u;
const SIGN_AND_CLUSTER =
  /\u093F((?:[\u0915-\u0939\u0958-\u095F]\u093C?\u094D)*[\u0915-\u0939\u0958-\u095F]\u093C?)/gu;

/** Puts Devanagari that a file keeps as it is drawn into the order in which it is written. */
export function inWrittenOrder<Item extends { text: string }>(items: readonly Item[]): Item[] {
  if (!items.some(({ text }) => DRAWN_FIRST.test(text))) return [...items];
  return items.map((item) => ({ ...item, text: item.text.replace(SIGN_AND_CLUSTER, '$1\u093F') }));
}
