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
/** "One" may be a pronoun. */
const WORD_FIGURE =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|lakhs?|millions?|crores?|dozens?|twice|double[ds]?|doubling|triple[ds]?|tripling|quadrupled|halved|halving|half|thirds?|quarters?|one (?:day|week|month|year|hour|minute|second|page)s?)(?!\p{L})/iu;
/** "Phase two", "third party", "second quarter". */
const NAMED_WORD =
  /\b(?:phase|part|class|level|grade|tier|unit|stage|type|semester)\s+(?:two|three|four|five|six)\b|\bthird[\s-](?:part(?:y|ies)|year|place|semester|person)\b|\bhalf[\s-](?:yearly|day)\b|\b(?:first|second|third|fourth|last|next|this|each|every)\s+(?:quarter|half)\b|\bthe\s+(?:third|quarter)\b/giu;

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

/** A number, in digits or in words, that is no year, version or name. */
function hasFigure(text: string): boolean {
  return (
    FIGURE.test(text.replace(NAMED_NUMBER, ' ').replace(YEAR, ' ')) ||
    WORD_FIGURE.test(text.replace(NAMED_WORD, ' '))
  );
}
