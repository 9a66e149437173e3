import { AppError } from '@preproom/models/contract/http/errors';
import {
  type AgendaChange,
  type AgendaEvent,
  MAX_AGENDA_EVENTS,
} from '@preproom/models/contract/room/agenda/agenda';
import { mayChange, needsMeeting } from '@preproom/models/contract/room/agenda/agendaState';
import { agendaOf } from '@preproom/models/contract/room/agenda/agendas';
import { isRunning } from '@preproom/models/contract/sessions/sessionLife';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { AgendaEventDocument } from '@preproom/models/db/room/agendaEvent.model';
import { presentAgendaEvent } from '@preproom/models/db/room/agendaEvents';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { metAt } from '@preproom/models/db/sessions/timesOrigin';
import { staysWithin } from '@preproom/models/db/staysWithin';
import { requireMoment } from '../cockpit/cockpit.rules.ts';

/**
 * Stores once what somebody did, and answers what is stored: the first one under this id stands. Throws `not_allowed` for what only
 * the mentor may do, `not_begun` before both have met, `too_late` for a moment after the end, `bad_request`, `conflict` and
 * `list_full`.
 */
export async function storeAgendaEvent(
  database: Database,
  { session, side }: { session: Session; side: SessionSide },
  eventId: string,
  change: AgendaChange,
  nowMs: number,
): Promise<AgendaEvent> {
  if (!mayChange(side, change)) throw new AppError('not_allowed');
  const { roomid, mentorId, learnerId } = session;
  const find = () => database.agendaEvents.findOne({ roomid, eventId }).lean();
  const known = await find();
  if (known) return ofSide(known, side);
  const at = await requireTime(database, session, change, nowMs);
  await requirePlace(database, session, change);
  if ((await database.agendaEvents.countDocuments({ roomid })) >= MAX_AGENDA_EVENTS)
    throw new AppError('list_full');
  const event = { ...change, roomid, mentorId, learnerId, eventId, by: side, at };
  const created = await database.agendaEvents.create(event).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    return null;
  });
  if (created && !(await staysWithin(database.agendaEvents, created._id, { roomid }, MAX_AGENDA_EVENTS)))
    throw new AppError('list_full');
  const stored = await find();
  if (!stored) throw new AppError('internal');
  return ofSide(stored, side);
}

/** An id that the other side has used is no repetition. */
function ofSide(stored: AgendaEventDocument, side: SessionSide): AgendaEvent {
  if (stored.by !== side) throw new AppError('conflict');
  return presentAgendaEvent(stored);
}

async function requireTime(
  database: Database,
  session: Session,
  change: AgendaChange,
  nowMs: number,
): Promise<Date> {
  if (needsMeeting(change) && !metAt(session)) throw new AppError('not_begun');
  const at = requireMoment(session, 'at', change.at, nowMs);
  if (isRunning(session.status)) return at;
  const { roomid, lastPresenceAt } = session;
  const ended = await database.roomEvents
    .findOne({ roomid, kind: 'ended' }, { at: 1 })
    .sort({ at: 1 })
    .lean();
  const endedAt = ended?.at ?? lastPresenceAt;
  if (!endedAt || at > endedAt) throw new AppError('too_late');
  return at;
}

/** Refuses a phase that this round doesn't have, and the end of a focus time that was never begun. */
async function requirePlace(
  database: Database,
  { roomid, round, isFree }: Session,
  change: AgendaChange,
): Promise<void> {
  const refuse = (field: string) =>
    new AppError('bad_request', undefined, { fields: { [field]: 'unknown' } });
  if (change.kind === 'phase' && !agendaOf(round, isFree).some(({ phase }) => phase === change.phase))
    throw refuse('phase');
  if (change.kind !== 'focusOver') return;
  const focus = { roomid, eventId: change.focusId, kind: 'focus' as const };
  if (!(await database.agendaEvents.exists(focus))) throw refuse('focusId');
}
