import { openDatabase } from '@preproom/models/db/database';
import { Schema, Types } from 'mongoose';
import { type LoadOrder, runOpenLoop } from '../load/openLoop.ts';
import { serve } from '../rpc.ts';
import { own } from './own.ts';

/** One document for each sample, in a collection with no index but its own. */
const database = await openDatabase(process.env.MONGODB_URI ?? '');
const samples = database.connection.model(
  'BareSample',
  new Schema({
    roomid: String,
    user: Schema.Types.ObjectId,
    seq: Number,
    t: Number,
    q: Number,
    readings: [Number],
  }),
  'bareSamples',
);
const user = new Types.ObjectId();

const methods = {
  insert: (order: LoadOrder) =>
    runOpenLoop(order, (outcomes) => (seq) => {
      const sample = { roomid: 'abcdefghijkl', user, seq, t: seq * 500, q: 90, readings: [1, 2, 3, 4, 5] };
      void samples.create(sample).then(
        () => {
          outcomes.onArrived(seq);
          outcomes.onAnswered(seq);
        },
        () => outcomes.onRefused(),
      );
    }),
  ...own,
};
export type BareIngest = typeof methods;

serve(methods);
