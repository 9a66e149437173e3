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

/** Programs keep the words of their names, which bulk writes would pass by: they are refused. */
const writesOf = (collection: string) =>
  Object.keys(WRITES).filter((name) => collection !== 'products' || name !== 'bulkWrite');

describe.each(PUBLIC_COLLECTIONS)('%s', (collection) => {
  test.each(writesOf(collection))(
    '%s is announced when it is done, before its caller goes on',
    async (name) => {
      const model = database[collection] as unknown as AnyModel;
      const there = aDocument();
      await model.collection.insertOne(there);
      heard.clear();
      await WRITES[name]?.(model, there._id);
      expect([...heard]).toEqual([collection]);
    },
  );

  if (collection === 'products')
    test('bulkWrite is refused, and changes nothing', async () => {
      const model = database.products as unknown as AnyModel;
      const before = await model.countDocuments();
      await expect(WRITES.bulkWrite?.(model, new Types.ObjectId())).rejects.toThrow('bulk writes');
      expect(await model.countDocuments()).toBe(before);
    });

  test('reading it is not announced', async () => {
    heard.clear();
    await database[collection as 'products'].find().lean();
    expect([...heard]).toEqual([]);
  });
});
