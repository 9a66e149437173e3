import type { HandlersFor } from '../../http/call.ts';
import { MENTORS, type PolicyTable } from '../../http/policy.ts';
import { THE_MENTOR } from '../sessions/session.policy.ts';

export const homePolicies = {
  getSessions: { who: ['user', 'mentor'] },
  getMentorHome: MENTORS,
  getPreparation: THE_MENTOR,
} as const satisfies PolicyTable;
export type HomeHandlers = HandlersFor<typeof homePolicies>;
