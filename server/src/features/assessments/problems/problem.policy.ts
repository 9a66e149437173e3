import type { HandlersFor } from '../../../http/call.ts';
import type { PolicyTable } from '../../../http/policy.ts';

const BOTH = { who: ['user', 'mentor'] } as const;

/** Tests and solutions are refused to a learner whose room is open, by the handlers; a solution also while its clock runs. */
export const problemPolicies = {
  getProblems: BOTH,
  getProblem: BOTH,
  getProblemTests: BOTH,
  getProblemSolution: BOTH,
} as const satisfies PolicyTable;
export type ProblemHandlers = HandlersFor<typeof problemPolicies>;
