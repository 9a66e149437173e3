import type { HandlersFor } from '../../../http/call.ts';
import { MENTORS, type PolicyTable } from '../../../http/policy.ts';
import { THE_MENTOR } from '../../sessions/session.policy.ts';

export const cockpitPolicies = {
  getCockpit: THE_MENTOR,
  getRoundQuestions: THE_MENTOR,
  askQuestion: THE_MENTOR,
  withdrawQuestion: THE_MENTOR,
  showQuestion: THE_MENTOR,
  writeNote: THE_MENTOR,
  removeNote: THE_MENTOR,
  setFavouriteQuestion: MENTORS,
} as const satisfies PolicyTable;
export type CockpitHandlers = HandlersFor<typeof cockpitPolicies>;
