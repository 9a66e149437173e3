import type { Feature } from '../../../feature.ts';
import { programRunHandlers } from './programRuns.handlers.ts';
import { programRunPolicies } from './programRuns.policy.ts';

/** Programs in languages that no browser runs, passed on to the runner. */
export const programRuns = {
  policies: programRunPolicies,
  handlers: programRunHandlers,
} satisfies Feature<typeof programRunPolicies>;
