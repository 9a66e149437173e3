import type { HandlersFor } from '../../../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../../../http/policy.ts';

export const mockPolicies = {
  getMockTests: LEARNERS,
  startMock: LEARNERS,
  getMock: LEARNERS,
  startMockSection: LEARNERS,
  saveMockAnswer: LEARNERS,
  endMockSection: LEARNERS,
} as const satisfies PolicyTable;
export type MockHandlers = HandlersFor<typeof mockPolicies>;
