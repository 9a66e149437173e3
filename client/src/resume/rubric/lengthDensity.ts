import { isForFirstJob } from '../fields/firstJob.ts';
import type { Resume } from '../parseResume.ts';
import { type Check, ratio, toCheck, unjudged } from './check.ts';
import { lookedIn } from './lookedIn.ts';

/** Two pages are enough for a graduate; a third costs half, more cost all. */
const PAGES = { full: 2, half: 3 };
/** Words of the whole resume: fewer say too little, more are not read. A page with space is right for a first job. */
const WORDS = { least: 200, leastForFirstJob: 120, most: 1_000 };
/** Words of a statement: from a result with its figure to two lines on paper. */
const STATEMENT_WORDS = { least: 6, most: 32 };
/** All points if this share of the statements is within them. */
const ENOUGH = 0.9;

/** Whether it can be read in a minute. */
export function lengthDensity(resume: Resume): Check[] {
  const { pages, words, statements, sections } = resume;
  const isFirstJob = isForFirstJob(resume);
  const least = isFirstJob ? WORDS.leastForFirstJob : WORDS.least;
  const fitting = statements.filter(({ text }) => isFitting(text));
  const others = statements.filter(({ text }) => !isFitting(text));
  return [
    // A Word file has as many pages as the program that shows it makes of it.
    pages === null
      ? unjudged('lengthDensity', 'length', 'noPages')
      : toCheck('lengthDensity', 'length', {
          share: pages <= PAGES.full ? 1 : pages <= PAGES.half ? 0.5 : 0,
          values: { pages, firstJob: isFirstJob ? 1 : 0 },
        }),
    toCheck('lengthDensity', 'words', {
      share: wordShare(words, least),
      values: { words, least, most: WORDS.most, firstJob: isFirstJob ? 1 : 0 },
    }),
    statements.length === 0
      ? unjudged('lengthDensity', 'statementLength', 'noBullets', lookedIn(sections))
      : toCheck('lengthDensity', 'statementLength', {
          share: ratio(fitting.length, ENOUGH * statements.length),
          earned: fitting.map(({ text }) => ({ quote: text })),
          lost: others.map(({ text }) => ({ quote: text })),
          values: { met: fitting.length, total: statements.length, ...STATEMENT_WORDS },
        }),
  ];
}

/** 1 within the limits; less in proportion to how far it is beyond them. */
function wordShare(words: number, least: number): number {
  if (words < least) return words / least;
  return words > WORDS.most ? WORDS.most / words : 1;
}

function isFitting(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words >= STATEMENT_WORDS.least && words <= STATEMENT_WORDS.most;
}
