import { entriesOf, refundKey } from '@preproom/models/contract/payments/ledger';
import { enterOnce } from '@preproom/models/db/enterOnce';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Order, PaymentDeps } from '../order.ts';

/** Enters what has happened to the order and its pack since the last time; each movement once. */
export async function enterLedger({ database, clock, log }: PaymentDeps, order: Order): Promise<void> {
  const { orderId } = order;
  const pack = await database.packs.findOne({ orderId }).lean<PackDocument>();
  const entered = await database.ledgerEntries.find({ orderId }, { key: 1 }).lean();
  const added = await enterOnce(entriesOf(order, pack), entered, (entry) =>
    database.ledgerEntries.create({ ...entry, at: new Date(clock.now()), orderedAt: order.createdAt }),
  );
  for (const { kind, key, paise } of added)
    if (kind === 'refunded' && isForeign(order, key))
      log.warn({ orderId, paise: -paise }, 'refunded in part at the provider: the pack stays as it is');
}

/** A refund of a part that the product did not ask for: somebody made it in the provider's dashboard. */
function isForeign({ orderId, status, wantedRefunds }: Order, key: string): boolean {
  return (
    status !== 'refunded' &&
    !wantedRefunds.some(({ refundId }) => refundId && key === refundKey(orderId, refundId))
  );
}
