import type { Upgrade } from './upgrade.ts';

/** Every session has a place for what each side's lobby found out; about earlier ones nobody ever said anything. */
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
