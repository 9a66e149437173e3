import { DAY_MS, HOUR_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import { indianMonth, monthBefore } from '@preproom/models/contract/http/indianDays';
import { earningBalances, earningStatement } from '@preproom/models/contract/mentors/earnings';
import { statementMonths } from '@preproom/models/contract/payments/statements';
import { payAtBooking } from '@preproom/models/db/mentors/pay';
import { payoutCount } from '@preproom/models/db/payouts';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { compareEarnings } from '@preproom/server/features/mentors/earnings/compareEarnings';
import { readEarnings } from '@preproom/server/features/mentors/earnings/entries';
import { payMentorOut } from '@preproom/server/features/mentors/earnings/payOut';
import { readRate, saveRate } from '@preproom/server/features/mentors/earnings/payRates';
import { settleEarnings } from '@preproom/server/features/mentors/earnings/settleEarnings';
import { submit } from '@preproom/server/features/reports/feedback/feedback.service';
import { cancelBooked } from '@preproom/server/features/sessions/cancelBooked';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSubmission } from '../../support/reports/feedback.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const ENDS = ['held', 'learner_absent', 'mentor_absent', 'missed', 'cancelled'] as const;
const nth = fc.nat(3);
const is = <At extends string>(at: At) => ({ at: fc.constant(at) });
const step = fc.oneof(
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
    arbitrary: fc.record({ ...is('payout'), share: fc.double({ min: 0.1, max: 1.2, noNaN: true }) }),
  },
  { weight: 2, arbitrary: fc.record({ ...is('wait'), days: fc.integer({ min: 1, max: 20 }) }) },
);

/** Each begins with two sessions that are paid, so that chance reaches what comes after. */
const BEGINNING = [
  { at: 'amount' as const, paise: 40_000 },
  { at: 'book' as const },
  { at: 'book' as const },
];

/** Whatever chance brings, one run amends feedback, refunds after the session, and pays out what was earned. */
const PAID_OUT = [
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
  { at: 'payout' as const, share: 1 },
  { at: 'payout' as const, share: 1 },
];

interface Modelled {
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

/** What a session has earned by now; null while that is open. */
function earned({ paise, end, sentAtMs, startsAtMs }: Modelled, nowMs: number): number | null {
  if (paise === null || end === null) return null;
  if (end === 'learner_absent') return Math.floor((paise + 1) / 2);
  if (end !== 'held') return 0;
  if (sentAtMs !== null) return sentAtMs <= startsAtMs + DAY_MS ? paise : 0;
  return nowMs > startsAtMs + DAY_MS + 5 * MINUTE_MS ? 0 : null;
}

test('bookings, no-shows, refunds, amendments and payouts in any order end in the plain model; nobody is paid twice', async () => {
  const { database, mail } = stack;
  const seen = { earned: 0, paid: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (more) => {
      let now = Date.parse('2026-11-20T06:00:00Z');
      const clock = { now: () => now };
      const deps = { database, mail, clock, jobs: createJobs({ database, clock }), closeRoom: () => {} };
      const mentor = await createUser(database, { role: 'mentor' });
      const mentorId = mentor._id;
      const learner = await createUser(database);
      const sessions: Modelled[] = [];
      let amount: number | null = null;
      let paidOut = 0;
      const settle = async () => {
        await Promise.all([settleEarnings(deps, { mentorId }), settleEarnings(deps, { mentorId })]);
        for (const session of sessions) {
          const paise = earned(session, now);
          if (paise !== null) session.entered ??= { paise, atMs: now };
        }
      };
      const read = (one: Modelled) => database.sessions.findById(one._id).lean<Session>().orFail();
      const event = async (one: Modelled, what: Parameters<typeof applySessionEvent>[2]) =>
        applySessionEvent(database, await read(one), what, now);

      for (const next of [...BEGINNING, ...more]) {
        const known = 'session' in next ? sessions[next.session] : undefined;
        if (next.at === 'wait') now += next.days * DAY_MS;
        else if (next.at === 'settle') await settle();
        else if (next.at === 'amount') {
          const { revision } = await readRate(deps, mentorId);
          const amounts = { 'HR Round 1': next.paise };
          await saveRate(deps, mentorId, { amounts, revision }, mentorId.toString());
          amount = next.paise;
        } else if (next.at === 'book') {
          now += 3 * HOUR_MS;
          const startsAt = new Date(now + HOUR_MS);
          const kind = { isFree: false, round: 'HR Round 1' } as const;
          const packId = new Types.ObjectId();
          const pay = await payAtBooking(database, { mentorId, ...kind });
          const people = { mentorId, learnerId: learner._id };
          const { _id } = await createSession(database, { ...people, ...kind, ...pay, packId, startsAt });
          const fresh = { end: null, sentAtMs: null, entered: null };
          sessions.push({ _id, packId, startsAtMs: startsAt.getTime(), paise: amount, ...fresh });
        } else if (next.at === 'end' && known && known.end === null) {
          if (next.how === 'cancelled') {
            if (now >= known.startsAtMs) continue;
            await event(known, 'cancelled');
          } else if (next.how === 'held') {
            now = Math.max(now, known.startsAtMs);
            // Its room is closed by now.
            if (!(await event(known, 'both_present'))) continue;
            await event(known, 'end_pressed');
          } else {
            now = Math.max(now, known.startsAtMs + 2 * HOUR_MS);
            const came = new Date(known.startsAtMs);
            const sides = {
              ...(next.how === 'learner_absent' && { mentorCameAt: came }),
              ...(next.how === 'mentor_absent' && { learnerCameAt: came }),
            };
            await database.sessions.updateOne({ _id: known._id }, { $set: sides });
            await event(known, 'time_passed');
          }
          known.end = next.how;
        } else if (next.at === 'feedback' && known?.end === 'held') {
          now += next.hoursLater * HOUR_MS;
          const isTooLate = known.sentAtMs !== null && now > known.sentAtMs + DAY_MS;
          const sent = submit(database, await read(known), aSubmission(), new Date(now));
          if (isTooLate) await expect(sent).rejects.toMatchObject({ code: 'too_late' });
          else await sent;
          known.sentAtMs ??= now;
        } else if (next.at === 'refund' && known) {
          // What the refund of a whole pack does to its sessions.
          const isBooked = known.end === null && now < known.startsAtMs;
          await cancelBooked(deps, { packId: known.packId });
          if (isBooked) known.end = 'cancelled';
        } else if (next.at === 'payout') {
          const through = monthBefore(indianMonth(now));
          const inTime = sessions.filter(({ entered }) => entered && indianMonth(entered.atMs) <= through);
          const payable = inTime.reduce((sum, { entered }) => sum + (entered?.paise ?? 0), 0) - paidOut;
          const paise = Math.max(1, Math.floor(payable * next.share));
          const payouts = payoutCount(await readEarnings(database, mentorId));
          const pay = (reference: string) =>
            payMentorOut(deps, {
              ownerId: mentorId,
              actorId: mentorId,
              paise,
              through,
              payouts,
              reference,
            }).then(
              () => null,
              (error) => (error instanceof AppError ? error.code : Promise.reject(error)),
            );
          // Two of the team at the same moment.
          const answers = await Promise.all([pay(`UTR ${now} a`), pay(`UTR ${now} b`)]);
          if (paise > payable) {
            expect(answers).toEqual(['bad_request', 'bad_request']);
            seen.refused += 1;
          } else {
            expect(answers.toSorted()).toEqual(['conflict', null].toSorted());
            paidOut += paise;
          }
          // The next payout has another reference.
          now += 1;
        }
      }
      now += 3 * DAY_MS;
      for (const session of sessions)
        if (session.end === null) {
          await event(session, 'time_passed');
          session.end = 'missed';
        }
      await settle();
      const entries = await readEarnings(database, mentorId);
      const expected = sessions.reduce((sum, { entered }) => sum + (entered?.paise ?? 0), 0);
      const sums = { earnedPaise: expected, paidPaise: paidOut };
      expect(earningBalances(entries)).toEqual({ ...sums, duePaise: expected - paidOut });
      // Statements add up to the same, month by month.
      const months = statementMonths(entries, now);
      for (const { month, ...monthly } of months) {
        const due = sessions.filter(({ entered }) => entered && indianMonth(entered.atMs) === month);
        expect(monthly.earnedPaise).toBe(due.reduce((sum, { entered }) => sum + (entered?.paise ?? 0), 0));
        const { lines, payouts, ...statement } = earningStatement(entries, month);
        expect(statement).toEqual({ month, ...monthly });
        expect(lines.reduce((sum, { paise }) => sum + paise, 0)).toBe(monthly.earnedPaise);
        expect(payouts.reduce((sum, { paise }) => sum + paise, 0)).toBe(monthly.paidPaise);
      }
      expect(months[0]?.closingPaise ?? 0).toBe(expected - paidOut);
      if (expected > 0) seen.earned += 1;
      if (paidOut > 0) seen.paid += 1;
    }),
    { numRuns: 100, examples: [[PAID_OUT]] },
  );
  expect(seen.earned).toBeGreaterThan(5);
  expect(seen.paid).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
  expect(await compareEarnings(database)).toMatchObject({ open: 0, differences: [] });
});
