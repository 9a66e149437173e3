import type { Feature } from '../../../feature.ts';
import { caseHandlers } from './cases.handlers.ts';
import { casePolicies } from './cases.policy.ts';

/** Guided business cases: exhibits and questions one by one, each with its model answer. */
export const cases = {
  policies: casePolicies,
  handlers: caseHandlers,
} satisfies Feature<typeof casePolicies>;
