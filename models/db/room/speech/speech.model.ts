import { type Connection, Schema, type Types } from 'mongoose';
import type { SentSegment } from '../../../contract/room/speech.ts';
import type { SessionSide } from '../../../contract/sessions/sessions.ts';
import { SESSION_SIDES } from '../../../contract/sessions/sides.ts';
import { type DataRule, roomFilters } from '../../privacy/dataRule.ts';

/** One acknowledged batch of a device. */
export interface StoredSpeechBatch {
  seq: number;
  /** The device, as the batch numbers tell it. */
  run: number;
  algo: string;
  /** Start of the first segment and end of the last. */
  from: number;
  to: number;
  segments: SentSegment[];
}

/** One person's speech in one session, and whether they agreed to its being measured. */
export interface SpeechDocument {
  /** "roomid:user" */
  _id: string;
  roomid: string;
  user: Types.ObjectId;
  side: SessionSide;
  /** In this document, so that one conditional write checks it and stores. */
  consent: boolean;
  /** When the person deleted their segments. Segments that began before are refused. */
  deletedAt: Date | null;
  /** How many segments there are. */
  n: number;
  /** In the order of their arrival. */
  batches: StoredSpeechBatch[];
  expireAt: Date;
}

const schema = new Schema<SpeechDocument>(
  {
    _id: { type: String, required: true },
    roomid: { type: String, required: true },
    user: { type: Schema.Types.ObjectId, required: true },
    side: { type: String, enum: SESSION_SIDES, required: true },
    consent: { type: Boolean, required: true },
    deletedAt: { type: Date, default: null },
    n: { type: Number, default: 0 },
    batches: [
      {
        _id: false,
        ...{ seq: Number, run: Number, algo: String, from: Number, to: Number },
        // The contract's schema has validated them.
        segments: Schema.Types.Mixed,
      },
    ],
    expireAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// The report reads both people's; export and deletion find one person's.
schema.index({ roomid: 1, user: 1 }, { unique: true });
// Segments are kept 90 days.
schema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });

const speechModel = (connection: Connection) => connection.model('Speech', schema, 'speech');

const speechData: DataRule<SpeechDocument> = {
  kind: 'speech',
  of: (person) => roomFilters(person).map((rooms) => ({ ...rooms, user: person._id })),
  show: ({ roomid, consent, deletedAt, batches, expireAt }) => ({
    ...{ roomid, consent, deletedAt, deletedOn: expireAt },
    // Milliseconds since the session's start, and the estimated syllables.
    columns: ['start', 'end', 'syllables'],
    segments: batches.flatMap(({ segments }) => segments),
  }),
  whenDeleted: 'erased',
};

export const speech = { model: speechModel, data: speechData };
