import type { Feature } from '../../../feature.ts';
import { problemHandlers } from './problem.handlers.ts';
import { problemPolicies } from './problem.policy.ts';

/** The bank of coding problems, for practice alone and for the coding round. */
export const problems = {
  policies: problemPolicies,
  handlers: problemHandlers,
} satisfies Feature<typeof problemPolicies>;
