import type { Upgrade } from './upgrade.ts';

/** Earlier sessions could not be moved or proposed for, and mentors had neither free times nor an average rating. */
export const bookings: Upgrade = {
  version: 8,
  // Stored in databases that have run it, so it and the file keep this name.
  name: 'bookings',
  async run(db) {
    const changes = { moves: 0, sequence: 0, proposal: null, cancellation: null, pendingChanges: [] };
    await db
      .collection('sessions')
      .updateMany({ minutes: { $exists: false } }, { $set: { minutes: 45, isFree: false, ...changes } });
    const profiles = db.collection('mentorProfiles');
    const free = { offersIntroduction: false, nextFreeAt: null, freeCheckAt: null };
    await profiles.updateMany(
      { ratingCount: { $exists: false } },
      { $set: { ...free, ratingSum: 0, ratingCount: 0, rating: null, ratingRevision: 0 } },
    );
    for (const { userId } of await profiles.find({}, { projection: { userId: 1 } }).toArray()) {
      const ratings = await db.collection('ratings').find({ mentorId: userId }).toArray();
      const ratingSum = ratings.reduce((sum, { stars }) => sum + stars, 0);
      const ratingCount = ratings.length;
      const rating = ratingCount > 0 ? ratingSum / ratingCount : null;
      await profiles.updateOne({ userId }, { $set: { ratingSum, ratingCount, rating } });
    }
  },
};
