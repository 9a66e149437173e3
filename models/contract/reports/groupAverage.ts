import type { StarCriterion } from '../catalogues/criteria.ts';
import { CRITERION_GROUPS, type CriterionGroup, GROUP_NAMES } from './criterionGroups.ts';

export function groupOf(criterion: StarCriterion): CriterionGroup {
  const found = GROUP_NAMES.find((group) =>
    CRITERION_GROUPS[group].some((one: StarCriterion) => one === criterion),
  );
  if (!found) throw new Error(`${criterion} is in no group`);
  return found;
}

/** The average of a group's rated criteria; null if none is rated. */
export function groupAverage(
  group: CriterionGroup,
  ratings: Partial<Record<string, number | string>>,
): number | null {
  const stars = CRITERION_GROUPS[group]
    .map((criterion) => ratings[criterion])
    .filter((rating) => typeof rating === 'number');
  return stars.length === 0 ? null : stars.reduce((sum, one) => sum + one, 0) / stars.length;
}
