import type { Upgrade } from './upgrade.ts';

const AT_ONCE = 5_000;

/** Removes the sums per ten seconds from reading buckets. The samples contain the same data. */
export const readingsWithoutSlots: Upgrade = {
  version: 3,
  name: 'readings-without-slots',
  async run(db) {
    const buckets = db.collection('readingBuckets');
    for (;;) {
      const left = buckets.find({ sec10: { $exists: true } }, { projection: { _id: 1 }, limit: AT_ONCE });
      const ids = (await left.toArray()).map(({ _id }) => _id);
      if (ids.length === 0) return;
      await buckets.updateMany({ _id: { $in: ids } }, { $unset: { sec10: '' } });
    }
  },
};
