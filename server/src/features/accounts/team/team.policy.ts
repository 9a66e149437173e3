import type { HandlersFor } from '../../../http/call.ts';
import { type PolicyTable, team } from '../../../http/policy.ts';

export const teamPolicies = {
  getTeam: team('everything'),
  addToTeam: { ...team('everything'), needsProof: true },
  changeRights: { ...team('everything'), needsProof: true },
  removeFromTeam: { ...team('everything'), needsProof: true },
} as const satisfies PolicyTable;
export type TeamHandlers = HandlersFor<typeof teamPolicies>;
