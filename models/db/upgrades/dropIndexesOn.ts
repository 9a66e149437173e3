import type { mongo } from 'mongoose';

/** Drops the indexes of a collection that have this field in their key. */
export async function dropIndexesOn(db: mongo.Db, collection: string, field: string): Promise<void> {
  const isThere = (await db.listCollections().toArray()).some(({ name }) => name === collection);
  for (const { name, key } of isThere ? await db.collection(collection).indexes() : [])
    if (name && field in key) await db.collection(collection).dropIndex(name);
}
