import { type Connection, Schema, type Types } from 'mongoose';
import { READING_NAMES, type ReadingName } from '../../contract/readings/expressionSummary.ts';
import { type DataRule, roomFilters } from '../privacy/dataRule.ts';
import { type PackedSamples, unpackSamples } from './packedSamples.ts';

export type StoredSums = Record<ReadingName, number>;

/** One minute of one learner's readings. In a sharded deployment the shard key is `roomid`. */
export interface ReadingBucketDocument {
  /** "roomid:user:minute" */
  _id: string;
  roomid: string;
  user: Types.ObjectId;
  minute: number;
  algo: string;
  model: string;
  modes: string[];
  n: number;
  /** First and last sequence number of each stored batch, to recognise duplicates. */
  ranges: { first: number; last: number }[];
  /** First and last sample, in milliseconds since the session's start. */
  firstT: number;
  lastT: number;
  qSum: number;
  fpsSum: number;
  validShareSum: number;
  batches: number;
  sum: StoredSums;
  /** One packed block per batch, in the order of `ranges`; see `packSamples`. */
  data: PackedSamples[];
  expireAt: Date;
}

const schema = new Schema<ReadingBucketDocument>(
  {
    _id: { type: String, required: true },
    roomid: { type: String, required: true },
    user: { type: Schema.Types.ObjectId, required: true },
    minute: { type: Number, required: true },
    algo: String,
    model: String,
    modes: [String],
    n: Number,
    ranges: [{ _id: false, first: Number, last: Number }],
    firstT: Number,
    lastT: Number,
    qSum: Number,
    fpsSum: Number,
    validShareSum: Number,
    batches: Number,
    sum: Schema.Types.Mixed,
    data: [Buffer],
    expireAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// A summary or a deletion reads all minutes of one learner in one room.
schema.index({ roomid: 1, user: 1, minute: 1 }, { unique: true });
// Samples are kept 90 days.
schema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });

const readingBucketModel = (connection: Connection) =>
  connection.model('ReadingBucket', schema, 'readingBuckets');

const readingData: DataRule<ReadingBucketDocument> = {
  kind: 'readings',
  of: (person) => roomFilters(person, 'learner').map((rooms) => ({ ...rooms, user: person._id })),
  show: ({ roomid, minute, algo, model, modes, n, expireAt, data }) => ({
    ...{ roomid, minute, algo, model, modes, samples: n, deletedOn: expireAt },
    // [milliseconds since the session's start, quality in percent, the five readings from 0 to 10000]
    columns: ['t', 'quality', ...READING_NAMES],
    readings: data.flatMap((block) => unpackSamples(block, minute)),
  }),
  whenDeleted: 'erased',
};

export const readingBuckets = { model: readingBucketModel, data: readingData };
