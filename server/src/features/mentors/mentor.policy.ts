import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, MENTORS, type PolicyTable, TEAM } from '../../http/policy.ts';

export const mentorPolicies = {
  becomeMentor: ANYONE,
  getMentors: ANYONE,
  // A mentor sees their own only.
  getFreeTimes: { who: ['user', 'mentor'] },
  getMentorProfile: MENTORS,
  saveMentorProfile: MENTORS,
  saveMentorPerson: MENTORS,
  applyAsMentor: MENTORS,
  getHqMentors: TEAM,
  getHqMentor: TEAM,
  actOnMentor: TEAM,
} as const satisfies PolicyTable;
export type MentorHandlers = HandlersFor<typeof mentorPolicies>;
