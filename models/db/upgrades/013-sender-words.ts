import { searchWords } from '../searchWords.ts';
import type { Upgrade } from './upgrade.ts';

/** Earlier messages and callback requests had no words by which the team could search the names of their senders. */
export const senderWords: Upgrade = {
  version: 13,
  name: 'sender-words',
  async run(db) {
    for (const name of ['queries', 'contactMessages']) {
      const collection = db.collection(name);
      const unsearched = collection.find({ nameWords: { $exists: false } }, { projection: { name: 1 } });
      for await (const { _id, name: sender } of unsearched)
        await collection.updateOne({ _id }, { $set: { nameWords: searchWords(String(sender ?? '')) } });
    }
  },
};
