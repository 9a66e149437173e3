import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { refundedPaise } from '@preproom/models/contract/payments/orderState';
import { type getHqPayments, OrderRow } from '@preproom/models/contract/payments/team/payments';
import type { OrderDocument } from '@preproom/models/db/payments/order.model';
import type { ListDefinition } from '../../../lists/listDefinition.ts';

type Query = Omit<QueryOf<typeof getHqPayments>, 'after' | 'before'>;

export const PAYMENT_COLUMNS = OrderRow.keyof().options;
const FIELDS = [
  'orderId',
  'createdAt',
  'username',
  'course',
  'paise',
  'refunds',
  'paidBy',
  'couponCode',
  'status',
  'provider',
] as const;

export const paymentList: ListDefinition<OrderDocument, OrderRow, Query, (typeof FIELDS)[number]> = {
  model: ({ orders }) => orders,
  fields: FIELDS,
  sortPaths: { createdAt: 'createdAt', paise: 'paise' },
  search: [
    { path: 'orderId', as: 'exact' },
    { path: 'email', as: 'start' },
    { path: 'userId', as: 'person', index: { userId: 1, createdAt: -1 } },
    { path: 'couponCode', as: 'code' },
  ],
  filter: ({ status }) => ({ ...(status && { status }) }),
  present: async (orders) =>
    orders.map(({ _id, createdAt, refunds, paidBy, ...order }) => ({
      _id: _id.toString(),
      orderId: order.orderId,
      createdAt: createdAt.toISOString(),
      username: order.username,
      course: order.course,
      paise: order.paise,
      refundedPaise: paidBy === null ? 0 : refundedPaise({ refunds }, paidBy),
      couponCode: order.couponCode,
      status: order.status,
      provider: order.provider,
    })),
};
