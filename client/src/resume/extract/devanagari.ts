import type { ResumeContent } from './document.ts';

const LETTER = /\p{Script=Devanagari}/u;
/** Dependent vowel signs, without that of short i, which some files store before its consonant, as it is drawn. */
const SIGN = '[\\u093A\\u093B\\u093E\\u0940-\\u094C\\u094E\\u094F\\u0955-\\u0957]';
/** Nasal signs, visarga, nukta and virama: with vowel signs, all that cannot begin a word. */
const MARK = '[\\u0900-\\u0903\\u093C\\u094D]';
/** Letters and signs that a wrong map of the font puts in, among those of Devanagari: "णि?क्षिAका", "गणि=त". */
const FOREIGN = '[A-Za-z\\d?=<>;^~@#$%&\'"*+\\\\{}\\[\\]\\u0000\\uFFFD]';
const DEVANAGARI = '[\\u0900-\\u0965]';
const IMPOSSIBLE = new RegExp(
  [
    `^(?:${SIGN}|${MARK})`,
    `${SIGN}(?:\\u093F|${SIGN})`,
    `\\u093F${SIGN}`,
    `\\u094D\\u094D`,
    `\\u094D(?:${SIGN}|\\u093F)`,
    `[\\u0905-\\u0914]${SIGN}`,
    `${DEVANAGARI}${FOREIGN}+${DEVANAGARI}`,
    `${DEVANAGARI}[A-Za-z\\d\\u0000\\uFFFD]`,
    `['"](?:${SIGN}|${MARK})`,
    `[A-Za-z\\u0000\\uFFFD]${DEVANAGARI}`,
  ].join('|'),
  'u',
);
/** A consonant alone, which is no word but "and" and "not". */
const ALONE = /^(?![वन]$)[\u0915-\u0939]\u093C?$/u;
/** The share of words in Devanagari that may be impossible: typing mistakes. */
const MAX_SHARE = 0.05;
const MIN_BROKEN = 3;
/** So many consonants alone and impossible words are initials or typing mistakes in a sound text. */
const MOST_DOUBTFUL = 1;
/** In font sizes: the least gap that is a space. */
const SPACE = 0.12;

/**
 * Whether the Hindi of a file is read as letters that no word can have: signs without a consonant, two vowel signs in a row, or Latin letters within
 * words. Fonts whose map of characters leaves out conjuncts are read so.
 */
export function hasBrokenDevanagari(content: ResumeContent): boolean {
  const words = wordsIn(content);
  const broken = words.filter((word) => IMPOSSIBLE.test(word));
  return broken.length >= MIN_BROKEN && broken.length > MAX_SHARE * words.length;
}

/** Whether Hindi that was put together from two places is whole: nearly all of its words are possible. */
export function hasWholeDevanagari(content: ResumeContent): boolean {
  const doubtful = wordsIn(content).filter((word) => IMPOSSIBLE.test(word) || ALONE.test(word));
  return doubtful.length <= MOST_DOUBTFUL;
}

const wordsIn = (content: ResumeContent) =>
  linesOf(content)
    .flatMap((line) => line.split(/[\s/|,.:()–—-]+/))
    .filter((word) => LETTER.test(word));

/** A word may be stored in several runs, one behind the other. */
function linesOf(content: ResumeContent): string[] {
  if (content.kind === 'docx') return content.blocks.map(({ text }) => text);
  return content.pages.map(({ items }) =>
    items
      .map(({ text, x, y, size }, index) => {
        const before = items[index - 1];
        const isSame = before && Math.abs(before.y - y) < 1 && x - (before.x + before.width) < SPACE * size;
        return isSame ? text : ` ${text}`;
      })
      .join(''),
  );
}
