import type { Upgrade } from './upgrade.ts';

/** Earlier orders had no refunds by the team and no ledger: those that are paid are settled once more, which enters them. */
export const wantedRefunds: Upgrade = {
  version: 7,
  // Stored in databases that have run it, so it and the file keep this name.
  name: 'wanted-refunds',
  async run(db) {
    const orders = db.collection('orders');
    const isOld = { wantedRefunds: { $exists: false } };
    await db
      .collection('packs')
      .updateMany({ refundedRounds: { $exists: false } }, { $set: { refundedRounds: [] } });
    await orders.updateMany({ ...isOld, paidBy: { $ne: null } }, { $set: { isSettled: false } });
    await orders.updateMany(isOld, { $set: { wantedRefunds: [], settleFailures: 0, settleAt: null } });
  },
};
