import mongoose from 'mongoose';

/** Stores junk until not even the smallest document fits; removes it again. */
export async function fillDatabase(uri: string): Promise<() => Promise<void>> {
  const client = new mongoose.mongo.MongoClient(uri);
  const junk = client.db().collection('junk');
  for (const size of [1_000_000, 50_000, 2000, 10])
    for (let isFull = false; !isFull; )
      isFull = await junk.insertOne({ bytes: Buffer.alloc(size) }).then(
        () => false,
        () => true,
      );
  return async () => {
    await junk.drop();
    await client.close();
  };
}
