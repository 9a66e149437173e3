import { entriesOf, refundKey } from '@preproom/models/contract/business/ledger';
import type { PackDocument } from '@preproom/models/db/business/pack.model';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Order, PaymentDeps } from '../order.ts';

/** Enters what has happened to the order and its pack since the last time; each movement once. */
export async function enterLedger({ database, clock, log }: PaymentDeps, order: Order): Promise<void> {
  const { orderId } = order;
  const pack = await database.packs.findOne({ orderId }).lean<PackDocument>();
  const entered = await database.ledgerEntries.find({ orderId }, { key: 1 }).lean();
  const known = new Set(entered.map(({ key }) => key));
  for (const entry of entriesOf(order, pack)) {
    if (known.has(entry.key)) continue;
    const at = new Date(clock.now());
    try {
      await database.ledgerEntries.create({ ...entry, at, orderedAt: order.createdAt });
      if (entry.kind === 'refunded' && isForeign(order, entry.key))
        log.warn(
          { orderId, paise: -entry.paise },
          'refunded in part at the provider: the pack stays as it is',
        );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** A refund of a part that the product did not ask for: somebody made it in the provider's dashboard. */
function isForeign({ orderId, status, wantedRefunds }: Order, key: string): boolean {
  return (
    status !== 'refunded' &&
    !wantedRefunds.some(({ refundId }) => refundId && key === refundKey(orderId, refundId))
  );
}
