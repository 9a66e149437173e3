import { type Connection, Schema, type Types } from 'mongoose';
import { REFERRAL_KINDS, REFERRAL_OUTCOMES } from '../../contract/payments/attribution.ts';
import {
  ORDER_STATUSES,
  type OrderState,
  type OrderStatus,
  PAYMENT_STATES,
  type Payment,
  type Refund,
} from '../../contract/payments/orderState.ts';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '../../contract/payments/providers.ts';
import { REFUNDERS, type WantedRefund } from '../../contract/payments/refunds.ts';
import { PAYMENT_RETENTION_DAYS } from '../../contract/privacy/keptData.ts';
import type { OrderReferral } from '../../contract/referrals/commission.ts';
import { ROUNDS } from '../../contract/sessions/rounds.ts';
import type { Round } from '../../contract/sessions/sessions.ts';
import { announceWrites } from '../announceWrites.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** Somebody's wish to buy a program, and all that is known about its payment. */
export interface OrderDocument extends OrderState {
  /** The provider's id. */
  orderId: string;
  provider: PaymentProviderName;
  userId: Types.ObjectId;
  /** Name and address at the time of the order. */
  username: string;
  email: string;
  course_id: Types.ObjectId;
  /** The program's name and rounds at the time of the order. */
  course: string;
  rounds: Round[];
  /** The program's price, and what the coupon takes off it. The rest is `paise`. */
  listPaise: number;
  discountPaise: number;
  couponCode: string | null;
  /** The use of the coupon that this order holds; it outlives the use itself, which is released when nobody pays. */
  couponUseId?: Types.ObjectId;
  /** Absent when no link led to it. */
  referral?: OrderReferral<Types.ObjectId>;
  payments: Payment[];
  refunds: Refund[];
  beforeRetry?: string[];
  /** Refunds that the product has decided on; they are carried out when the order is settled. */
  wantedRefunds: WantedRefund[];
  /** Derived from the payments and refunds (`statusOf`), stored for lists. */
  status: OrderStatus;
  createdAt: Date;
  paidAt: Date | null;
  /** Counts the changes: a change is stored only over the revision it was made from. */
  revision: number;
  /** False while something is left to do that follows from its state (`settle`). */
  isSettled: boolean;
  /** An order that could not be settled so many times in a row is settled again at this time. */
  settleFailures: number;
  settleAt: Date | null;
  /** When the provider is asked next; null once nothing more is expected of it. */
  lookUpAt: Date | null;
}

const payment = new Schema<Payment>(
  {
    id: { type: String, required: true },
    state: { type: String, enum: PAYMENT_STATES, required: true },
    paise: { type: Number, required: true },
  },
  { _id: false, id: false },
);
const refund = new Schema<Refund>(
  {
    id: { type: String, required: true },
    paymentId: { type: String, required: true },
    paise: { type: Number, required: true },
  },
  { _id: false, id: false },
);
const wantedRefund = new Schema<WantedRefund>(
  {
    key: { type: String, required: true },
    paymentId: { type: String, required: true },
    paise: { type: Number, required: true },
    rounds: [{ type: String, enum: ROUNDS }],
    by: { type: String, enum: REFUNDERS, required: true },
    actorId: { type: String },
    leftPaise: { type: Number },
    reason: { type: String, default: '' },
    at: { type: Date, required: true },
    failures: { type: Number, default: 0 },
    refundId: { type: String, default: null },
  },
  { _id: false, id: false },
);

const referral = new Schema<OrderReferral<Types.ObjectId>>(
  {
    by: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: REFERRAL_KINDS, required: true },
    day: { type: String, required: true },
    percent: { type: Number, required: true },
    outcome: { type: String, enum: [...REFERRAL_OUTCOMES, null], default: null },
  },
  { _id: false, id: false },
);

const schema = new Schema<OrderDocument>({
  orderId: { type: String, required: true },
  provider: { type: String, enum: PAYMENT_PROVIDERS, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  username: { type: String, default: '' },
  email: { type: String, default: '' },
  course_id: { type: Schema.Types.ObjectId, required: true },
  course: { type: String, required: true },
  rounds: [{ type: String, enum: ROUNDS }],
  paise: { type: Number, required: true },
  listPaise: { type: Number, required: true },
  discountPaise: { type: Number, default: 0 },
  couponCode: { type: String, default: null },
  couponUseId: { type: Schema.Types.ObjectId },
  referral: { type: referral },
  payments: [payment],
  refunds: [refund],
  wantedRefunds: [wantedRefund],
  paidBy: { type: String, default: null },
  retriedAt: { type: Date, default: null },
  beforeRetry: { type: [String], default: [] },
  status: { type: String, enum: ORDER_STATUSES, required: true },
  createdAt: { type: Date, required: true },
  paidAt: { type: Date, default: null },
  revision: { type: Number, default: 0 },
  isSettled: { type: Boolean, default: true },
  settleFailures: { type: Number, default: 0 },
  settleAt: { type: Date, default: null },
  lookUpAt: { type: Date, default: null },
});
// Every statement of the provider names the order by the provider's id.
schema.index({ orderId: 1 }, { unique: true });
// One use of a coupon is one order.
schema.index(
  { couponUseId: 1 },
  { unique: true, partialFilterExpression: { couponUseId: { $exists: true } } },
);
// A person's payments, newest first.
schema.index({ userId: 1, createdAt: -1 });
// The team's list of orders, by each of its sorts and filters.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ status: 1, createdAt: -1, _id: -1 });
schema.index({ paise: 1, _id: 1 });
schema.index({ email: 1 });
schema.index({ couponCode: 1 });
// A payment, as the provider's own pages name it.
schema.index({ 'payments.id': 1 });
// How many have bought a program.
schema.index({ course_id: 1, paidAt: 1 });
// Paid orders that a person's link led to.
schema.index(
  { 'referral.by': 1, paidAt: -1 },
  { partialFilterExpression: { 'referral.by': { $exists: true } } },
);
// Orders whose reward is due once their hold is over.
schema.index(
  { 'referral.outcome': 1, 'referral.kind': 1, paidAt: 1 },
  { partialFilterExpression: { 'referral.outcome': 'earns' } },
);
// The few orders with something left to do, and those to ask the provider about.
schema.index({ isSettled: 1 }, { partialFilterExpression: { isSettled: false } });
schema.index({ lookUpAt: 1 });
// What the privacy policy promises.
schema.index({ createdAt: 1 }, { expireAfterSeconds: PAYMENT_RETENTION_DAYS * 24 * 60 * 60 });

announceWrites(schema);

const orderModel = (connection: Connection) => connection.model('Order', schema, 'orders');

const orderData: DataRule<OrderDocument> = {
  kind: 'payments',
  of: ({ _id }) => [{ userId: _id }],
  show: ({
    userId,
    revision,
    isSettled,
    settleFailures,
    settleAt,
    lookUpAt,
    beforeRetry,
    couponUseId,
    referral,
    wantedRefunds,
    ...order
  }) =>
    withoutKeys({
      ...order,
      wantedRefunds: wantedRefunds.map(({ actorId, leftPaise, ...wish }) => wish),
    }),
  whenDeleted: {
    because: 'the books must be kept for eight years; name, address and reasons of refunds go',
    neededBy: null,
    change: ({ wantedRefunds }) => ({
      username: '',
      email: '',
      wantedRefunds: wantedRefunds.map((wish) => ({ ...wish, reason: '' })),
    }),
  },
};

export const orders = { model: orderModel, data: orderData };
