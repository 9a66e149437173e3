import type { Feature } from '../../../feature.ts';
import { behaviourPolicies } from './behaviour.policy.ts';
import { practiceHandlers } from './practice/practice.handlers.ts';
import { situationHandlers } from './situations/situations.handlers.ts';

/** Behaviour skill analysis: situations to judge, and the practice room's numbers. */
export const behaviour = {
  policies: behaviourPolicies,
  handlers: (deps) => ({ ...situationHandlers(deps), ...practiceHandlers(deps) }),
} satisfies Feature<typeof behaviourPolicies>;
