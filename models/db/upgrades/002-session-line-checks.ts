import type { Upgrade } from './upgrade.ts';

/** Adds a field for each side's connection check; null for earlier sessions. */
export const sessionLineChecks: Upgrade = {
  version: 2,
  name: 'session-line-checks',
  async run(db) {
    for (const check of ['learnerCheck', 'mentorCheck']) {
      await db
        .collection('sessions')
        .updateMany({ [check]: { $exists: false } }, { $set: { [check]: null } });
    }
  },
};
