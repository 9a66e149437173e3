import { RecordingEvent } from '../../contract/room/recording/recording.ts';
import type { Database } from '../database.ts';
import type { RecordingEventDocument } from './recordingEvent.model.ts';

/** Every question, agreement and stop of a session, oldest first. */
export async function readRecordingEvents(database: Database, roomid: string): Promise<RecordingEvent[]> {
  const events = await database.recordingEvents.find({ roomid }).sort({ at: 1, eventId: 1 }).lean();
  return events.map(presentRecordingEvent);
}

/** Leaves what belongs to the event's kind. */
export function presentRecordingEvent({ eventId, at, ...event }: RecordingEventDocument): RecordingEvent {
  return RecordingEvent.parse({ ...event, id: eventId, at: at.toISOString() });
}
