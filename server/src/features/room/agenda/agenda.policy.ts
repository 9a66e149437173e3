import type { HandlersFor } from '../../../http/call.ts';
import type { PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES } from '../../sessions/session.policy.ts';

/** Which side may do what is decided by `mayChange`. */
export const agendaPolicies = {
  getAgenda: BOTH_SIDES,
  changeAgenda: BOTH_SIDES,
} as const satisfies PolicyTable;
export type AgendaHandlers = HandlersFor<typeof agendaPolicies>;
