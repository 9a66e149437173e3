import { AppError } from '@preproom/models/contract/http/errors';
import type { BookingNote, SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { isLearnerReady } from '@preproom/models/db/room/profileFirst';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { findFile } from '../../../files/storedFiles.ts';
import { requireNoBar } from './openMessages.ts';

type Noted = Pick<Session, '_id' | 'bookingNote'>;

/** Where a session's file for the mentor is. */
export const notePlace = ({ _id }: Pick<Session, '_id'>) => ({ folder: 'note', itemId: _id }) as const;

export async function readBookingNote(database: Database, session: Noted): Promise<BookingNote> {
  const file = await findFile(database, notePlace(session));
  // Sessions that were booked before there were notes have none.
  return { text: session.bookingNote ?? '', file: file && { _id: file._id.toString(), name: file.name } };
}

/** The note as this side sees it: the mentor nothing before the learner's profile is complete. */
export async function readNoteAs(
  database: Database,
  session: Session,
  side: SessionSide,
): Promise<BookingNote> {
  if (side === 'mentor' && !(await isLearnerReady(database, session))) return { text: '', file: null };
  return readBookingNote(database, session);
}

/**
 * Until the session starts the learner may change what the mentor reads, unless the two may no longer write to each other. Throws
 * `too_late` and `messages_closed`.
 */
export async function requireOpenNote(database: Database, session: Session, nowMs: number): Promise<void> {
  requireBeforeStart(session, nowMs);
  await requireNoBar(database, session);
}

/** Throws `too_late` once the session has started or is off. What is there may be removed until then, also after a block. */
export function requireBeforeStart({ status, startsAt }: Session, nowMs: number): void {
  if (status !== 'booked' || startsAt.getTime() <= nowMs) throw new AppError('too_late');
}

/** Stores the text while the session is booked, and answers the session with it. */
export async function storeBookingNote(
  database: Database,
  { _id }: Pick<Session, '_id'>,
  bookingNote: string,
): Promise<Session> {
  const stored = await database.sessions
    .findOneAndUpdate({ _id, status: 'booked' }, { bookingNote }, { returnDocument: 'after' })
    .lean<Session>();
  if (!stored) throw new AppError('too_late');
  return stored;
}
