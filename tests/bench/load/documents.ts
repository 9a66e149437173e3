import mongoose from 'mongoose';
import { serve } from '../rpc.ts';
import { type LoadOrder, runOpenLoop } from './openLoop.ts';

/** A client of the database with documents of about 300 bytes and three indexes beside that of the id. */
const client = await new mongoose.mongo.MongoClient(process.env.MONGODB_URI ?? '').connect();
const documents = client.db().collection<{ _id: number }>('documents');

const AT_ONCE = 1_000;
/** More than a page of the file, so that storing one always needs another page. */
const LARGE = 'x'.repeat(8_000);
const FULL_DISK = 14_031;

const documentOf = (_id: number) => ({
  _id,
  email: `person${_id}@example.org`,
  person: _id % 1_000,
  at: new Date(_id * 1_000),
  steps: [2 * _id, 2 * _id + 1],
  about: `about number ${_id} `.repeat(8),
});

const methods = {
  async fill(count: number) {
    await documents.createIndex({ email: 1 }, { unique: true });
    await documents.createIndex({ person: 1, at: -1 });
    await documents.createIndex({ steps: 1 }, { unique: true });
    for (let from = 0; from < count; from += AT_ONCE)
      await documents.insertMany(Array.from({ length: AT_ONCE }, (_, at) => documentOf(from + at)));
  },
  /** Finds one document after the other by an index. */
  read: ({ count, ...order }: LoadOrder & { count: number }) =>
    runOpenLoop(order, (outcomes) => (at) => {
      const email = documentOf((at * 7_919) % count).email;
      documents
        .findOne({ email })
        .then(
          () => outcomes.onAnswered(at),
          () => outcomes.onRefused(),
        )
        .finally(() => outcomes.onArrived(at));
    }),
  /** Inserts documents, which a full disk refuses. Whatever else becomes of one counts as no answer or as answered. */
  writeInVain: (order: LoadOrder) =>
    runOpenLoop(order, (outcomes) => (at) => {
      documents
        .insertOne({ _id: -1 - at, about: LARGE } as { _id: number })
        .then(
          () => outcomes.onAnswered(at),
          ({ code }) => code === FULL_DISK && outcomes.onRefused(),
        )
        .finally(() => outcomes.onArrived(at));
    }),
};
export type DocumentsClient = typeof methods;

serve(methods);
