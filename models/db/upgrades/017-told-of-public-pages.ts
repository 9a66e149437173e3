import type { Upgrade } from './upgrade.ts';

/** Mentors verified before there were public pages are told of theirs, each by a job that runs once. */
export const toldOfPublicPages: Upgrade = {
  version: 17,
  name: 'told-of-public-pages',
  async run(db) {
    const now = new Date();
    const waiting = { state: 'waiting', runAt: now, claim: null, attempts: 0 };
    const rest = { createdAt: now, lastError: null, removeAt: null };
    for await (const { userId } of db.collection('mentorProfiles').find({ status: 'verified' })) {
      const key = String(userId);
      await db
        .collection('jobRuns')
        .updateOne(
          { kind: 'mentor:tellOfPage', key },
          { $setOnInsert: { data: { userId: key }, ...waiting, ...rest } },
          { upsert: true },
        );
    }
  },
};
