import type { FEEDBACK_CRITERIA } from '../catalogues/criteria.ts';
import type { CriterionGroup } from '../reports/criterionGroups.ts';
import type { Round } from '../sessions/sessions.ts';
import type { Words } from './texts.ts';

type Criterion = (typeof FEEDBACK_CRITERIA)[number];

/** A criterion as the specification spells it, or its translation. */
export function criterionName({ i18n }: Words, criterion: Criterion): string {
  const names: Record<Criterion, string> = {
    'Education Background': i18n.t('Education Background'),
    'Communication Skills': i18n.t('Communication Skills'),
    'Listening Skills': i18n.t('Listening Skills'),
    'Interpersonal Skills': i18n.t('Interpersonal Skills'),
    'Leadership Ability': i18n.t('Leadership Ability'),
    'Enthusiasm Level': i18n.t('Enthusiasm Level'),
    'Eagerness Of Improvement': i18n.t('Eagerness Of Improvement'),
    'Interest of Taking Initiatives': i18n.t('Interest of Taking Initiatives'),
    'Time Management': i18n.t('Time Management'),
    'Technical Knowlegde': i18n.t('Technical Knowlegde'),
    'Enthusiasm on Learning New Skills': i18n.t('Enthusiasm on Learning New Skills'),
    'Stress Handling': i18n.t('Stress Handling'),
    'Current Industry Trend awareness': i18n.t('Current Industry Trend awareness'),
    'Additional Certification': i18n.t('Additional Certification'),
    'Summer Internship/Live projects': i18n.t('Summer Internship/Live projects'),
    'Tech Skill Initiative': i18n.t('Tech Skill Initiative'),
    'Subject Understanding': i18n.t('Subject Understanding'),
    'Overall Hirability Index': i18n.t('Overall Hirability Index'),
    'Comment On Technical Readiness': i18n.t('Comment On Technical Readiness'),
    'Comment On Communication Skills': i18n.t('Comment On Communication Skills'),
  };
  return names[criterion];
}

export function groupName({ i18n }: Words, group: CriterionGroup): string {
  const names: Record<CriterionGroup, string> = {
    communication: i18n.t('Communication'),
    technical: i18n.t('Technical'),
    pressure: i18n.t('Under pressure'),
    drive: i18n.t('Drive'),
    background: i18n.t('Background'),
  };
  return names[group];
}

/** What a session is called: its round, or "Free introduction". */
export function roundName({ i18n }: Words, { round, isFree }: { round: Round; isFree: boolean }): string {
  const names: Record<Round, string> = {
    Introducation: i18n.t('Introducation'),
    'HR Round 1': i18n.t('HR Round 1'),
    'Tech Round 1': i18n.t('Tech Round 1'),
    'HR Round 2': i18n.t('HR Round 2'),
    'Tech Round 2': i18n.t('Tech Round 2'),
    'Tech Round 3': i18n.t('Tech Round 3'),
  };
  return isFree ? i18n.t('Free introduction') : names[round];
}
