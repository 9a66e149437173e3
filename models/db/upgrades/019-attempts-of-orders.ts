import type { Upgrade } from './upgrade.ts';

/** Of orders that wait for another attempt, the payments known by now belong to those before it. */
export const attemptsOfOrders: Upgrade = {
  version: 19,
  name: 'attempts-of-orders',
  async run(db) {
    const orders = db.collection('orders');
    const waiting = orders.find({ retriedAt: { $ne: null }, paidBy: null, beforeRetry: { $exists: false } });
    for await (const { _id, revision, payments } of waiting)
      await orders.updateOne(
        { _id, revision },
        { $set: { beforeRetry: payments.map(({ id }: { id: string }) => id) } },
      );
  },
};
