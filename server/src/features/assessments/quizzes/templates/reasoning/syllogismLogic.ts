export type Quantifier = 'all' | 'no' | 'some' | 'someNot';

/** A statement about two terms, which are numbered from 0. */
export interface Statement {
  quantifier: Quantifier;
  a: number;
  b: number;
}

/** A region of the Venn diagram as a set of bits: bit t is set inside term t. */
const isIn = (region: number, term: number): boolean => ((region >> term) & 1) === 1;

/** "All" and "no" empty the regions for which this is true; "some" and "some not" need one such region. */
function concerns({ quantifier, a, b }: Statement, region: number): boolean {
  const isInBoth = isIn(region, a) && isIn(region, b);
  return quantifier === 'no' || quantifier === 'some' ? isInBoth : isIn(region, a) && !isIn(region, b);
}
const forbids = ({ quantifier }: Statement): boolean => quantifier === 'all' || quantifier === 'no';

const CONTRARY: Record<Quantifier, Quantifier> = { all: 'someNot', someNot: 'all', no: 'some', some: 'no' };
const negated = (statement: Statement): Statement => ({
  ...statement,
  quantifier: CONTRARY[statement.quantifier],
});

/**
 * Whether all statements can be true together, each term having at least one member. Regions that nothing forbids may be filled
 * freely, so it is enough that each demand has one such region.
 */
export function canAllBeTrue(statements: readonly Statement[], terms: number): boolean {
  const regions = Array.from({ length: 2 ** terms }, (_, region) => region);
  const open = regions.filter((region) => !statements.some((one) => forbids(one) && concerns(one, region)));
  const hasMembers = Array.from({ length: terms }, (_, term) => open.some((region) => isIn(region, term)));
  const isMet = statements
    .filter((one) => !forbids(one))
    .map((one) => open.some((region) => concerns(one, region)));
  return [...hasMembers, ...isMet].every(Boolean);
}

/**
 * The fewest kinds of people, each as the terms that it belongs to, with which the premises are true and the conclusion is false.
 * Undefined if the conclusion follows.
 */
export function counterexample(
  premises: readonly Statement[],
  conclusion: Statement,
  terms: number,
): number[][] | undefined {
  const wanted = [...premises, negated(conclusion)];
  const numbers = Array.from({ length: terms }, (_, term) => term);
  const open = Array.from({ length: 2 ** terms }, (_, region) => region).filter(
    (region) => region > 0 && !wanted.some((one) => forbids(one) && concerns(one, region)),
  );
  const isEnough = (chosen: readonly number[]): boolean =>
    numbers.every((term) => chosen.some((region) => isIn(region, term))) &&
    wanted.every((one) => forbids(one) || chosen.some((region) => concerns(one, region)));
  for (let size = 1; size <= terms + 1; size++) {
    const found = choicesOf(open, size).find(isEnough);
    if (found) return found.map((region) => numbers.filter((term) => isIn(region, term)));
  }
  return undefined;
}

/** Every choice of so many of the list. */
function choicesOf(list: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, i) => choicesOf(list.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/** The premises that the conclusion needs. */
export function neededPremises(
  premises: readonly Statement[],
  conclusion: Statement,
  terms: number,
): Statement[] {
  let needed = [...premises];
  for (const premise of premises) {
    const fewer = needed.filter((one) => one !== premise);
    if (follows(fewer, conclusion, terms)) needed = fewer;
  }
  return needed;
}

export const follows = (premises: readonly Statement[], conclusion: Statement, terms: number): boolean =>
  !canAllBeTrue([...premises, negated(conclusion)], terms);
