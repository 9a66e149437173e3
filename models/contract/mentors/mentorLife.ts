/** Status of a mentor's application. `draft`: not applied yet. Only verified mentors are listed. */
export const MENTOR_STATUSES = ['draft', 'pending', 'verified', 'declined', 'suspended'] as const;
export type MentorStatus = (typeof MENTOR_STATUSES)[number];

/** Actions that change a mentor's status. The mentor applies; the others are the team's. */
export const MENTOR_ACTS = ['apply', 'verify', 'decline', 'refuse', 'suspend', 'restore'] as const;
export type MentorAct = (typeof MENTOR_ACTS)[number];
export const TEAM_ACTS = [
  'verify',
  'decline',
  'refuse',
  'suspend',
  'restore',
] as const satisfies readonly MentorAct[];
export type TeamAct = (typeof TEAM_ACTS)[number];

const MOVES: Record<MentorStatus, Partial<Record<MentorAct, MentorStatus>>> = {
  draft: { apply: 'pending' },
  pending: { verify: 'verified', decline: 'declined' },
  // Verifying again means that the team has approved the mentor's later changes; refusing, that it has not.
  verified: { verify: 'verified', refuse: 'verified', suspend: 'suspended' },
  declined: { apply: 'pending', verify: 'verified' },
  suspended: { restore: 'verified' },
};

/** The next status; null if the action is not possible. */
export function nextMentorStatus(status: MentorStatus, act: MentorAct): MentorStatus | null {
  return MOVES[status][act] ?? null;
}

/** The team's possible actions at this status. */
export function teamActsAt(status: MentorStatus): TeamAct[] {
  return TEAM_ACTS.filter((act) => nextMentorStatus(status, act) !== null);
}

/** The actions that require a reason. */
export type ReasonedAct = 'decline' | 'refuse' | 'suspend';

/** Whether the action requires a reason, which the mentor is shown. */
export function needsReason(act: MentorAct): act is ReasonedAct {
  return act === 'decline' || act === 'refuse' || act === 'suspend';
}

/**
 * The team's lists: one per status, `changed` for verified mentors who changed a checked field, `cancelling` for those who
 * cancelled more sessions than CANCELLATIONS allows, and `overdue` for those who owe feedback.
 */
export const MENTOR_LISTS = [
  'pending',
  'changed',
  'cancelling',
  'overdue',
  'verified',
  'declined',
  'suspended',
] as const;
export type MentorList = (typeof MENTOR_LISTS)[number];

/** An application that was started but not sent is deleted with its account after this many days. */
export const DRAFT_RETENTION_DAYS = 30;

/** Fields that an application requires. */
export const REQUIRED_MENTOR_FIELDS = [
  'name',
  'phone',
  'password',
  'headline',
  'company',
  'designation',
  'years',
  'linkedIn',
  'expertise',
  'languages',
  'resume',
] as const;
export type RequiredMentorField = (typeof REQUIRED_MENTOR_FIELDS)[number];

/** Missing required fields, in the order the form asks for them. */
export function missingMentorFields(given: Record<RequiredMentorField, unknown>): RequiredMentorField[] {
  const isMissing = (value: unknown) =>
    value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
  return REQUIRED_MENTOR_FIELDS.filter((name) => isMissing(given[name]));
}

export const MENTOR_LIMITS = {
  headline: 120,
  company: 100,
  designation: 100,
  linkedIn: 200,
  years: 60,
  expertise: 20,
  languages: 10,
  reason: 1_000,
} as const;
