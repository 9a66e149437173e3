import { MINUTE_MS } from '../http/durations.ts';
import type { AgendaChange, AgendaEvent } from '../room/agenda/agenda.ts';
import type { SessionSide } from '../sessions/sessions.ts';

/** When both people met. */
export const MET_MS = Date.parse('2026-11-24T13:00:00.000Z');

type Without<Kind> = Omit<Extract<AgendaChange, { kind: Kind }>, 'at'>;

/** What somebody did so many minutes after both had met. */
export function anAgendaEvent<Kind extends AgendaChange['kind']>(
  change: Without<Kind> & { kind: Kind },
  id: string,
  minute: number,
  by: SessionSide = 'mentor',
): AgendaEvent {
  const at = new Date(MET_MS + minute * MINUTE_MS).toISOString();
  return { ...change, id, by, at } as unknown as AgendaEvent;
}
