import type { Upgrade } from './upgrade.ts';

/** Earlier orders had no coupon: the program's price is what they cost. */
export const orderPrices: Upgrade = {
  version: 6,
  // Stored in databases that have run it, so it and the file keep this name.
  name: 'order-prices',
  async run(db) {
    const orders = db.collection('orders');
    const old = await orders.find({ listPaise: { $exists: false } }, { projection: { paise: 1 } }).toArray();
    for (const { _id, paise } of old) {
      const withoutCoupon = { listPaise: paise, discountPaise: 0, couponCode: null };
      await orders.updateOne({ _id }, { $set: withoutCoupon });
    }
  },
};
