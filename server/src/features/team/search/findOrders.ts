import type { HqFound } from '@preproom/models/contract/team/search';
import type { Database } from '@preproom/models/db/database';
import { findByText, firstHits, type Hits } from './search.ts';

type Order = HqFound['orders']['hits'][number];

const SHOWN = ['orderId', 'username', 'course', 'status'] as const;
const PREFIX = 'order_';

/** Orders by their number with or without `order_`, the provider's number of a payment, a receipt's number, and by their learner. */
export async function findOrders(database: Database, text: string): Promise<Hits<Order>> {
  const typed = text.trim();
  const number = typed.startsWith(PREFIX) ? typed : `${PREFIX}${typed}`;
  const find = (numberText: string, fields: Parameters<typeof findByText>[2]['fields']) =>
    findByText(database, database.orders, { text: numberText, fields, show: SHOWN });
  const [byNumber, byPayment, byPerson, receipts] = await Promise.all([
    find(number, [{ path: 'orderId', as: 'exact' }]),
    find(typed, [{ path: 'payments.id', as: 'exact' }]),
    find(typed, [
      { path: 'email', as: 'start' },
      { path: 'userId', as: 'person', index: { userId: 1, createdAt: -1 } },
    ]),
    findByText(database, database.receipts, {
      text: typed,
      fields: [{ path: 'documentNumber', as: 'code' }],
      show: ['orderId'],
    }),
  ]);
  const orderIds = receipts.map(({ orderId }) => orderId);
  const byReceipt =
    orderIds.length === 0 ? [] : await database.orders.find({ orderId: { $in: orderIds } }).lean();
  const all = [...byNumber, ...byPayment, ...byReceipt, ...byPerson];
  const once = [...new Map(all.map((order) => [order.orderId, order])).values()];
  return firstHits(once, ({ orderId, username, course, status }) => ({ orderId, username, course, status }));
}
