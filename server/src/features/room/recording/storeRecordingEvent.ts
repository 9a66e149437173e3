import { AppError } from '@preproom/models/contract/http/errors';
import {
  MAX_RECORDING_EVENTS,
  type RecordingChange,
  type RecordingEvent,
} from '@preproom/models/contract/room/recording/recording';
import { isAskOpen, recordingAt } from '@preproom/models/contract/room/recording/recordingState';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { RecordingEventDocument } from '@preproom/models/db/room/recordingEvent.model';
import { presentRecordingEvent, readRecordingEvents } from '@preproom/models/db/room/recordingEvents';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { metAt } from '@preproom/models/db/sessions/timesOrigin';
import { staysWithin } from '@preproom/models/db/staysWithin';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { AppDeps } from '../../../deps.ts';
import { requireMoment } from '../cockpit/cockpit.rules.ts';

interface By {
  actor: Actor;
  session: Session;
  side: SessionSide;
}

/**
 * Stores once who asked for, agreed to or stopped a recording, with their consent, and answers what is stored: the first one under
 * this id stands. Throws `not_begun` before both have met, `room_not_open` outside a running interview, `too_late` for an answer to
 * a question that is over, `bad_request` for an unknown question, `not_allowed` for agreeing to one's own, `conflict` and `list_full`.
 */
export async function storeRecordingEvent(
  { database }: Pick<AppDeps, 'database'>,
  { actor, session, side }: By,
  eventId: string,
  change: RecordingChange,
  nowMs: number,
): Promise<RecordingEvent> {
  const { roomid, mentorId, learnerId } = session;
  const find = () => database.recordingEvents.findOne({ roomid, eventId }).lean();
  const known = await find();
  if (known) return ofSide(known, side);
  const at = requireMoment(session, 'at', change.at, nowMs);
  await requireState(database, { session, side }, change, at.getTime());
  const stops = { roomid, kind: 'stop' as const };
  const limited = change.kind === 'stop' ? stops : { roomid, kind: { $ne: 'stop' as const } };
  if ((await database.recordingEvents.countDocuments(limited)) >= MAX_RECORDING_EVENTS)
    throw new AppError('list_full');
  // Consent is recorded first: a recording without a record of it does not begin.
  await database.consents.create({
    userId: actor.userId,
    roomid,
    kind: 'recording',
    granted: change.kind !== 'stop',
    textVersion: change.kind === 'stop' ? null : change.textVersion,
    at: new Date(nowMs),
  });
  const event = { ...change, roomid, mentorId, learnerId, eventId, by: side, at };
  const created = await database.recordingEvents.create(event).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    return null;
  });
  const fits =
    !created || (await staysWithin(database.recordingEvents, created._id, limited, MAX_RECORDING_EVENTS));
  if (!fits) throw new AppError('list_full');
  const stored = await find();
  if (!stored) throw new AppError('internal');
  return ofSide(stored, side);
}

/** An id that the other side has used is no repetition. */
function ofSide(stored: RecordingEventDocument, side: SessionSide): RecordingEvent {
  if (stored.by !== side) throw new AppError('conflict');
  return presentRecordingEvent(stored);
}

/** A stop is taken at any time; a question and an agreement only in a running interview that both have joined. */
async function requireState(
  database: Database,
  { session, side }: Pick<By, 'session' | 'side'>,
  change: RecordingChange,
  atMs: number,
): Promise<void> {
  if (change.kind !== 'stop') {
    if (!metAt(session)) throw new AppError('not_begun');
    if (session.status !== 'live') throw new AppError('room_not_open');
  }
  if (change.kind === 'ask') return;
  const events = await readRecordingEvents(database, session.roomid);
  const ask = events.find(({ kind, id }) => kind === 'ask' && id === change.askId);
  if (!ask) throw new AppError('bad_request', undefined, { fields: { askId: 'unknown' } });
  if (change.kind === 'stop') return;
  if (ask.by === side) throw new AppError('not_allowed');
  const isOver = events.some(({ kind, at }) => kind === 'stop' && at >= ask.at);
  const isOn = recordingAt(events, atMs).status === 'on';
  if (isOver || (!isOn && !isAskOpen(ask, atMs))) throw new AppError('too_late');
}
