import type { HandlersFor } from '../../../http/call.ts';
import { ANYONE, MENTORS, type PolicyTable, team } from '../../../http/policy.ts';

const money = team('money');

export const earningPolicies = {
  getMentorPay: ANYONE,
  getEarnings: MENTORS,
  savePan: MENTORS,
  savePayee: MENTORS,
  removePayee: MENTORS,
  getHqEarnings: money,
  exportHqEarnings: { ...money, needsProof: true },
  getHqFormerMentors: money,
  getHqMentorEarnings: money,
  payMentor: { ...money, needsProof: true },
  correctEarnings: { ...money, needsProof: true },
  getHqPay: money,
  saveHqPay: { ...money, needsProof: true },
  saveHqMentorPay: { ...money, needsProof: true },
} as const satisfies PolicyTable;
export type EarningHandlers = HandlersFor<typeof earningPolicies>;
