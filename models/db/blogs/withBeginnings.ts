import { beginning } from '../../contract/http/searchText.ts';

/** Shorter beginnings match too much; a whole word may be shorter. */
const SHORTEST_BEGINNING = 3;

/**
 * The words and their beginnings, each once, so that "interview" finds "interviewer". Searching is then plain equality, which every
 * database answers from an index, together with other filters.
 */
export function withBeginnings(words: string[]): string[] {
  return [...new Set(words.flatMap(beginningsOf))];
}

function beginningsOf(word: string): string[] {
  const shorter = Math.max([...word].length - SHORTEST_BEGINNING, 0);
  return [...Array.from({ length: shorter }, (_, i) => beginning(word, SHORTEST_BEGINNING + i)), word];
}
