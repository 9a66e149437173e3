import type { Feature } from '../../../../feature.ts';
import { mockHandlers } from './mocks.handlers.ts';
import { mockPolicies } from './mocks.policy.ts';

/** Mock tests: sections in order, each with its own clock. */
export const mocks = {
  policies: mockPolicies,
  handlers: mockHandlers,
} satisfies Feature<typeof mockPolicies>;
