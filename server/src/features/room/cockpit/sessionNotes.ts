import { AppError } from '@preproom/models/contract/http/errors';
import { MAX_NOTES, type NoteWords } from '@preproom/models/contract/room/cockpit';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { SessionNoteDocument } from '@preproom/models/db/room/sessionNote.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { staysWithin } from '@preproom/models/db/staysWithin';
import { requireMoment } from './cockpit.rules.ts';

/**
 * Stores a note, or a newer version of a stored one, and answers what is stored; null when it was removed meanwhile. The moment of a
 * note never changes. Throws `bad_request`, and `list_full`.
 */
export async function storeNote(
  database: Database,
  session: Session,
  noteId: string,
  { at, editedAt, ...words }: NoteWords,
  nowMs: number,
): Promise<SessionNoteDocument | null> {
  const { roomid, mentorId, learnerId } = session;
  const of = { roomid, noteId };
  // A clock that is ahead must not make this version beat all later ones.
  const edited = new Date(Math.min(Date.parse(editedAt), nowMs));
  const isKnown = await database.sessionNotes.exists(of);
  if (!isKnown) {
    const moment = requireMoment(session, 'at', at, nowMs);
    const count = await database.sessionNotes.countDocuments({ roomid });
    if (count >= MAX_NOTES) throw new AppError('list_full');
    const note = { ...of, mentorId, learnerId, ...words, at: moment, editedAt: edited };
    const created = await database.sessionNotes.create(note).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return null;
    });
    if (created && !(await staysWithin(database.sessionNotes, created._id, { roomid }, MAX_NOTES)))
      throw new AppError('list_full');
  }
  await database.sessionNotes.updateOne(
    { ...of, removedAt: null, editedAt: { $lt: edited } },
    { $set: { ...words, editedAt: edited } },
  );
  return database.sessionNotes.findOne({ ...of, removedAt: null }).lean();
}

/** Safe to repeat. */
export async function eraseNote(
  database: Database,
  { roomid }: Session,
  noteId: string,
  now: Date,
): Promise<void> {
  await database.sessionNotes.updateOne(
    { roomid, noteId, removedAt: null },
    { $set: { removedAt: now, text: '', criterion: null, mark: null } },
  );
}
