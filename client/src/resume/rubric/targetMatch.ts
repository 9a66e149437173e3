import type { Resume } from '../parseResume.ts';
import { findTerm, hasTerm } from '../targets/hasTerm.ts';
import { placementOf } from '../targets/placement.ts';
import { toTerm, variantsOf } from '../targets/roles.ts';
import type { Target } from '../targets/target.ts';
import { type Check, type Evidence, ratio, toCheck, unjudged } from './check.ts';
import { keywordLines } from './keywordLines.ts';

/** All points if this share of the keywords is there: nobody has all of them. */
const ENOUGH = 0.7;

/** How many of the target's keywords the resume has. Only words that stand in it count; none is added. A job that names no skill judges nobody. */
export function targetMatch(resume: Resume, target: Target): Check[] {
  if (target.keywords.length === 0) return [unjudged('targetMatch', 'keywords', 'noJobSkills')];
  const lines = keywordLines(resume);
  const found: Evidence[] = [];
  const missing: Evidence[] = [];
  for (const keyword of target.keywords) {
    const { name, terms } = keyword;
    const line = lines.find(({ text }) => findTerm(text, terms) !== null);
    const word = line && findTerm(line.text, terms);
    if (word) found.push({ quote: line.line.text, about: foundAs(name, word) });
    else missing.push({ quote: '', about: name, placement: placementOf(keyword, resume, target) });
  }
  const total = target.keywords.length;
  const check = toCheck('targetMatch', 'keywords', {
    share: ratio(found.length, ENOUGH * total),
    values: { met: found.length, total },
  });
  // All of them, because the list is what a person works with.
  return [{ ...check, earned: found, lost: missing }];
}

/**
 * A keyword by the word that is there: "C++" does not show that somebody knows Java. With the keyword before it where that is another skill or a
 * wider one, so that each keyword is in one of the lists: "SQL (PostgreSQL)", "Incident response (incidents)".
 */
function foundAs(name: string, word: string): string {
  const names = name.split(' / ');
  const isSame = names.some(
    (one) => hasTerm(word, toTerm(one)) || hasTerm(one, toTerm(word)) || isSpelling(one, word),
  );
  return isSame ? word : `${names.join(' / ')} (${word})`;
}

const isSpelling = (name: string, word: string) =>
  variantsOf(name).some((variant) => variant.toLowerCase() === word.toLowerCase());
