/** What the phases of an interview's agenda are about. Stored, so a name never changes. */
export const PHASES = [
  'welcome',
  'yourself',
  'background',
  'education',
  'goals',
  'motivation',
  'behaviour',
  'fundamentals',
  'data',
  'situations',
  'offer',
  'project',
  'solving',
  'design',
  'production',
  'practice',
  'theirQuestions',
  'closing',
] as const;
export type Phase = (typeof PHASES)[number];
