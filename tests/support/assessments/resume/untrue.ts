import type { Check } from '@preproom/client/src/resume/rubric/check.ts';
import type { ResumeCheck } from '@preproom/models/contract/assessments/resumeRubric';
import { letters } from './compare.ts';
import type { FoundResume } from './found.ts';
import type { Layout } from './layouts/layouts.ts';
import type { Truth } from './truth.ts';

/** What a check says of a file although it is not so, in a few words; null if all that it says is true. */
type Doubt = (check: Check, truth: Truth, found: FoundResume) => string | null;

/** The statements about a file that are untrue, at most one of each check. */
export function untrueStatements(truth: Truth, found: FoundResume, layout: Layout): string[] {
  const checks = found.analysis.rules.flatMap((rule) => rule.checks);
  const doubted = checks.flatMap((check) => {
    const isExpected = check.id in layout.costs || layout.arguable.includes(check.id);
    // What is not judged says nothing.
    const doubt = isExpected || check.notJudged ? null : DOUBTS[check.id](check, truth, found);
    return doubt === null ? [] : [`${check.id}: ${doubt}`];
  });
  const advice = found.analysis.resume.advice.filter(({ kind }) => !truth.advice.includes(kind));
  return [...doubted, ...advice.map(({ kind }) => `advice: no ${kind}`)];
}

const loses = (check: Check) => check.points < check.maximum;
/** For checks that lose points only where something is missing that all these files have. */
const never =
  (what: string): Doubt =>
  (check) =>
    loses(check) ? what : null;

const hasKind =
  (...kinds: readonly string[]): Doubt =>
  (check, { headings }) =>
    loses(check) && headings.some(({ kind }) => kinds.includes(kind)) ? 'there is such a section' : null;

/** A quote that is no bullet of the person, or one that is as the check wants it. */
const wrongQuote =
  (isFine: (bullet: string) => boolean): Doubt =>
  (check, { bullets }) => {
    if (!loses(check)) return null;
    if (check.values.total === 0) return bullets.length > 0 ? 'it found no bullets' : null;
    const own = new Map(bullets.map((bullet) => [letters(bullet), bullet]));
    const wrong = check.lost.find(({ quote }) => {
      const bullet = own.get(letters(quote));
      return bullet === undefined || isFine(bullet);
    });
    return wrong ? `quotes "${wrong.quote}"` : null;
  };

const wordsIn = (text: string) => text.split(/\s+/).length;

const DOUBTS: Record<ResumeCheck, Doubt> = {
  storedOrder: never('the text does not jump'),
  oneColumn: never('there is one column'),
  noTables: never('rows of tables are stored whole'),
  plainText: never('all text is plain'),
  name: (check, { name }, found) =>
    loses(check)
      ? 'there is a name'
      : letters(found.name).endsWith(letters(name.replace(/^Dr\.? /, '')))
        ? null
        : `"${found.name}" is not the name`,
  email: (check, { email }, { emails }) =>
    loses(check) ? 'there is an address' : emails[0] === email ? null : `${emails[0]} is not the address`,
  phone: never('there is a number'),
  profileLink: (check, { links }) => (loses(check) && links.length > 0 ? 'there is a link' : null),
  education: hasKind('education'),
  experience: hasKind('experience', 'projects'),
  skills: hasKind('skills'),
  knownHeadings(check, { headings }) {
    const own = new Set(headings.map(({ text }) => [...letters(text)].toSorted().join('')));
    const wrong = check.lost.find(({ quote }) => !own.has([...letters(quote)].toSorted().join('')));
    return wrong ? `"${wrong.quote}" is no heading` : null;
  },
  // All made-up bullets begin with a verb, and none is used three times.
  verbFirst: wrongQuote(() => true),
  variedVerbs: (check, { bullets }) => {
    const verbs = Map.groupBy(bullets, (bullet) => bullet.split(' ')[0]?.toLowerCase());
    const isVaried = [...verbs.values()].every(({ length }) => length <= 2);
    return loses(check) && isVaried && bullets.length > 0 ? 'no verb is used three times' : null;
  },
  statementFigures: wrongQuote((bullet) => /\d/.test(bullet)),
  educationScore: (check, { scores }) => (loses(check) && scores.length > 0 ? 'there is a grade' : null),
  length: never('it has at most two pages'),
  words: (check, { words }) =>
    loses(check) && words >= 220 && words <= 950 ? `it has ${words} words` : null,
  statementLength: wrongQuote((bullet) => wordsIn(bullet) >= 6 && wordsIn(bullet) <= 32),
  keywords: () => null,
  dateForm: never('there is one form of dates'),
  fullStops: never('no bullet has a full stop'),
  bulletMarks: never('there is one mark'),
  firstPerson: never('there is no "I"'),
};
