import type { HandlersFor } from '../../../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../../../http/policy.ts';

export const practicePolicies = {
  getTopicPractice: LEARNERS,
  askPracticeItem: LEARNERS,
  takePracticeHint: LEARNERS,
  answerPracticeItem: LEARNERS,
  deleteTopicPractice: LEARNERS,
} as const satisfies PolicyTable;
export type PracticeHandlers = HandlersFor<typeof practicePolicies>;
