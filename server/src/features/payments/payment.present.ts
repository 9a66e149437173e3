import { purchaseDate, writtenDay } from '@preproom/models/contract/http/indianDays';
import { rupeesOf } from '@preproom/models/contract/payments/money';
import { CANCELLED } from '@preproom/models/contract/payments/orderState';
import { type PackDays, packState } from '@preproom/models/contract/payments/packDays';
import type { ActivePack, Enrolment } from '@preproom/models/contract/payments/packs';
import type { PaymentRecord } from '@preproom/models/contract/payments/payments';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Types } from 'mongoose';
import type { Order } from './order.ts';

/** A payment as the specification names its fields. */
export function presentPayment(order: Order): PaymentRecord {
  return {
    user_id: order.userId.toString(),
    course: order.course,
    course_id: order.course_id.toString(),
    price: rupeesOf(order.paise),
    listPrice: rupeesOf(order.listPaise),
    discount: rupeesOf(order.discountPaise),
    coupon: order.couponCode,
    username: order.username,
    email: order.email,
    status: order.status,
    order_id: order.orderId,
    payment_id: order.paidBy ?? order.payments.findLast(({ id }) => !id.startsWith(CANCELLED))?.id ?? '',
    Purchasedate: purchaseDate(order.createdAt.getTime()),
    createdAt: order.createdAt.toISOString(),
    triedAt: (order.retriedAt ?? order.createdAt).toISOString(),
  };
}

function presentSpan({ startDay, lastDay }: PackDays) {
  return { startDate: writtenDay(startDay), expiresOn: writtenDay(lastDay), startDay, lastDay };
}

export function presentEnrolment(pack: PackDocument, nowMs: number): Enrolment {
  return {
    course_id: pack.course_id.toString(),
    state: packState(pack, pack.closedAt, nowMs),
    ...presentSpan(pack),
  };
}

/** Rounds that were refunded are no part of it any more. `used` has those that a session has booked or used. */
export function presentActivePack(
  pack: PackDocument & { _id: Types.ObjectId },
  used: ReadonlyMap<Round, Omit<ActivePack['rounds'][number], 'name'>>,
): ActivePack {
  const rounds = pack.rounds.filter((round) => !pack.refundedRounds.includes(round));
  return {
    _id: pack._id.toString(),
    course_id: pack.course_id.toString(),
    course: pack.course,
    ...presentSpan(pack),
    total_session: rounds.length,
    rounds: rounds.map((name) => ({ name, ...(used.get(name) ?? { state: 'free' }) })),
  };
}
