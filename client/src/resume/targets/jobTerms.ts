import { countTerm, hasTerm } from './hasTerm.ts';
import { allKeywords } from './roles.ts';
import stopWords from './stopWords.json' with { type: 'json' };
import type { Keyword, Target } from './target.ts';

/** Words that job descriptions repeat without asking for a skill. */
const STOP_WORDS = new Set(stopWords);
/** The most keywords that are taken from a job description. */
const MAX_JOB_TERMS = 25;
/** Fewer characters have no terms worth comparing. */
export const MIN_JOB_CHARACTERS = 80;
export const MAX_JOB_CHARACTERS = 10_000;

/** "CI/CD", "C++", "TypeScript", "SAP", "ES6": with capitals inside, digits or marks, as names of tools have. */
const TOOL_NAME =
  /(?<![\p{L}\p{N}])(?:\p{L}*[a-z][A-Z]\p{L}*|[A-Z]{2,}[a-z]?(?:\/[A-Z]{2,})?|[A-Za-z]+[\d+#]+\+?|[A-Za-z]+\.[a-z]{2,3})(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}][\p{L}-]{3,}/gu;
/** A word that is no known keyword counts if it stands there this often. */
const REPEATED = 3;

/**
 * Keywords of a job description, in three steps: the keywords of our role catalogue that it has; then names of tools by their
 * spelling; then words that are repeated and not common. Most frequent first within each step, `MAX_JOB_TERMS` at most.
 */
export function jobTarget(text: string): Target {
  const job = text.slice(0, MAX_JOB_CHARACTERS);
  const known = allKeywords()
    .flatMap((keyword) => foundIn(job, keyword))
    .map((keyword) => ({ keyword, count: occurrences(job, keyword) }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ keyword }) => keyword);
  const covered = (term: string) =>
    [...known].some(({ terms }) => terms.some((one) => one.toLowerCase() === term.toLowerCase()));
  const named = byFrequency(job.match(TOOL_NAME) ?? [], 1).filter(
    (term) => !covered(term) && !STOP_WORDS.has(term.toLowerCase()),
  );
  const repeated = byFrequency((job.toLowerCase().match(WORD) ?? []).map(singular), REPEATED).filter(
    (word) => !STOP_WORDS.has(word) && !covered(word) && !known.some(({ name }) => hasTerm(name, word)),
  );
  const others = [...named, ...repeated].map((term) => ({ name: term, terms: [term.toLowerCase()] }));
  return { id: 'pasted', keywords: uniqueByName([...known, ...others]).slice(0, MAX_JOB_TERMS), text: job };
}

/** The catalogue's keyword, named by the word that the job uses. A synonym of another role's keyword stays a keyword of its own. */
function foundIn(job: string, keyword: Keyword): Keyword[] {
  const used = keyword.terms.filter((term) => hasTerm(job, term));
  const [first] = used;
  return first
    ? [{ name: first === keyword.terms[0] ? keyword.name : displayOf(job, first), terms: used }]
    : [];
}

function occurrences(job: string, { terms }: Keyword): number {
  return terms.reduce((total, term) => total + countTerm(job, term), 0);
}

/** The term as the job spells it. */
function displayOf(job: string, term: string): string {
  const at = job.toLowerCase().indexOf(term.toLowerCase());
  return at < 0 ? term : job.slice(at, at + term.length);
}

function byFrequency(words: readonly string[], least: number): string[] {
  return [...Map.groupBy(words, (word) => word)]
    .filter(([, { length }]) => length >= least)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([word]) => word);
}

export function singular(word: string): string {
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

function uniqueByName(keywords: readonly Keyword[]): Keyword[] {
  const terms = new Set<string>();
  return keywords.filter(({ name, terms: [first = name] }) => {
    const isNew = !terms.has(first.toLowerCase()) && !terms.has(name.toLowerCase());
    terms.add(first.toLowerCase());
    terms.add(name.toLowerCase());
    return isNew;
  });
}
