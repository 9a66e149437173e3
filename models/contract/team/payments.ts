import { ORDER_STATUSES } from '../business/orderState.ts';
import { PAYMENT_PROVIDERS } from '../business/payments.ts';
import { Instant } from '../http/ids.ts';
import { ListRow, listEndpoints } from '../http/lists.ts';
import { z } from '../http/zod.ts';

/** An order in the team's list. */
export const OrderRow = ListRow.extend({
  orderId: z.string(),
  createdAt: Instant,
  username: z.string().describe('as it was at the time of the order; empty after the account has gone'),
  course: z.string(),
  paise: z.int().min(0),
  refundedPaise: z.int().min(0),
  couponCode: z.string().nullable(),
  status: z.enum(ORDER_STATUSES),
  provider: z.enum(PAYMENT_PROVIDERS),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const { page: getHqPayments, exported: exportHqPayments } = listEndpoints({
  path: '/hq/payments',
  what: 'Orders and their payments',
  row: OrderRow,
  sorts: ['-createdAt', 'createdAt', '-paise', 'paise'],
  filters: { status: z.enum(ORDER_STATUSES).optional() },
});
