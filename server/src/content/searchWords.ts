/** Longer words are cut to this many characters before they are stored or compared. */
const LONGEST_WORD = 20;
/** Shorter prefixes match too much; a whole word may be shorter. */
const SHORTEST_BEGINNING = 3;
/** A query's further words are ignored. */
const MOST_WORDS = 8;

/** The words of a text as they are compared: lower case, Latin letters without accents, each once. */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return unique(words.map((word) => beginning(word, LONGEST_WORD)));
}

/**
 * What a text is found by, to be stored and indexed: its words and their beginnings, so that "interview" finds "interviewer".
 * Searching is then plain equality, which every database answers from an index.
 */
export function searchWords(text: string): string[] {
  return unique(wordsOf(text).flatMap(beginningsOf));
}

/** The words that a result must contain, from what was typed. */
export function queryWords(typed: string): string[] {
  return wordsOf(typed).slice(0, MOST_WORDS);
}

function beginningsOf(word: string): string[] {
  const length = [...word].length;
  const shorter = Array.from({ length: Math.max(length - SHORTEST_BEGINNING, 0) }, (_, i) =>
    beginning(word, SHORTEST_BEGINNING + i),
  );
  return [...shorter, word];
}

/** Counted in characters: half of one could not be stored. */
function beginning(word: string, length: number): string {
  return [...word].slice(0, length).join('');
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
