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

export const follows = (premises: readonly Statement[], conclusion: Statement, terms: number): boolean =>
  !canAllBeTrue([...premises, negated(conclusion)], terms);
