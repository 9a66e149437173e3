import type { HandlersFor } from '../../http/call.ts';
import { LOGGED_IN, type PolicyTable } from '../../http/policy.ts';

export const mePolicies = {
  downloadArchive: { ...LOGGED_IN, evenLeaving: true },
} as const satisfies PolicyTable;
export type MeHandlers = HandlersFor<typeof mePolicies>;
