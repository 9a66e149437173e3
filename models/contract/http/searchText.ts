// The only folding of the product: what is stored to be searched, what people type, and what the client filters by itself.
import { asciiDigits } from './digits.ts';

/** Longer words are cut to this many characters before they are stored or compared. */
const LONGEST_WORD = 30;
/** A query's further words are ignored. */
const MOST_QUERY_WORDS = 8;

/** Letters without a decomposition: as people type them who lack the key, or in their other encoding (Urdu, Malayalam). */
const SPELLINGS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n' },
  ...{ ς: 'σ', ي: 'ی', ى: 'ی', ك: 'ک', ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' },
};
const RESPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g');
/** All of these sit inside words: D'Souza, D’Souza. */
const APOSTROPHES = /['\u2018\u2019\u201b\u02b9\u02bb\u02bc\u2032\u00b4`\uff07]/g;
/**
 * Accents, the vowel signs that Arabic script may leave out, the dot under a letter (nukta) of each Indian script, variation
 * selectors, and joiners and other characters that cannot be seen.
 */
const IGNORED =
  /[\u0300-\u036f]|[\u064b-\u065f\u0670]|[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc]|[\ufe00-\ufe0f]|\p{Cf}/gu;

/** Text as it is compared: without case, accents, apostrophes, nuktas and invisible characters; every digit as 0 to 9. */
export function foldText(text: string): string {
  return asciiDigits(text.replace(APOSTROPHES, '').normalize('NFKD'))
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(RESPELLED, (letter) => SPELLINGS[letter] ?? letter);
}

/** Whether a text has what was typed anywhere in it. */
export function containsText(text: string, typed: string): boolean {
  return foldText(text).includes(foldText(typed.trim()));
}

/**
 * The words that a text is found by, each once. A name with an apostrophe, a dot or a hyphen is found as one word and by its parts:
 * "D'Souza" as dsouza, d, souza.
 */
export function wordsOf(text: string): string[] {
  const compounds = text.match(/[\p{L}\p{M}\p{N}]+(?:['’.\-\u2010\u2011][\p{L}\p{M}\p{N}]+)+/gu) ?? [];
  const joined = compounds.map((compound) => compound.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  const apart = text.replace(APOSTROPHES, ' ');
  return split([text, apart, ...joined].join(' '));
}

/** The words that a result must contain, from what was typed. Each is a word of `wordsOf` or the beginning of one. */
export function queryWords(typed: string): string[] {
  return split(typed).slice(0, MOST_QUERY_WORDS);
}

function split(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => beginning(word, LONGEST_WORD)))];
}

/** Counted in characters: half of one could not be stored. */
export function beginning(word: string, length: number): string {
  return [...word].slice(0, length).join('');
}
