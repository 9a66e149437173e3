import type { Feature } from '../../../../feature.ts';
import { practiceHandlers } from './practice.handlers.ts';
import { practicePolicies } from './practice.policy.ts';

/** Practice by topic: questions without a clock, with hints and the worked answer. */
export const topicPractice = {
  policies: practicePolicies,
  handlers: practiceHandlers,
} satisfies Feature<typeof practicePolicies>;
