import { randomUUID } from 'node:crypto';
import { leftPaise } from '@preproom/models/contract/payments/refunds';
import type { RefundPreview, RefundWhat } from '@preproom/models/contract/payments/team/payment';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../../deps.ts';
import { planRefund, roundStates } from '../refunds/storeRefund.ts';
import { namesOf } from './paymentFile.ts';

/** What a refund would do to the order's pack and its booked sessions. Throws as `planRefund`. */
export async function readRefundPreview(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  { orderId, what, actorId }: { orderId: string; what: RefundWhat; actorId: string },
): Promise<RefundPreview> {
  const request = { orderId, what, reason: '', requestId: randomUUID(), seenLeftPaise: null, actorId };
  const { order, pack, used, wish } = await planRefund({ database, clock }, request);
  const payment = order.payments.find(({ id }) => id === wish.paymentId);
  const left = payment ? leftPaise(order, payment) : 0;
  const states = pack && pack.closedAt === null ? roundStates(order, pack, used) : [];
  const others = states.filter(({ name, state }) => state !== 'refunded' && !wish.rounds.includes(name));
  const closesPack = states.length > 0 && (wish.paise === left || others.length === 0);
  const rounds = closesPack
    ? states.filter(({ state }) => state === 'free' || state === 'booked').map(({ name }) => name)
    : wish.rounds;
  const sessions = pack
    ? await database.sessions
        .find({ packId: pack._id, status: 'booked', round: { $in: rounds } })
        .sort({ startsAt: 1 })
        .lean<Session[]>()
    : [];
  const names = await namesOf(
    database,
    sessions.map(({ mentorId }) => mentorId),
  );
  return {
    paise: wish.paise,
    leftPaise: left,
    rounds,
    closesPack,
    sessions: sessions.map(({ roomid, round, startsAt, mentorId }) => ({
      roomid,
      round,
      startsAt: startsAt.toISOString(),
      mentor: names.get(mentorId.toString()) ?? '',
    })),
  };
}
