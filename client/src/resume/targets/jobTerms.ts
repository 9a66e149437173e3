import { countTerm, hasTerm, patternSource } from './hasTerm.ts';
import { isMeant, isWeak, withoutAddresses, withoutShouting } from './jobWords.ts';
import { allKeywords, jobSkills, variantsOf } from './roles.ts';
import type { Keyword, Target } from './target.ts';

/** The most keywords that are taken from a job description. */
const MAX_JOB_TERMS = 25;
/** Fewer characters have no terms worth comparing. */
export const MIN_JOB_CHARACTERS = 80;
export const MAX_JOB_CHARACTERS = 10_000;

/** "CI/CD", "C++", "TypeScript", "SAP", "ES6": with capitals inside, digits or marks, as names of tools have. */
const TOOL_NAME =
  /(?<![\p{L}\p{N}])(?:\p{L}*[a-z][A-Z]\p{L}*|[A-Z]{2,}[a-z]?(?:\/[A-Z]{2,})?|[A-Za-z]+[\d+#]+\+?|[A-Za-z]+\.(?:js|net|io|ai))(?![\p{L}\p{N}])/gu;

/**
 * Keywords of a job description: the skills of our catalogues that it names, then names of tools and certificates by their spelling. Most
 * frequent first within each step, `MAX_JOB_TERMS` at most. Words that are only repeated tell no skill.
 */
export function jobTarget(text: string): Target {
  const job = text.slice(0, MAX_JOB_CHARACTERS);
  const asked = withoutAddresses(job);
  const known = onlyApart(
    asked,
    [...allKeywords(), ...jobSkills()].flatMap((keyword) => foundIn(asked, keyword)),
  )
    .map((keyword) => ({ keyword, count: occurrences(asked, keyword) }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ keyword }) => keyword);
  // "BI" is no tool beside "Power BI".
  const covered = (term: string) =>
    known.some(({ terms }) => terms.some((one) => hasTerm(one.toLowerCase(), term.toLowerCase())));
  const isCovered = (term: string) => term.split('/').every(covered);
  const named = byFrequency(namesIn(withoutShouting(asked)), 1).filter(
    (term) => !isCovered(term) && !isWeak(term) && isMeant(asked, term),
  );
  const others = named.map((term) => ({ name: term, terms: [term.toLowerCase()] }));
  const keywords = uniqueByName([...known, ...others]);
  return { id: 'pasted', keywords: keywords.slice(0, MAX_JOB_TERMS), text: job };
}

/** Names by their spelling, without versions of what stands before them: "V5" in "CATIA V5". */
function namesIn(text: string): string[] {
  return [...text.matchAll(TOOL_NAME)].flatMap(([name], index, all) => {
    const at = all[index]?.index ?? 0;
    const isVersion = /^[A-Z]\d+$/.test(name) && /\p{L}{3,}\s$/u.test(text.slice(0, at));
    // "Software Engineer II".
    return isVersion || /^[IVX]{2,}$/.test(name) ? [] : [name];
  });
}

/**
 * The catalogue's keyword, named by the word that the job uses. A synonym of another role's keyword stays a keyword of its own. Words that show a
 * skill in a resume may ask for none in a job: "incidents", "reports".
 */
function foundIn(job: string, keyword: Keyword): Keyword[] {
  const used = keyword.terms.filter((term) => !isWeak(term) && isMeant(job, term));
  const [first] = used;
  if (!first) return [];
  const isNamed = variantsOf(keyword.terms[0] ?? '').includes(first);
  return [
    {
      name: isNamed ? keyword.name : displayOf(job, first),
      terms: [...new Set(used.flatMap(variantsOf))],
    },
  ];
}

/** Without keywords that stand only within a longer one, or beside it: "Spring" in "Spring/Spring Boot". */
function onlyApart(job: string, keywords: readonly Keyword[]): Keyword[] {
  const terms = keywords.flatMap((keyword) => keyword.terms);
  return keywords.filter((keyword) => {
    const longer = terms.filter(
      (one) => !keyword.terms.includes(one) && keyword.terms.some((term) => isWithin(term, one)),
    );
    const rest = longer.reduce((text, term) => withoutPhrase(text, term, keyword.terms), job);
    return longer.length === 0 || keyword.terms.some((term) => isMeant(rest, term));
  });
}

const isWithin = (term: string, longer: string) =>
  longer.length > term.length && hasTerm(longer.toLowerCase(), term.toLowerCase());

/** The text without a term, and without those that a slash joins to it. */
function withoutPhrase(text: string, term: string, beside: readonly string[]): string {
  const own = patternSource(term);
  const joined = beside.map(patternSource).join('|');
  return text.replace(new RegExp(`(?:(?:${joined})\\s*/\\s*)?${own}(?:\\s*/\\s*(?:${joined}))?`, 'giu'), ' ');
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

function uniqueByName(keywords: readonly Keyword[]): Keyword[] {
  const terms = new Set<string>();
  return keywords.filter(({ name, terms: [first = name] }) => {
    const isNew = !terms.has(first.toLowerCase()) && !terms.has(name.toLowerCase());
    terms.add(first.toLowerCase());
    terms.add(name.toLowerCase());
    return isNew;
  });
}
