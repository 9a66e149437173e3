import { type Connection, Schema, type Types } from 'mongoose';
import type { SessionSide } from '../../../contract/sessions/sessions.ts';
import { SESSION_SIDES } from '../../../contract/sessions/sides.ts';
import { type DataRule, isPerson, roomFilters } from '../../privacy/dataRule.ts';
import { bytesOf, drawnIn, fileNamesIn, writtenIn } from './codeUpdate.ts';

/** Page loads that wrote in a room, by the side that they belong to, as Yjs client ids. */
export type CodeWriters = Record<SessionSide, number[]>;

/** A batch of changes of a room's shared code. A day after the session all are packed into one entry (`codeLogs`). */
export interface CodeBatchDocument {
  roomid: string;
  /** Its place in the room, from 1 without gaps. */
  seq: number;
  /** Taken from the socket or the login, never from the batch. */
  side: SessionSide;
  learnerId: Types.ObjectId;
  user: Types.ObjectId;
  batchId: string;
  /** When each update was made, milliseconds since 1970. */
  times: number[];
  updates: Buffer[];
  /** Bytes of this batch and all before it. */
  total: number;
  /** Of this batch and all before it. */
  writers: CodeWriters;
  expireAt: Date;
}

const schema = new Schema<CodeBatchDocument>(
  {
    roomid: { type: String, required: true },
    seq: { type: Number, required: true },
    side: { type: String, enum: SESSION_SIDES, required: true },
    learnerId: { type: Schema.Types.ObjectId, required: true },
    user: { type: Schema.Types.ObjectId, required: true },
    batchId: { type: String, required: true },
    times: [Number],
    updates: [Buffer],
    total: { type: Number, required: true },
    writers: { learner: [Number], mentor: [Number] },
    expireAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// The order of a room's batches: of two that are stored at once, one has to take the next place.
schema.index({ roomid: 1, seq: 1 }, { unique: true });
// A batch that is sent again is stored once.
schema.index({ roomid: 1, batchId: 1 }, { unique: true });
// The job that packs finds rooms whose day is over; and batches are kept 90 days.
schema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });

const codeBatchModel = (connection: Connection) => connection.model('CodeBatch', schema, 'codeBatches');

const codeBatchData: DataRule<CodeBatchDocument> = {
  kind: 'code',
  of: (person) => roomFilters(person),
  show: ({ roomid, user, times, updates, expireAt }, person) =>
    isPerson(user, person)
      ? {
          ...{ roomid, deletedOn: expireAt },
          written: updates.map((update, i) => ({
            at: new Date(times[i] ?? 0),
            text: writtenIn(bytesOf(update)),
            drawn: drawnIn(bytesOf(update)),
            files: fileNamesIn(bytesOf(update)),
          })),
        }
      : null,
  whenDeleted: {
    because: "what both wrote is one text, which belongs to the learner's interview; it names nobody",
    // Without the learner nobody needs it.
    neededBy: ({ learnerId }) => learnerId,
    change: () => ({}),
  },
};

export const codeBatches = { model: codeBatchModel, data: codeBatchData };
