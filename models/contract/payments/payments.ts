import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { Compared, entered, Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { TypedCoupon } from './coupons.ts';
import { ORDER_STATUSES } from './orderState.ts';
import { Enrolment } from './packs.ts';
import { PAYMENT_PROVIDERS } from './providers.ts';

/** The provider's ids, as it makes them. */
const ProviderId = Token.min(1).max(100);
/** What a client claims about a payment; its size alone is limited. */
const Claim = entered(300);

/** A payment as the specification names its fields. */
export const PaymentRecord = z.object({
  user_id: Id,
  course: z.string(),
  course_id: Id,
  price: z.string().describe('rupees; what is paid'),
  listPrice: z.string().describe('rupees; the price before the coupon'),
  discount: z.string().describe('rupees; what the coupon takes off'),
  coupon: z.string().nullable().describe("the coupon's code"),
  username: z.string(),
  email: z.string(),
  status: z.enum(ORDER_STATUSES),
  order_id: z.string(),
  payment_id: z.string().describe('empty before a payment is known'),
  Purchasedate: z.string().describe('"2026-3-9", India; neither month nor day is padded'),
  createdAt: Instant.describe('when the order was made'),
  triedAt: Instant.describe('when its newest payment was begun'),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;

/** The current-user call lists this many payments, the newest ones. */
export const MAX_LISTED_PAYMENTS = 50;

export const createPayment = endpoint({
  method: 'POST',
  path: '/payment',
  summary:
    'Begin to pay for a program; the amount must be the price that the server computes from program and coupon',
  body: z.object({
    amount: z.coerce.number().int().min(0).max(10_000_000).describe('rupees'),
    email: Compared.max(320),
    course_id: Id.optional(),
    coupon: TypedCoupon.optional(),
  }),
  response: z.object({
    id: z.string(),
    amount: z.int().describe('paise'),
    currency: z.literal('INR'),
    key: z.string().describe('the public key of the provider'),
    provider: z.enum(PAYMENT_PROVIDERS),
    data: z.object({ id: z.string() }),
  }),
});

export const reportPayment = endpoint({
  method: 'POST',
  path: '/paymentstatus',
  summary: 'What the browser says of a payment; counts only as far as the provider confirms it',
  body: z.object({
    order_id: ProviderId,
    payment_id: ProviderId.optional().catch(undefined),
    signature: Token.max(300).optional().catch(undefined),
    status: Claim.optional().describe('"created": another payment of this order begins'),
    user_id: Claim.optional(),
    course: Claim.optional(),
    course_id: Claim.optional(),
    price: Claim.optional(),
    username: Claim.optional(),
    email: Claim.optional(),
    Purchasedate: Claim.optional(),
  }),
  response: z.object({ request: z.object({ _id: Id, status: z.enum(ORDER_STATUSES) }) }),
});

/** What the person who pays sees of an order. */
export const OrderView = z.object({
  record: PaymentRecord,
  pack: Enrolment.nullable(),
  refunds: z
    .array(z.object({ paise: z.int(), at: Instant }))
    .describe('what has gone back of the payment, earliest first'),
  isForLeaver: z
    .boolean()
    .describe('the payment arrived while the account was being deleted: it buys no pack and goes back'),
});
export type OrderView = z.infer<typeof OrderView>;

export const getOrder = endpoint({
  method: 'GET',
  path: '/payment/:orderId',
  summary: "One's own order, as the server knows it",
  params: z.object({ orderId: ProviderId }),
  response: OrderView,
});
