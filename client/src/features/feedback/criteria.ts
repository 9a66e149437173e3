import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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

/** How form and report group the starred criteria; each is in exactly one group. */
export const CRITERION_GROUPS: { title: MessageDescriptor; criteria: StarCriterion[] }[] = [
  {
    title: msg`Communication`,
    criteria: ['Communication Skills', 'Listening Skills', 'Interpersonal Skills'],
  },
  {
    title: msg`Technical`,
    criteria: [
      'Technical Knowlegde',
      'Subject Understanding',
      'Tech Skill Initiative',
      'Current Industry Trend awareness',
    ],
  },
  { title: msg`Under pressure`, criteria: ['Time Management', 'Stress Handling'] },
  {
    title: msg`Drive`,
    criteria: [
      'Enthusiasm Level',
      'Eagerness Of Improvement',
      'Interest of Taking Initiatives',
      'Enthusiasm on Learning New Skills',
      'Leadership Ability',
    ],
  },
  {
    title: msg`Background`,
    criteria: ['Education Background', 'Additional Certification', 'Summer Internship/Live projects'],
  },
];

/** All criteria, from the top of the form to its end. */
export const FORM_ORDER: readonly Criterion[] = [
  ...CRITERION_GROUPS.flatMap(({ criteria }) => criteria),
  INDEX_CRITERION,
  ...COMMENT_CRITERIA,
];
