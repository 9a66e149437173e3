import { searchWords } from '../searchWords.ts';
import { dropIndexesOn } from './dropIndexesOn.ts';
import type { Upgrade } from './upgrade.ts';

/** Earlier jobs were open or not, and nobody edited them. */
export const jobStates: Upgrade = {
  version: 12,
  // Stored in databases that have run it, so it and the file keep this name.
  name: 'job-states',
  async run(db) {
    const jobs = db.collection('jobs');
    await dropIndexesOn(db, 'jobs', 'isOpen');
    const earlier = jobs.find(
      { state: { $exists: false } },
      { projection: { isOpen: 1, title: 1, postedAt: 1 } },
    );
    for await (const { _id, isOpen, title, postedAt } of earlier) {
      const state = isOpen === false ? 'closed' : 'open';
      const titleWords = searchWords(String(title ?? ''));
      await jobs.updateOne(
        { _id },
        { $set: { state, titleWords, revision: 1, savedAt: postedAt }, $unset: { isOpen: '' } },
      );
    }
  },
};
