import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../../http/policy.ts';

export const casePolicies = {
  getCases: LEARNERS,
  startCase: LEARNERS,
  getCase: LEARNERS,
  takeCaseHint: LEARNERS,
  answerCaseStep: LEARNERS,
} as const satisfies PolicyTable;
export type CaseHandlers = HandlersFor<typeof casePolicies>;
