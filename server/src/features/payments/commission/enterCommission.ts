import { commissionEntries } from '@preproom/models/contract/referrals/commission';
import { enterOnce } from '@preproom/models/db/enterOnce';
import type { Order, PaymentDeps } from '../order.ts';

/** Enters what an order has earned its affiliate, and what refunds took back, since the last time; each movement once. */
export async function enterCommission({ database, clock }: PaymentDeps, order: Order): Promise<void> {
  const { orderId, course, paise: orderPaise, referral } = order;
  const entries = commissionEntries(order);
  if (!referral || entries.length === 0) return;
  const known = await database.commissionEntries.find({ orderId }, { key: 1 }).lean();
  const line = { affiliateId: referral.by, course, orderPaise, reference: '' };
  await enterOnce(entries, known, (entry) =>
    database.commissionEntries.create({ ...entry, ...line, at: new Date(clock.now()) }),
  );
}
