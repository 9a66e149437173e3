import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../../http/policy.ts';

export const codingRoundPolicies = {
  getOpenCodingRound: LEARNERS,
  startCodingRound: LEARNERS,
  getCodingRound: LEARNERS,
  handInCodingRound: LEARNERS,
  getCodingReplay: LEARNERS,
} as const satisfies PolicyTable;
export type CodingRoundHandlers = HandlersFor<typeof codingRoundPolicies>;
