import type { Feature } from '../../../feature.ts';
import { agendaHandlers } from './agenda.handlers.ts';
import { agendaPolicies } from './agenda.policy.ts';

export const agenda = {
  policies: agendaPolicies,
  handlers: agendaHandlers,
} satisfies Feature<typeof agendaPolicies>;
