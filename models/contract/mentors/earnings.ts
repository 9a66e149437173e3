import { endpoint } from '../http/endpoint.ts';
import { Instant, RoomId } from '../http/ids.ts';
import { indianMonth } from '../http/indianDays.ts';
import { z } from '../http/zod.ts';
import { Paise, shareOf } from '../payments/money.ts';
import { Month, MonthSums, monthOf, Payout } from '../payments/statements.ts';
import { feedbackDueMs } from '../reports/feedbackDue.ts';
import type { SessionStatus } from '../sessions/sessionLife.ts';
import { Round } from '../sessions/sessions.ts';
import { PayRates } from './pay.ts';
import { KnownDetail, KnownPayee } from './payee.ts';

/** What came of a session that is paid, decided once it is over. */
export const PAY_OUTCOMES = [
  'held',
  'ended_for_safety',
  'learner_absent',
  'feedback_late',
  'mentor_absent',
  'missed',
  'cancelled',
] as const;
export type PayOutcome = (typeof PAY_OUTCOMES)[number];
/** Of sessions that are entered; one that was cancelled leaves no entry. */
const EnteredOutcome = z.enum(PAY_OUTCOMES).exclude(['cancelled']);
export type EnteredOutcome = z.infer<typeof EnteredOutcome>;

/** A late decision of "late": a request of the last second may still be on its way into the database. */
const FEEDBACK_LEEWAY_MS = 5 * 60_000;

interface OverSession {
  status: SessionStatus;
  startsAtMs: number;
  /** When the mentor first sent feedback; an amendment changes nothing. */
  feedbackSentAtMs: number | null;
  /** False: the learner's account is gone, and feedback about it is refused. */
  isLearnerThere: boolean;
  /** The mentor reported the learner and ended the session. */
  endedByMentorForSafety: boolean;
  mentor: PaidMentor;
}

export interface PaidMentor {
  /** Suspended mentors cannot log in, so they cannot send feedback. */
  isSuspended: boolean;
  /** When the latest suspension ended. */
  restoredAtMs: number | null;
}

/** Until when feedback counts for pay: a day after the start or, for a session before a suspension, after the suspension ended. */
export function paidFeedbackDueMs(startsAtMs: number, { restoredAtMs }: Pick<PaidMentor, 'restoredAtMs'>) {
  return feedbackDueMs(Math.max(startsAtMs, restoredAtMs ?? 0));
}

/** What a session earned its mentor for; null while that is open. */
export function payOutcome(session: OverSession, nowMs: number): PayOutcome | null {
  switch (session.status) {
    case 'booked':
    case 'live':
      return null;
    case 'noshow_learner':
      return 'learner_absent';
    case 'noshow_mentor':
      return 'mentor_absent';
    case 'missed':
    case 'cancelled':
      return session.status;
    case 'done':
      return outcomeOfDone(session, nowMs);
  }
}

function outcomeOfDone(session: OverSession, nowMs: number): PayOutcome | null {
  const { startsAtMs, feedbackSentAtMs, mentor } = session;
  const dueMs = paidFeedbackDueMs(startsAtMs, mentor);
  if (session.endedByMentorForSafety) return 'ended_for_safety';
  if (feedbackSentAtMs !== null) return feedbackSentAtMs <= dueMs ? 'held' : 'feedback_late';
  if (!session.isLearnerThere) return 'held';
  return nowMs > dueMs + FEEDBACK_LEEWAY_MS && !mentor.isSuspended ? 'feedback_late' : null;
}

/** What a session earns, of the amount that was fixed when it was booked. */
function earnedPaise(paise: number, outcome: PayOutcome): number {
  if (outcome === 'held' || outcome === 'ended_for_safety') return paise;
  return outcome === 'learner_absent' ? shareOf(paise, 1, 2) : 0;
}

export const EARNING_KINDS = ['earned', 'corrected', 'paid'] as const;

/** One movement of a mentor's earnings, with its sign. Entries are only ever added. */
export interface EarningEntry {
  /** Names the movement, so that it is entered once. */
  key: string;
  kind: (typeof EARNING_KINDS)[number];
  /** 0 for a session that earned nothing: the entry says why. */
  paise: number;
  /** The session; null for a payout or a correction, as are the next fields. */
  roomid: string | null;
  round: Round | null;
  isFree: boolean;
  startsAt: Date | null;
  outcome: EnteredOutcome | null;
}

/** An entry with what a statement says of it. */
export interface StatedEarning extends EarningEntry {
  /** When it was entered; decides the month, so a month that is over never changes. */
  at: Date;
  /** The bank's reference of a payout, else empty. */
  reference: string;
  /** Of a payout: the part that was withheld as tax. */
  tdsPaise?: number;
  /** Of a correction: what the team tells the mentor. */
  reason?: string;
}

interface PaidSession {
  roomid: string;
  round: Round;
  isFree: boolean;
  startsAt: Date;
  pay?: { paise: number; outcome: PayOutcome | null } | null | undefined;
}

/** The entry that a session causes: none while its outcome is open, none for one that was cancelled. */
export function earningEntry({ roomid, round, isFree, startsAt, pay }: PaidSession): EarningEntry | null {
  if (!pay?.outcome || pay.outcome === 'cancelled') return null;
  const { paise, outcome } = pay;
  const session = { roomid, round, isFree, startsAt, outcome };
  return { key: `${roomid}:earned`, kind: 'earned', paise: earnedPaise(paise, outcome), ...session };
}

export const EarningBalances = z.object({
  earnedPaise: Paise,
  correctedPaise: z.int().describe('added or taken back by the team'),
  paidPaise: Paise.describe('paid out, with the tax that was withheld'),
  tdsPaise: Paise.describe('of it, the tax'),
  duePaise: z
    .int()
    .describe('earned and not paid out; below zero after a correction of what was paid already'),
});
export type EarningBalances = z.infer<typeof EarningBalances>;

type Movement = Pick<StatedEarning, 'kind' | 'paise' | 'at' | 'tdsPaise'>;

export function earningBalances(entries: readonly Omit<Movement, 'at'>[]): EarningBalances {
  const sum = { earnedPaise: 0, correctedPaise: 0, paidPaise: 0, tdsPaise: 0 };
  for (const { kind, paise, tdsPaise = 0 } of entries) {
    if (kind === 'paid') sum.paidPaise -= paise;
    else if (kind === 'corrected') sum.correctedPaise += paise;
    else sum.earnedPaise += paise;
    sum.tdsPaise += tdsPaise;
  }
  return { ...sum, duePaise: sum.earnedPaise + sum.correctedPaise - sum.paidPaise };
}

/** What can be paid out for the months up to this one, which is over. Corrections count at once. */
export function payablePaise(entries: readonly Movement[], through: string): number {
  const settled = entries.filter(({ kind, at }) => kind !== 'earned' || indianMonth(at.getTime()) <= through);
  return earningBalances(settled).duePaise;
}

const EarningLine = z.object({
  roomid: RoomId,
  round: Round,
  isFree: z.boolean(),
  startsAt: Instant,
  paise: Paise,
  outcome: EnteredOutcome,
});
export type EarningLine = z.infer<typeof EarningLine>;

const Correction = z.object({ at: Instant, paise: z.int(), reason: z.string() });
export type Correction = z.infer<typeof Correction>;

export const EarningStatement = MonthSums.extend({
  lines: z.array(EarningLine).describe('the latest first'),
  corrections: z.array(Correction).describe('the latest first'),
  payouts: z.array(Payout).describe('the latest first'),
});
export type EarningStatement = z.infer<typeof EarningStatement>;

/** The statement of a month; one without entries has sums alone. It names sessions, never learners. */
export function earningStatement(entries: readonly StatedEarning[], month: string): EarningStatement {
  const { sums, inMonth, payouts } = monthOf(entries, month);
  const lines = inMonth.flatMap(({ roomid, round, isFree, startsAt, paise, outcome }): EarningLine[] =>
    roomid && round && startsAt && outcome
      ? [{ roomid, round, isFree, startsAt: startsAt.toISOString(), paise, outcome }]
      : [],
  );
  const corrections = inMonth
    .filter(({ kind }) => kind === 'corrected')
    .map(({ at, paise, reason = '' }): Correction => ({ at: at.toISOString(), paise, reason }));
  return {
    ...sums,
    lines: lines.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt)),
    corrections: corrections.toSorted((a, b) => b.at.localeCompare(a.at)),
    payouts,
  };
}

/** A session that took place and earns once its feedback is sent. */
const WaitingEarning = EarningLine.omit({ outcome: true }).extend({
  feedbackDueAt: Instant.describe('later feedback earns nothing'),
});
export type WaitingEarning = z.infer<typeof WaitingEarning>;

const Earnings = z.object({
  balances: EarningBalances,
  waiting: z.array(WaitingEarning).describe('the earliest due first'),
  months: z.array(MonthSums).describe('the latest first'),
  statement: EarningStatement.describe('of the month asked for, else of this one'),
  rates: PayRates.describe('what sessions booked from now on earn'),
  pan: KnownDetail.nullable().describe('null: none was entered'),
  payee: KnownPayee.nullable().describe('where they are paid; null: none was entered'),
});
export type Earnings = z.infer<typeof Earnings>;

export const getEarnings = endpoint({
  method: 'GET',
  path: '/mentor/earnings',
  summary: 'What the caller has earned as a mentor, and why; with the statement of a month',
  query: z.object({ month: Month.optional() }),
  response: z.object({ data: Earnings }),
});
