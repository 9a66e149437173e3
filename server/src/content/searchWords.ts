/** A word of a text counts to this length; what follows makes no difference when searching. */
const LONGEST_WORD = 20;
/** One or two letters alone say too little, unless they are the word. */
const SHORTEST_BEGINNING = 3;
/** Nobody types more words than this to find something; the rest is passed over. */
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

/** What somebody typed as the words that have to be there. */
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
