import type { Upgrade } from './upgrade.ts';

/** Earlier members of the team could do everything, and logins did not say when they were proved. */
export const rights: Upgrade = {
  version: 9,
  // Stored in databases that have run it, so it and the file keep this name.
  name: 'rights',
  async run(db) {
    await db
      .collection('users')
      .updateMany({ role: 'admin', rights: { $exists: false } }, { $set: { rights: ['everything'] } });
    await db.collection('logins').updateMany({ provedAt: { $exists: false } }, { $set: { provedAt: null } });
  },
};
