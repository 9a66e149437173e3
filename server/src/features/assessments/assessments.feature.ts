import type { Feature } from '../../feature.ts';
import { assessmentHandlers } from './assessment.handlers.ts';
import { assessmentPolicies } from './assessment.policy.ts';

/** What all assessments share: the history of attempts, and deleting one. */
export const assessments = {
  policies: assessmentPolicies,
  handlers: assessmentHandlers,
} satisfies Feature<typeof assessmentPolicies>;
