import type { Feature } from '../../feature.ts';
import { guardianHandlers } from './guardian.handlers.ts';
import { studentHandlers } from './student.handlers.ts';
import { studentPolicies } from './student.policy.ts';

export const student = {
  policies: studentPolicies,
  handlers: (deps) => ({ ...studentHandlers(deps), ...guardianHandlers(deps) }),
} satisfies Feature<typeof studentPolicies>;
