import { type Connection, Schema, type Types } from 'mongoose';
import { FEEDBACK_CRITERIA } from '../../contract/catalogues/criteria.ts';
import { NOTE_MARKS, type SessionNote } from '../../contract/room/cockpit.ts';
import { type DataRule, isPerson, roomFilters } from '../privacy/dataRule.ts';

/** A mentor's private note on a session. Its words are for nobody else. */
export interface SessionNoteDocument {
  roomid: string;
  mentorId: Types.ObjectId;
  learnerId: Types.ObjectId;
  /** Chosen by the page, so that a note sent twice is stored once. */
  noteId: string;
  at: Date;
  text: string;
  criterion: SessionNote['criterion'];
  mark: SessionNote['mark'];
  /** When the mentor wrote this version. An older one that arrives late changes nothing. */
  editedAt: Date;
  /** The mentor removed it. Kept without its words, so that a late repetition does not bring it back. */
  removedAt: Date | null;
}

const schema = new Schema<SessionNoteDocument>({
  roomid: { type: String, required: true },
  mentorId: { type: Schema.Types.ObjectId, required: true },
  learnerId: { type: Schema.Types.ObjectId, required: true },
  noteId: { type: String, required: true },
  at: { type: Date, required: true },
  // Not required, because Mongoose counts an empty text as missing.
  text: { type: String, default: '' },
  criterion: { type: String, enum: [...FEEDBACK_CRITERIA, null], default: null },
  mark: { type: String, enum: [...NOTE_MARKS, null], default: null },
  editedAt: { type: Date, required: true },
  removedAt: { type: Date, default: null },
});
// Each note is stored once. The first field finds those of a session.
schema.index({ roomid: 1, noteId: 1 }, { unique: true });

const sessionNoteModel = (connection: Connection) => connection.model('SessionNote', schema, 'sessionNotes');

const sessionNoteData: DataRule<SessionNoteDocument> = {
  kind: 'cockpit',
  of: (person) => roomFilters(person),
  show: ({ roomid, mentorId, at, text, criterion, mark, removedAt }, person) =>
    isPerson(mentorId, person) && !removedAt ? { roomid, at, text, criterion, mark } : null,
  whenDeleted: {
    because: "the moments that a mentor marked belong to the learner's report; without the words",
    // Without the learner nobody needs a note about them.
    neededBy: ({ learnerId }) => learnerId,
    change: () => ({ text: '', criterion: null }),
  },
};

export const sessionNotes = { model: sessionNoteModel, data: sessionNoteData };
