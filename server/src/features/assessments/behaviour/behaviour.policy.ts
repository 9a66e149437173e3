import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../../http/policy.ts';

export const behaviourPolicies = {
  getSituations: LEARNERS,
  startSituations: LEARNERS,
  getSituationAttempt: LEARNERS,
  answerSituation: LEARNERS,
  getPracticeSetup: LEARNERS,
  setPracticeConsent: LEARNERS,
  savePractice: LEARNERS,
  getPractice: LEARNERS,
} as const satisfies PolicyTable;
export type BehaviourHandlers = HandlersFor<typeof behaviourPolicies>;
