import type { Resume } from '../parseResume.ts';
import { type Check, quote, ratio, toCheck, unjudged } from './check.ts';
import { lookedIn } from './lookedIn.ts';

/** All points if this share of the statements has a figure. */
const ENOUGH = 0.5;

const YEAR = /\b(?:19|20)\d{2}\b/g;
/** Versions and names: "Python 3", "Class 12", "Industry 4.0", "24/7". */
const NAMED_NUMBER =
  /\b(?:python|java|angular|vue|react|html|css|es|web|industry|class|phase|semester|sem|windows|version|v|unit|iso|ieee|bootstrap|spring|php|std|grade)[\s-]?\d+(?:\.\d+)*|\b24\s?[/x×]\s?7\b/gi;
const FIGURE = /(?<![\p{L}\d])(?:[₹$€£]\s?|rs\.?\s?)?\d[\d,.]*/iu;

/** Whether results are measurable, and grades stated. */
export function figures({ statements, sections, education: { scores } }: Resume): Check[] {
  const withFigure = statements.filter(({ text }) => hasFigure(text));
  const without = statements.filter(({ text }) => !hasFigure(text));
  return [
    statements.length === 0
      ? unjudged('figures', 'statementFigures', 'noBullets', lookedIn(sections))
      : toCheck('figures', 'statementFigures', {
          share: ratio(withFigure.length, ENOUGH * statements.length),
          earned: withFigure.map(({ text }) => ({ quote: text })),
          lost: without.map(({ text }) => ({ quote: text })),
          values: { met: withFigure.length, total: statements.length },
        }),
    toCheck('figures', 'educationScore', {
      share: scores.length > 0 ? 1 : 0,
      earned: quote(scores.map(({ line }) => line)),
    }),
  ];
}

/** A number that is no year, version or name. */
function hasFigure(text: string): boolean {
  return FIGURE.test(text.replace(NAMED_NUMBER, ' ').replace(YEAR, ' '));
}
