import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant, RequestId, RoomId } from '../../http/ids.ts';
import { Line, Token } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { Round } from '../../sessions/sessions.ts';
import { REFERRAL_KINDS, REFERRAL_OUTCOMES } from '../attribution.ts';
import { LEDGER_KINDS } from '../ledger.ts';
import { Paise } from '../money.ts';
import { ORDER_STATUSES, PAYMENT_STATES } from '../orderState.ts';
import { PACK_STATES, ROUND_STATES } from '../packs.ts';
import { PAYMENT_PROVIDERS } from '../providers.ts';
import { RECEIPT_KINDS } from '../receipts.ts';
import { REFUNDERS } from '../refunds.ts';
import { REFUND_REASON_LENGTH } from './refundLimits.ts';

/** A booked session. */
const TakenSession = z.object({ roomid: RoomId, round: Round, startsAt: Instant, mentor: z.string() });

const Pack = z.object({
  state: z.enum(PACK_STATES),
  startDay: z.iso.date(),
  lastDay: z.iso.date(),
  rounds: z.array(z.object({ name: Round, state: z.enum([...ROUND_STATES, 'refunded']) })),
});

const ShownRefund = z.object({
  paise: Paise,
  rounds: z.array(Round).describe('closed by it'),
  by: z.enum([...REFUNDERS, 'provider']).describe('provider: made in its dashboard'),
  actor: z.string().nullable().describe('the member of the team who asked, if the account is still there'),
  reason: z.string(),
  at: Instant.nullable().describe('when it was asked for; null: made in the provider’s dashboard'),
  state: z.enum(['waiting', 'retrying', 'done']).describe('retrying: the provider has failed at least once'),
  refundId: z.string().nullable().describe('the provider’s id'),
});

const Receipt = z.object({
  documentNumber: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  issuedOn: z.iso.date(),
  paise: Paise,
  taxPaise: Paise.nullable().describe('GST in it; null: the seller has no GSTIN'),
  isMailed: z.boolean(),
});

const Attribution = z.object({
  kind: z.enum(REFERRAL_KINDS),
  name: z.string().nullable().describe('null: the account is gone'),
  affiliateId: Id.nullable().describe('an affiliate that has a page'),
  day: z.iso.date().describe('the link was opened last'),
  outcome: z.enum(REFERRAL_OUTCOMES).nullable(),
  percent: z.number(),
  commissionPaise: z.int().describe('earned, less what refunds took back'),
});

/** All about an order. Each view is recorded in the audit log. */
export const PaymentFile = z.object({
  orderId: z.string(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
  username: z.string().describe('as it was at the time of the order; empty after the account has gone'),
  course: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  status: z.enum(ORDER_STATUSES),
  listPaise: Paise,
  discountPaise: Paise,
  couponCode: z.string().nullable(),
  paise: Paise,
  leftPaise: Paise.describe('of the payment: neither gone back nor on its way back'),
  payments: z.array(
    z.object({
      id: z.string(),
      state: z.enum(PAYMENT_STATES),
      paise: Paise,
      isCounted: z.boolean().describe('it paid the order'),
    }),
  ),
  refunds: z.array(ShownRefund).describe('the latest first'),
  receipts: z.array(Receipt).describe('the receipt, then its credit notes'),
  pack: Pack.nullable(),
  ledger: z.array(
    z.object({ at: Instant, kind: z.enum(LEDGER_KINDS), paise: z.int(), rounds: z.int() }).describe('signed'),
  ),
  referral: Attribution.nullable(),
});
export type PaymentFile = z.infer<typeof PaymentFile>;

/** What a refund would do. */
export const RefundPreview = z.object({
  paise: Paise,
  leftPaise: Paise.describe('what is left before it'),
  rounds: z.array(Round).describe('closed by it, however few are named'),
  closesPack: z.boolean(),
  sessions: z.array(TakenSession).describe('cancelled by it, the earliest first'),
});
export type RefundPreview = z.infer<typeof RefundPreview>;

const RefundWhat = z.union([
  z.strictObject({ paise: Paise.min(1, 'must be more than nothing') }),
  z.strictObject({ rounds: z.array(Round).min(1, 'are missing').max(6) }),
]);
export type RefundWhat = z.infer<typeof RefundWhat>;

const OrderParams = z.strictObject({ orderId: Token.min(1).max(100) });

export const getHqPayment = endpoint({
  method: 'GET',
  path: '/hq/payments/:orderId',
  summary: 'All about an order: money, pack, refunds, receipts, ledger; the look is noted',
  params: OrderParams,
  response: z.object({ data: PaymentFile }),
});

export const previewRefund = endpoint({
  method: 'POST',
  path: '/hq/payments/:orderId/refunds/preview',
  summary:
    'What a refund would do: the amount, the rounds it closes, the sessions it cancels; changes nothing',
  params: OrderParams,
  body: z.strictObject({ what: RefundWhat }),
  response: RefundPreview,
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/hq/payments/:orderId/refunds',
  summary:
    'Refunds unused rounds, or an amount. The same request id is the same refund; a conflict after any other refund',
  params: OrderParams,
  body: z.strictObject({
    requestId: RequestId,
    leftPaise: Paise.describe('what was left when the page was read'),
    what: RefundWhat,
    reason: Line.min(1, 'is missing').max(REFUND_REASON_LENGTH),
  }),
  response: z.object({ data: PaymentFile }),
});
