// Separate from the schemas, so pages that only show the limits don't load zod.

/** Upper limit of experience, in years. */
export const MAX_EXPERIENCE_YEARS = 40;
/** Values of the salary filter, in lakh rupees per year. */
export const SALARY_STEPS_LAKH = [3, 5, 8, 12, 18, 25, 40] as const;
export const PAISE_PER_LAKH = 100_000 * 100;

/** Longest texts of a job in characters, and most items. */
export const JOB_LIMITS = {
  name: 120,
  place: 80,
  skills: 20,
  skill: 40,
  html: 50_000,
  url: 500,
} as const;

/** `draft`: for the team only; `closed`: by hand. An open job is also over after its last day. */
export const JOB_STATES = ['draft', 'open', 'closed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Longest texts in characters. */
export const APPLICATION_LIMITS = { note: 2_000, message: 1_000 } as const;
/** How long an application and its resume are kept. */
export const APPLICATION_RETENTION_DAYS = 365;

export const APPLICATION_STATUSES = ['new', 'shortlisted', 'declined', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
/** What the team can decide. */
export const DECISIONS = ['shortlisted', 'declined'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Alerts that one learner can have. */
export const MAX_JOB_ALERTS = 10;
