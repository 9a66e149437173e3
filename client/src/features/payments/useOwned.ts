import { DAY_MS } from '@preproom/models/contract/http/durations';
import { nextPackDays } from '@preproom/models/contract/payments/packDays';
import type { Enrolment } from '@preproom/models/contract/payments/packs';
import type { PaymentRecord } from '@preproom/models/contract/payments/payments';
import { serverNow } from '../../lib/serverTime.ts';
import { useStore } from '../../lib/store.ts';

/** Payments this new may have a pack that the page does not know of yet, or one that was just used up. */
const RECENT_DAYS = 3;

/** What the learner has of a program already; null: nothing, so a pack of it would be no second one. */
export interface Owned {
  /** The pack that is open for longest; null while only its payment is known. */
  pack: Enrolment | null;
  /** The order of a recent payment. */
  orderId: string | null;
  /** When another pack would start: behind all packs that are open, of whichever program. */
  nextStartDay: string;
}

export function useOwned(courseId: string): Owned | null {
  const enrolments = useStore((state) => state.enrolments);
  const payments = useStore((state) => state.UserTranscation);
  return owned(courseId, enrolments, payments, serverNow());
}

/** When the learner's packs end, and so when another one starts, whichever program it is of; null without an open pack. */
export function useQueue(): { lastDay: string; startDay: string } | null {
  const enrolments = useStore((state) => state.enrolments);
  const open = enrolments.filter(({ state }) => state !== 'ended');
  const lastDay = open
    .map((pack) => pack.lastDay)
    .toSorted()
    .at(-1);
  return lastDay === undefined ? null : { lastDay, startDay: nextPackDays(open, serverNow()).startDay };
}

function owned(
  courseId: string,
  enrolments: readonly Enrolment[],
  payments: readonly PaymentRecord[],
  nowMs: number,
): Owned | null {
  const open = enrolments.filter(({ state }) => state !== 'ended');
  const pack = open.findLast(({ course_id }) => course_id === courseId) ?? null;
  const paid = payments.find(
    ({ course_id, status, createdAt }) =>
      course_id === courseId && status === 'success' && nowMs - Date.parse(createdAt) < RECENT_DAYS * DAY_MS,
  );
  if (!pack && !paid) return null;
  return { pack, orderId: paid?.order_id ?? null, nextStartDay: nextPackDays(open, nowMs).startDay };
}
