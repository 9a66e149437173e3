import { STAR_CRITERIA, type StarCriterion } from '@preproom/models/contract/catalogues/criteria';

/**
 * Stars at random follow our own rating of the 17 criteria so little (their correlation has a standard deviation of 1/√16); those of
 * anybody who has read the interview follow it far more.
 */
const MIN_CORRELATION = 0.4;

type Stars = Record<StarCriterion, number>;

/**
 * Whether the stars for a sample interview say anything about how somebody rates: not when they follow the interview no more than chance
 * does (Pearson's correlation with our own rating), and not when they equal our own or another mentor's in all 17 criteria.
 */
export function isEvidence(given: Stars, reference: Stars, others: readonly Stars[]): boolean {
  if ([reference, ...others].some((one) => STAR_CRITERIA.every((name) => one[name] === given[name])))
    return false;
  return correlation(given, reference) >= MIN_CORRELATION;
}

function correlation(a: Stars, b: Stars): number {
  const [meanA, meanB] = [meanStars(a), meanStars(b)];
  const sumOf = (product: (name: StarCriterion) => number) =>
    STAR_CRITERIA.reduce((sum, name) => sum + product(name), 0);
  const spread = Math.sqrt(sumOf((name) => (a[name] - meanA) ** 2) * sumOf((name) => (b[name] - meanB) ** 2));
  return spread === 0 ? 0 : sumOf((name) => (a[name] - meanA) * (b[name] - meanB)) / spread;
}

export function meanStars(stars: Stars): number {
  return STAR_CRITERIA.reduce((sum, name) => sum + stars[name], 0) / STAR_CRITERIA.length;
}
