import type { HandlersFor } from '../../http/call.ts';
import { ANYONE, MENTORS, type PolicyTable, team } from '../../http/policy.ts';

export const mentorPolicies = {
  becomeMentor: ANYONE,
  getMentors: ANYONE,
  getMentorDirectory: ANYONE,
  getMentorPage: ANYONE,
  // A mentor sees their own only.
  getFreeTimes: { who: ['user', 'mentor'] },
  getMentorProfile: MENTORS,
  saveMentorProfile: MENTORS,
  saveMentorPerson: MENTORS,
  applyAsMentor: MENTORS,
  getHqMentors: team('people'),
  exportHqMentors: team('people'),
  getHqMentor: team('people'),
  actOnMentor: { ...team('people'), needsProof: true },
} as const satisfies PolicyTable;
export type MentorHandlers = HandlersFor<typeof mentorPolicies>;
