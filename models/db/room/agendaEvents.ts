import { AgendaEvent } from '../../contract/room/agenda/agenda.ts';
import type { Database } from '../database.ts';
import type { AgendaEventDocument } from './agendaEvent.model.ts';

/** Every event of a session's agenda, oldest first. */
export async function readAgendaEvents(database: Database, roomid: string): Promise<AgendaEvent[]> {
  const events = await database.agendaEvents.find({ roomid }).sort({ at: 1, eventId: 1 }).lean();
  return events.map(presentAgendaEvent);
}

/** Leaves what belongs to the event's kind. */
export function presentAgendaEvent({ eventId, at, ...event }: AgendaEventDocument): AgendaEvent {
  return AgendaEvent.parse({ ...event, id: eventId, at: at.toISOString() });
}
