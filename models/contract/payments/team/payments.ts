import { endpoint } from '../../http/endpoint.ts';
import { Instant } from '../../http/ids.ts';
import { CSV_TYPE, exportQuery, ListRow, listPage, pageQuery } from '../../http/lists.ts';
import { z } from '../../http/zod.ts';
import { ORDER_STATUSES } from '../orderState.ts';
import { PAYMENT_PROVIDERS } from '../providers.ts';

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

const SORTS = ['-createdAt', 'createdAt', '-paise', 'paise'] as const;
const FILTERS = { status: z.enum(ORDER_STATUSES).optional() };

export const getHqPayments = endpoint({
  method: 'GET',
  path: '/hq/payments',
  summary: 'Orders and their payments, page by page; search, sort and filters in the query',
  query: pageQuery(SORTS, FILTERS),
  response: listPage(OrderRow),
});

export const exportHqPayments = endpoint({
  method: 'GET',
  path: '/hq/payments/export',
  summary: 'Orders and their payments, as CSV; the export is noted in the audit log',
  query: exportQuery(SORTS, FILTERS),
  response: z.file(),
  download: CSV_TYPE,
});
