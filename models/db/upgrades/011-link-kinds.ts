import type { Upgrade } from './upgrade.ts';

/** Earlier links were all of affiliates. */
export const linkKinds: Upgrade = {
  version: 11,
  // Stored in databases that have run it, so it and the file keep this name.
  name: 'link-kinds',
  async run(db) {
    await db
      .collection('affiliates')
      .updateMany({ kind: { $exists: false } }, { $set: { kind: 'affiliate' } });
  },
};
