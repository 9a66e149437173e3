import type { Statement } from '../fields/statement.ts';
import { openingVerb } from '../fields/verbs.ts';
import type { Resume } from '../parseResume.ts';
import { type Check, type Evidence, ratio, toCheck, unjudged } from './check.ts';
import { lookedIn } from './lookedIn.ts';

/** All points if this share of the statements begins with an action verb. */
const ENOUGH = 0.8;
/** More statements that begin with the same verb read as a repetition. */
const MAX_REPEATED = 2;

/** Whether statements say what the person did, with a verb first. */
export function actionVerbs({ statements: all, sections }: Resume): Check[] {
  const statements = all.filter(({ text }) => !isHindi(text));
  if (statements.length === 0) {
    const looked = all.length === 0 ? lookedIn(sections) : all.map(toEvidence);
    const reason = all.length === 0 ? 'noBullets' : 'otherLanguage';
    return [
      unjudged('actionVerbs', 'verbFirst', reason, looked),
      unjudged('actionVerbs', 'variedVerbs', reason, looked),
    ];
  }
  const withVerb = statements.filter(({ text }) => openingVerb(text) !== null);
  const without = statements.filter(({ text }) => openingVerb(text) === null);
  const byVerb = [...Map.groupBy(withVerb, ({ text }) => openingVerb(text) ?? '')];
  const repeated = byVerb.filter(([, { length }]) => length > MAX_REPEATED);
  return [
    toCheck('actionVerbs', 'verbFirst', {
      share: ratio(withVerb.length, ENOUGH * statements.length),
      earned: withVerb.map(toEvidence),
      lost: without.map(toEvidence),
      values: { met: withVerb.length, total: statements.length },
    }),
    variety(repeated, byVerb),
  ];
}

type ByVerb = [verb: string, statements: Statement[]][];

function variety(repeated: ByVerb, byVerb: ByVerb): Check {
  if (byVerb.length === 0) return unjudged('actionVerbs', 'variedVerbs', 'noVerbs');
  return toCheck('actionVerbs', 'variedVerbs', {
    share: repeated.length === 0 ? 1 : repeated.length === 1 ? 0.5 : 0,
    earned:
      repeated.length === 0
        ? byVerb.flatMap(([verb, [first]]) => (first ? [{ ...toEvidence(first), about: verb }] : []))
        : [],
    lost: repeated.flatMap(([verb, all]) => all.map((one) => ({ ...toEvidence(one), about: verb }))),
    values: { repeated: repeated.length },
  });
}

/** Mostly in Devanagari: our verbs are English ones, and Hindi has its verb at the end. */
function isHindi(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Devanagari}/gu) > count(/\p{Script=Latin}/gu);
}

function toEvidence({ text }: Statement): Evidence {
  return { quote: text };
}
