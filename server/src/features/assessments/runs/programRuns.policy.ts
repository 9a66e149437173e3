import type { HandlersFor } from '../../../http/call.ts';
import { LOGGED_IN, type PolicyTable } from '../../../http/policy.ts';

export const programRunPolicies = {
  getProgramRunStep: LOGGED_IN,
  getRunLanguages: LOGGED_IN,
  runProgram: LOGGED_IN,
} as const satisfies PolicyTable;
export type ProgramRunHandlers = HandlersFor<typeof programRunPolicies>;
