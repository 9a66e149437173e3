import type { Upgrade } from './upgrade.ts';

/**
 * Adds language and verification time to users, and client data to logins. Earlier accounts get defaults; an earlier login
 * was last seen when it was created.
 */
export const accountDefaults: Upgrade = {
  version: 4,
  // Stored in databases that have run it, so it and the file keep this name.
  name: 'whole-accounts',
  async run(db) {
    const unasked = { language: 'en', emailVerifiedAt: null };
    await db.collection('users').updateMany({ language: { $exists: false } }, { $set: unasked });
    const logins = db.collection('logins');
    const old = await logins
      .find({ lastSeenAt: { $exists: false } }, { projection: { createdAt: 1 } })
      .toArray();
    for (const { _id, createdAt } of old) {
      const unknown = { lastSeenAt: createdAt, browser: null, system: null, network: '' };
      await logins.updateOne({ _id }, { $set: unknown });
    }
  },
};
