import { EXPERTISE_CATEGORY_NAMES } from '../catalogues/expertise.ts';
import type { Names } from '../catalogues/label.ts';

/** What placement drives test, beside the fields in which mentors say what they know. */
export const PLACEMENT_SUBJECT_NAMES = {
  Aptitude: 'एप्टिट्यूड',
  'CS core': 'कंप्यूटर साइंस के मुख्य विषय',
  Electronics: 'इलेक्ट्रॉनिक्स',
  Electrical: 'इलेक्ट्रिकल',
  Mechanical: 'मैकेनिकल',
  Civil: 'सिविल',
  Business: 'बिज़नेस',
  'Digital marketing': 'डिजिटल मार्केटिंग',
} as const satisfies Names;

/** What a quiz can be about, in the order of the list, each with its Hindi name. */
export const SUBJECT_NAMES = { ...PLACEMENT_SUBJECT_NAMES, ...EXPERTISE_CATEGORY_NAMES } as const;

export type QuizSubject = keyof typeof SUBJECT_NAMES;
export const QUIZ_SUBJECTS = Object.keys(SUBJECT_NAMES) as QuizSubject[];

/** What one quiz asks: a subject, or some of its topics. */
export interface QuizScope {
  subject: QuizSubject;
  /** Empty: all. Each once, in the order of the alphabet. */
  topics: readonly string[];
}

const SEPARATOR = ' · ';

/** The scope as an attempt stores it: "CS core", or "CS core · Java · SQL". */
export function scopeName({ subject, topics }: QuizScope): string {
  return [subject, ...topics].join(SEPARATOR);
}

/** The scope that an attempt of the technical kind has stored. */
export function scopeOf(name: string): QuizScope {
  const [subject, ...topics] = name.split(SEPARATOR);
  return { subject: subject as QuizSubject, topics };
}

const BRANCHES: readonly [RegExp, QuizSubject][] = [
  [
    /computer|software|information (technology|science)|data science|\b(cse?|it|aiml|ai|mca|bca)\b/i,
    'CS core',
  ],
  [/electronics|telecom|\b(ece|etc|entc|extc|vlsi)\b/i, 'Electronics'],
  [/electrical|\beee?\b/i, 'Electrical'],
  [/mechanical|automobile|\bmech\b/i, 'Mechanical'],
  [/civil/i, 'Civil'],
  [/digital marketing/i, 'Digital marketing'],
  [/business|management|finance|marketing|human resource|commerce|\b(mba|bba|pgdm|hr)\b/i, 'Business'],
];

/** The subject that placement drives for this branch of study begin with, from how a learner has written it. */
export function subjectOfBranch(branch: string): QuizSubject | null {
  return BRANCHES.find(([pattern]) => pattern.test(branch))?.[1] ?? null;
}
