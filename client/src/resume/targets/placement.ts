import { isCareerBreak } from '../fields/careerBreak.ts';
import type { Entry } from '../fields/entry.ts';
import type { Resume } from '../parseResume.ts';
import { findTerm, hasTerm } from './hasTerm.ts';
import { singular } from './jobWords.ts';
import stopWords from './stopWords.json' with { type: 'json' };
import type { Keyword, Target } from './target.ts';

/** Where a keyword that the resume lacks could go, if it is true. */
export interface Placement {
  /** The entry whose bullets could say it, by title and organisation; null if there is no named job or project. */
  entry: string | null;
  /** The heading of the skills section as written, or null. */
  skills: string | null;
  /** Words that the entry shares with the job's sentence, as the entry spells them; none if it is simply the newest. */
  shared: readonly string[];
}

const STOP_WORDS = new Set(stopWords);
const WORD = /\p{L}[\p{L}\p{M}\p{N}+#]*/gu;
const MIN_LETTERS = 4;

/**
 * The place for a missing keyword: the job or project whose title and bullets share most words with the job's sentences that name the keyword,
 * the newer of equals. Where none shares a word, the newest one. Without jobs and projects the skills alone.
 */
export function placementOf(
  keyword: Keyword,
  { entries, sections }: Resume,
  { text = '' }: Target,
): Placement {
  const skills = sections.find(({ kind, heading }) => kind === 'skills' && heading)?.heading?.text ?? null;
  const words = wordsIn(sentencesWith(keyword, text)).filter(
    (word) => !keyword.terms.some((term) => hasTerm(term, word)),
  );
  const [best] = newestFirst(entries.filter(canSay))
    .map((entry) => ({ entry, shared: sharedWords(words, entry) }))
    // Sorting keeps the order of equals.
    .toSorted((one, other) => other.shared.length - one.shared.length);
  return { entry: best ? entryName(best.entry) : null, skills, shared: best?.shared ?? [] };
}

/** Title and organisation; '' if neither was found. */
export function entryName({ title, organisation }: Pick<Entry, 'title' | 'organisation'>): string {
  return [title, organisation].filter((part) => part !== null).join(', ');
}

const canSay = (entry: Entry) =>
  (entry.kind === 'experience' || entry.kind === 'projects') &&
  entryName(entry) !== '' &&
  !isCareerBreak(entry);

/** By their ends, what goes on first; those without dates last, in the order of the page. */
function newestFirst(entries: readonly Entry[]): Entry[] {
  // "present" sorts behind all years, and a year behind all its months but after the year before.
  const end = ({ to }: Entry) => (to === null ? '' : to.length === 4 ? `${to}-99` : to);
  return entries.toSorted((one, other) => (end(one) === end(other) ? 0 : end(one) < end(other) ? 1 : -1));
}

function sentencesWith({ terms }: Keyword, text: string): string {
  return text
    .split(/(?<=[.!?])\s+|[\n;•]+/)
    .filter((sentence) => terms.some((term) => hasTerm(sentence, term)))
    .join(' ');
}

function sharedWords(words: readonly string[], { title, bullets }: Entry): string[] {
  const own = [title ?? '', ...bullets.map(({ text }) => text)].join(' ');
  return words.flatMap((word) => findTerm(own, [word]) ?? []);
}

/** Each word once, in lower case and the singular, without common ones. Short ones say something only in capitals: "SQL". */
function wordsIn(text: string): string[] {
  const words = (text.match(WORD) ?? []).filter(
    (word) => word.length >= MIN_LETTERS || /^\p{Lu}{2,}$/u.test(word),
  );
  return [...new Set(words.map((word) => singular(word.toLowerCase())))].filter(
    (word) => !STOP_WORDS.has(word),
  );
}
