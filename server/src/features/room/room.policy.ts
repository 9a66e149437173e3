import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, team } from '../../http/policy.ts';
import { BOTH_SIDES } from '../sessions/session.policy.ts';

export const roomPolicies = {
  getRoom: BOTH_SIDES,
  getSampleQuestions: BOTH_SIDES,
  getIce: BOTH_SIDES,
  getRelays: team('everything'),
  saveConnectionHistory: BOTH_SIDES,
  storeConnectionCheck: BOTH_SIDES,
} as const satisfies PolicyTable;
export type RoomHandlers = HandlersFor<typeof roomPolicies>;
