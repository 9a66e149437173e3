import type { StarCriterion } from '../catalogues/criteria.ts';

/** How form, report and performance group the starred criteria; each is in exactly one group. */
export const CRITERION_GROUPS = {
  communication: ['Communication Skills', 'Listening Skills', 'Interpersonal Skills'],
  technical: [
    'Technical Knowlegde',
    'Subject Understanding',
    'Tech Skill Initiative',
    'Current Industry Trend awareness',
  ],
  pressure: ['Time Management', 'Stress Handling'],
  drive: [
    'Enthusiasm Level',
    'Eagerness Of Improvement',
    'Interest of Taking Initiatives',
    'Enthusiasm on Learning New Skills',
    'Leadership Ability',
  ],
  background: ['Education Background', 'Additional Certification', 'Summer Internship/Live projects'],
} as const satisfies Record<string, readonly StarCriterion[]>;
export type CriterionGroup = keyof typeof CRITERION_GROUPS;
export const GROUP_NAMES = Object.keys(CRITERION_GROUPS) as CriterionGroup[];

/** What advice is about. A past degree or internship is rated, but nobody can practise it. */
export type PractisedGroup = Exclude<CriterionGroup, 'background'>;
export const canPractise = (group: CriterionGroup): group is PractisedGroup => group !== 'background';
