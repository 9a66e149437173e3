import {
  COMMENT_CRITERIA,
  type FEEDBACK_CRITERIA,
  INDEX_CRITERION,
} from '@preproom/models/contract/catalogues/criteria';
import {
  CRITERION_GROUPS,
  type CriterionGroup,
  GROUP_NAMES,
} from '@preproom/models/contract/reports/criterionGroups';
import { criterionName, groupName } from '@preproom/models/contract/words/criterionWords';
import { useWords } from './words.ts';

export type Criterion = (typeof FEEDBACK_CRITERIA)[number];

/** Names of the criteria; the page needs the catalogue `words`. */
export function useCriterionText(): (criterion: Criterion) => string {
  const words = useWords();
  return (criterion) => criterionName(words, criterion);
}

export function useGroupText(): (group: CriterionGroup) => string {
  const words = useWords();
  return (group) => groupName(words, group);
}

/** All criteria, from the top of the form to its end. */
export const FORM_ORDER: readonly Criterion[] = [
  ...GROUP_NAMES.flatMap((group) => CRITERION_GROUPS[group]),
  INDEX_CRITERION,
  ...COMMENT_CRITERIA,
];
