import { searchWords } from '../searchWords.ts';
import type { Upgrade } from './upgrade.ts';

/** Earlier accounts had no words by which the team could search their names. */
export const nameWords: Upgrade = {
  version: 10,
  name: 'name-words',
  async run(db) {
    const users = db.collection('users');
    const unsearched = users.find({ nameWords: { $exists: false } }, { projection: { Name: 1 } });
    for await (const { _id, Name } of unsearched)
      await users.updateOne({ _id }, { $set: { nameWords: searchWords(String(Name ?? '')) } });
  },
};
