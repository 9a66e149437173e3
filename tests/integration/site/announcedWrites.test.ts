import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import { PUBLIC_COLLECTIONS } from '@preproom/models/db/announceWrites';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { type Model, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The collections whose writes were announced. */
const heard = new Set<string>();
let database: Database;
let stop: () => Promise<void>;
beforeAll(async () => {
  const { uri, remove } = await startTemporaryDatabase();
  database = await openDatabase(uri);
  for (const each of PUBLIC_COLLECTIONS) database.onWrite(each, () => heard.add(each));
  stop = async () => {
    await database.close();
    await remove();
  };
});
afterAll(() => stop());

type AnyModel = Model<{ _id: Types.ObjectId }>;
/** Fits the unique indexes of every collection; no schema is asked. */
const aDocument = (_id = new Types.ObjectId()) => ({
  _id,
  product_name: _id.toString(),
  slug: `slug-${_id.toString()}`,
});
const CHANGE = { $set: { title: 'Another', blog_title: 'Another', total_session: 3 } };
const UNCHECKED = { validateBeforeSave: false };

/** Every way to write that Mongoose has, each with a document that is there. */
const WRITES: Record<string, (model: AnyModel, _id: Types.ObjectId) => Promise<unknown>> = {
  create: (model) => model.create([aDocument()], UNCHECKED),
  save: async (model, _id) => (await model.findById(_id))?.set('title', 'T').set('slug', 's').save(UNCHECKED),
  insertMany: (model) => model.insertMany([aDocument()], { lean: true }),
  bulkWrite: (model) => model.bulkWrite([{ insertOne: { document: aDocument() } }], { skipValidation: true }),
  updateOne: (model, _id) => model.updateOne({ _id }, CHANGE),
  updateMany: (model, _id) => model.updateMany({ _id }, CHANGE),
  replaceOne: (model, _id) => model.replaceOne({ _id }, aDocument(_id)),
  findOneAndUpdate: (model, _id) => model.findOneAndUpdate({ _id }, CHANGE),
  findByIdAndUpdate: (model, _id) => model.findByIdAndUpdate(_id, CHANGE),
  findOneAndReplace: (model, _id) => model.findOneAndReplace({ _id }, aDocument(_id)),
  deleteOne: (model, _id) => model.deleteOne({ _id }),
  'deleteOne of a document': async (model, _id) => (await model.findById(_id))?.deleteOne(),
  deleteMany: (model, _id) => model.deleteMany({ _id }),
  findOneAndDelete: (model, _id) => model.findOneAndDelete({ _id }),
  findByIdAndDelete: (model, _id) => model.findByIdAndDelete(_id),
};

/** Collections that keep search words refuse bulk writes, so there is nothing to announce. */
async function isWritten(write: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (String(error).includes('is not kept by bulk writes')) return false;
    throw error;
  }
}

describe.each(PUBLIC_COLLECTIONS)('%s', (collection) => {
  test.each(Object.keys(WRITES))(
    '%s is announced when it is done, before its caller goes on',
    async (name) => {
      const model = database[collection] as unknown as AnyModel;
      const there = aDocument();
      await model.collection.insertOne(there);
      heard.clear();
      const isDone = await isWritten(WRITES[name]?.(model, there._id));
      expect([...heard]).toEqual(isDone ? [collection] : []);
    },
  );

  test('reading it is not announced', async () => {
    heard.clear();
    await database[collection as 'products'].find().lean();
    expect([...heard]).toEqual([]);
  });
});
