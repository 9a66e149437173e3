import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import fc from 'fast-check';
import type { Types } from 'mongoose';

const ENDS = [
  'held',
  'mentor_ended',
  'learner_ended',
  'learner_absent',
  'mentor_absent',
  'missed',
  'cancelled',
] as const;
/** Both met, and feedback can be sent. */
export const MET: readonly unknown[] = ['held', 'mentor_ended', 'learner_ended'];
const nth = fc.nat(3);
const is = <At extends string>(at: At) => ({ at: fc.constant(at) });
export const step = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ ...is('amount'), paise: fc.option(fc.integer({ min: 1, max: 99_999 })) }),
  },
  { weight: 4, arbitrary: fc.record(is('book')) },
  { weight: 4, arbitrary: fc.record({ ...is('end'), session: nth, how: fc.constantFrom(...ENDS) }) },
  { weight: 4, arbitrary: fc.record({ ...is('feedback'), session: nth, hoursLater: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ ...is('refund'), session: nth }) },
  { weight: 2, arbitrary: fc.record(is('settle')) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...is('payout'),
      share: fc.double({ min: 0.1, max: 1.2, noNaN: true }),
      tds: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...is('correct'),
      paise: fc.integer({ min: -60_000, max: 20_000 }).filter((paise) => paise !== 0),
    }),
  },
  { weight: 1, arbitrary: fc.record(is('suspension')) },
  { weight: 2, arbitrary: fc.record({ ...is('wait'), days: fc.integer({ min: 1, max: 20 }) }) },
);

/** Each begins with two sessions that are paid, so that chance reaches what comes after. */
export const BEGINNING = [
  { at: 'amount' as const, paise: 40_000 },
  { at: 'book' as const },
  { at: 'book' as const },
];

/** Whatever chance brings, one run amends feedback, refunds after the session, and pays out what was earned. */
export const PAID_OUT = [
  { at: 'amount' as const, paise: 50_001 },
  { at: 'book' as const },
  { at: 'book' as const },
  { at: 'end' as const, session: 0, how: 'held' as const },
  { at: 'end' as const, session: 1, how: 'learner_absent' as const },
  { at: 'feedback' as const, session: 0, hoursLater: 2 },
  { at: 'settle' as const },
  { at: 'feedback' as const, session: 0, hoursLater: 1 },
  { at: 'refund' as const, session: 0 },
  { at: 'wait' as const, days: 20 },
  { at: 'payout' as const, share: 0.5, tds: 0.1 },
  { at: 'correct' as const, paise: -60_000 },
  { at: 'payout' as const, share: 1, tds: 0 },
  { at: 'correct' as const, paise: 50_000 },
  { at: 'payout' as const, share: 1, tds: 0 },
];

/** A session before a suspension: its feedback is in time a day after the suspension, and another one's is not. */
export const SUSPENDED = [
  { at: 'amount' as const, paise: 50_001 },
  { at: 'book' as const },
  { at: 'end' as const, session: 0, how: 'held' as const },
  { at: 'suspension' as const },
  { at: 'wait' as const, days: 3 },
  { at: 'settle' as const },
  { at: 'suspension' as const },
  { at: 'feedback' as const, session: 0, hoursLater: 20 },
  { at: 'settle' as const },
];

export interface Modelled {
  _id: Types.ObjectId;
  packId: Types.ObjectId;
  startsAtMs: number;
  /** What was set when it was booked. */
  paise: number | null;
  end: (typeof ENDS)[number] | null;
  sentAtMs: number | null;
  /** What was entered for it, and when. */
  entered: { paise: number; atMs: number } | null;
}

export interface Standing {
  isSuspended: boolean;
  restoredAtMs: number;
}

/** What a session has earned by now; null while that is open. */
export function earned(
  { paise, end, sentAtMs, startsAtMs }: Modelled,
  { isSuspended, restoredAtMs }: Standing,
  nowMs: number,
): number | null {
  if (paise === null || end === null) return null;
  const dueMs = Math.max(startsAtMs, restoredAtMs) + DAY_MS;
  if (end === 'mentor_ended') return paise;
  if (end === 'learner_absent') return Math.floor((paise + 1) / 2);
  if (!MET.includes(end)) return 0;
  if (sentAtMs !== null) return sentAtMs <= dueMs ? paise : 0;
  return nowMs > dueMs + 5 * MINUTE_MS && !isSuspended ? 0 : null;
}
