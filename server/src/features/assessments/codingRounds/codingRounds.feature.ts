import type { Feature } from '../../../feature.ts';
import { codingRoundHandlers } from './codingRounds.handlers.ts';
import { codingRoundPolicies } from './codingRounds.policy.ts';

/** Coding problems against the clock: started, handed in with what the tests on the learner's device gave, and played again. */
export const codingRounds = {
  policies: codingRoundPolicies,
  handlers: codingRoundHandlers,
} satisfies Feature<typeof codingRoundPolicies>;
