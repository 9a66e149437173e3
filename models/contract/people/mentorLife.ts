/** Where somebody stands who wants to mentor. `draft`: not applied yet. Only the verified are listed. */
export const MENTOR_STATUSES = ['draft', 'pending', 'verified', 'declined', 'suspended'] as const;
export type MentorStatus = (typeof MENTOR_STATUSES)[number];

/** What moves a mentor from one status to another: the first is the mentor's own, the others the team's. */
export const MENTOR_ACTS = ['apply', 'verify', 'decline', 'suspend', 'restore'] as const;
export type MentorAct = (typeof MENTOR_ACTS)[number];
export const TEAM_ACTS = ['verify', 'decline', 'suspend', 'restore'] as const satisfies readonly MentorAct[];
export type TeamAct = (typeof TEAM_ACTS)[number];

const MOVES: Record<MentorStatus, Partial<Record<MentorAct, MentorStatus>>> = {
  draft: { apply: 'pending' },
  pending: { verify: 'verified', decline: 'declined' },
  // Verified again: somebody has looked through what the mentor has changed since.
  verified: { verify: 'verified', suspend: 'suspended' },
  declined: { apply: 'pending', verify: 'verified' },
  suspended: { restore: 'verified' },
};

/** The status that follows; null where this cannot be done. */
export function nextMentorStatus(status: MentorStatus, act: MentorAct): MentorStatus | null {
  return MOVES[status][act] ?? null;
}

/** What the team can do with a mentor who stands here. */
export function teamActsAt(status: MentorStatus): TeamAct[] {
  return TEAM_ACTS.filter((act) => nextMentorStatus(status, act) !== null);
}

/** The mentor is told why. */
export function needsReason(act: MentorAct): act is 'decline' | 'suspend' {
  return act === 'decline' || act === 'suspend';
}

/** The lists of the team: each status, and those verified who have since changed what was checked. */
export const MENTOR_LISTS = ['pending', 'changed', 'verified', 'declined', 'suspended'] as const;
export type MentorList = (typeof MENTOR_LISTS)[number];

/** An application that is begun and not sent is removed with its account after so many days. */
export const DRAFT_RETENTION_DAYS = 30;

/** What an application cannot do without. */
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

/** What is still missing, in the order in which it is asked for. */
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
