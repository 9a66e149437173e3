import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  CRITERION_GROUPS,
  type CriterionGroup,
  GROUP_NAMES,
} from '@preproom/models/contract/room/criterionGroups';
import {
  COMMENT_CRITERIA,
  type FEEDBACK_CRITERIA,
  INDEX_CRITERION,
  type StarCriterion,
} from '@preproom/models/contract/room/feedback';

export type Criterion = (typeof FEEDBACK_CRITERIA)[number];

/** The criteria as the specification spells them, each with its translatable text. */
const CRITERION_TEXTS: Record<Criterion, MessageDescriptor> = {
  'Education Background': msg`Education Background`,
  'Communication Skills': msg`Communication Skills`,
  'Listening Skills': msg`Listening Skills`,
  'Interpersonal Skills': msg`Interpersonal Skills`,
  'Leadership Ability': msg`Leadership Ability`,
  'Enthusiasm Level': msg`Enthusiasm Level`,
  'Eagerness Of Improvement': msg`Eagerness Of Improvement`,
  'Interest of Taking Initiatives': msg`Interest of Taking Initiatives`,
  'Time Management': msg`Time Management`,
  'Technical Knowlegde': msg`Technical Knowlegde`,
  'Enthusiasm on Learning New Skills': msg`Enthusiasm on Learning New Skills`,
  'Stress Handling': msg`Stress Handling`,
  'Current Industry Trend awareness': msg`Current Industry Trend awareness`,
  'Additional Certification': msg`Additional Certification`,
  'Summer Internship/Live projects': msg`Summer Internship/Live projects`,
  'Tech Skill Initiative': msg`Tech Skill Initiative`,
  'Subject Understanding': msg`Subject Understanding`,
  'Overall Hirability Index': msg`Overall Hirability Index`,
  'Comment On Technical Readiness': msg`Comment On Technical Readiness`,
  'Comment On Communication Skills': msg`Comment On Communication Skills`,
};

export function useCriterionText(): (criterion: Criterion) => string {
  const { t } = useLingui();
  return (criterion) => t(CRITERION_TEXTS[criterion]);
}

const GROUP_TEXTS: Record<CriterionGroup, MessageDescriptor> = {
  communication: msg`Communication`,
  technical: msg`Technical`,
  pressure: msg`Under pressure`,
  drive: msg`Drive`,
  background: msg`Background`,
};

export function useGroupText(): (group: CriterionGroup) => string {
  const { t } = useLingui();
  return (group) => t(GROUP_TEXTS[group]);
}

/** The groups in the order of form and report, with their titles. */
export const TITLED_GROUPS: { title: MessageDescriptor; criteria: StarCriterion[] }[] = GROUP_NAMES.map(
  (group) => ({ title: GROUP_TEXTS[group], criteria: [...CRITERION_GROUPS[group]] }),
);

/** All criteria, from the top of the form to its end. */
export const FORM_ORDER: readonly Criterion[] = [
  ...TITLED_GROUPS.flatMap(({ criteria }) => criteria),
  INDEX_CRITERION,
  ...COMMENT_CRITERIA,
];
