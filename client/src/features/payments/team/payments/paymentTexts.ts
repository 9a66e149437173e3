import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderStatus, PaymentState } from '@preproom/models/contract/payments/orderState';
import type { PackState } from '@preproom/models/contract/payments/packs';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import type { BadgeTone } from '../../../../ui/Badge.tsx';

type Text = { tone: BadgeTone; text: MessageDescriptor };
type RoundState = NonNullable<PaymentFile['pack']>['rounds'][number]['state'];

export const STATUS_TEXTS: Record<OrderStatus, Text> = {
  created: { tone: 'plain', text: msg`Not paid` },
  success: { tone: 'success', text: msg`Paid` },
  Failed: { tone: 'danger', text: msg`Failed` },
  refunded: { tone: 'warning', text: msg`Refunded` },
};

export const PAYMENT_STATE_TEXTS: Record<PaymentState, MessageDescriptor> = {
  created: msg`Started`,
  failed: msg`Failed`,
  authorized: msg`Authorised`,
  captured: msg`Captured`,
};

export const PACK_STATE_TEXTS: Record<PackState, Text> = {
  queued: { tone: 'info', text: msg`Starts later` },
  active: { tone: 'success', text: msg`Active` },
  ended: { tone: 'plain', text: msg`Ended` },
};

export const ROUND_STATE_TEXTS: Record<RoundState, Text> = {
  free: { tone: 'plain', text: msg`Unused` },
  booked: { tone: 'info', text: msg`Booked` },
  used: { tone: 'success', text: msg`Used` },
  refunded: { tone: 'warning', text: msg`Refunded` },
};

export const REFUND_STATE_TEXTS: Record<PaymentFile['refunds'][number]['state'], Text> = {
  waiting: { tone: 'info', text: msg`On its way` },
  retrying: { tone: 'danger', text: msg`Failed, trying again` },
  done: { tone: 'success', text: msg`Done` },
};

export const LEDGER_TEXTS: Record<PaymentFile['ledger'][number]['kind'], MessageDescriptor> = {
  captured: msg`Paid`,
  excess: msg`Paid twice or wrong amount`,
  refunded: msg`Refunded`,
  returned: msg`Returned`,
  granted: msg`Pack granted`,
  rounds_refunded: msg`Rounds closed`,
  closed: msg`Pack closed`,
};

export const OUTCOME_TEXTS: Record<
  NonNullable<NonNullable<PaymentFile['referral']>['outcome']>,
  MessageDescriptor
> = {
  earns: msg`Counts`,
  own: msg`Doesn’t count: same person`,
  suspended: msg`Doesn’t count: link was paused`,
  rewarded: msg`Rewarded with a coupon`,
  refunded: msg`Doesn’t count: refunded`,
  later_payment: msg`Doesn’t count: not the first payment`,
};
