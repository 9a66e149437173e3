import { isCareerBreak } from '../fields/careerBreak.ts';
import type { Entry } from '../fields/entry.ts';
import type { Resume } from '../parseResume.ts';
import { findTerm, hasTerm } from './hasTerm.ts';
import { singular } from './jobWords.ts';
import related from './related.json' with { type: 'json' };
import { toTerm } from './roles.ts';
import stopWords from './stopWords.json' with { type: 'json' };
import type { Keyword, Target } from './target.ts';

/** Where a keyword that the resume lacks could go, if it is true. */
export interface Placement {
  /** The entry whose bullets could say it, by title and organisation; null if no job or project is close to it. */
  entry: string | null;
  /** What the entry mentions that is close to the keyword, as it is spelled there. */
  shared: readonly string[];
  /** The heading of the skills section as written, or null. */
  skills: string | null;
  /** A skill of that section that is close to the keyword, as it is spelled there. */
  beside: string | null;
}

const STOP_WORDS = new Set(stopWords);
const WORD = /\p{L}[\p{L}\p{M}\p{N}+#]*/gu;
const MIN_LETTERS = 4;

/**
 * The place for a missing keyword: the job or project whose title and bullets mention most of what is close to it, the newer of equals, and a skill
 * that is close to it. Close are skills of the same field, and words of the job's sentences that name the keyword. If nothing is, it has no place yet.
 */
export function placementOf(
  keyword: Keyword,
  { entries, sections }: Resume,
  { text = '' }: Target,
): Placement {
  const skills = sections.find(({ kind, heading }) => kind === 'skills' && heading);
  const isOther = (term: string) => !keyword.terms.some((own) => hasTerm(own, term));
  const words = wordsIn(sentencesWith(keyword, text)).filter(isOther);
  const skillsNear = relatedTo(keyword).filter(isOther);
  const close = [...new Set([...skillsNear, ...words])];
  const [best] = newestFirst(entries.filter(canSay))
    .map((entry) => ({ entry, shared: sharedWords(close, entry) }))
    // Sorting keeps the order of equals.
    .toSorted((one, other) => other.shared.length - one.shared.length);
  const fits = best !== undefined && best.shared.length > 0;
  const listed = skills?.lines.map((line) => line.text).join('\n') ?? '';
  return {
    entry: fits ? entryName(best.entry) : null,
    shared: fits ? best.shared : [],
    skills: skills?.heading?.text ?? null,
    beside: findTerm(listed, skillsNear),
  };
}

/** Skills of one field, so that who has one of them may have used another in the same work. */
const FIELDS = related.map((field) => field.map(toTerm));

function relatedTo({ terms }: Keyword): string[] {
  const fields = FIELDS.filter((field) => terms.some((term) => field.includes(term)));
  return [...new Set(fields.flat())].filter((term) => !terms.includes(term));
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
  const found = words.flatMap((word) => findTerm(own, [word]) ?? []);
  return [...new Map(found.map((word) => [word.toLowerCase(), word])).values()];
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
