import type { HandlersFor } from '../../../http/call.ts';
import type { PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES } from '../../sessions/session.policy.ts';

export const codePolicies = {
  getCode: BOTH_SIDES,
  storeCode: BOTH_SIDES,
} as const satisfies PolicyTable;
export type CodeHandlers = HandlersFor<typeof codePolicies>;
