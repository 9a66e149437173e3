import { DAY_MS, HOUR_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import { indianMonth, monthBefore } from '@preproom/models/contract/http/indianDays';
import { earningBalances, earningStatement } from '@preproom/models/contract/mentors/earnings';
import { statementMonths } from '@preproom/models/contract/payments/statements';
import { payAtBooking } from '@preproom/models/db/mentors/pay';
import { payoutCount } from '@preproom/models/db/payouts';
import { endForSafety, storeReport } from '@preproom/models/db/room/safety';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { compareEarnings } from '@preproom/server/features/mentors/earnings/compareEarnings';
import { readEarnings } from '@preproom/server/features/mentors/earnings/entries';
import { correctMentor, payMentorOut } from '@preproom/server/features/mentors/earnings/payOut';
import { readRate, saveRate } from '@preproom/server/features/mentors/earnings/payRates';
import { settleEarnings } from '@preproom/server/features/mentors/earnings/settleEarnings';
import { changeMentorStatus } from '@preproom/server/features/mentors/mentorStatus';
import { submit } from '@preproom/server/features/reports/feedback/feedback.service';
import { cancelBooked } from '@preproom/server/features/sessions/cancelBooked';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earningDeps } from '../../support/mentors/earningDeps.ts';
import {
  BEGINNING,
  earned,
  MET,
  type Modelled,
  PAID_OUT,
  type Standing,
  SUSPENDED,
  step,
} from '../../support/mentors/earningModel.ts';
import { aSubmission } from '../../support/reports/feedback.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  // Its clock is another than that of the runs.
  await stack.jobs.stop();
});
afterAll(() => stack.stop());

const codeOf = (made: Promise<void>) =>
  made.then(
    () => null,
    (error) => (error instanceof AppError ? error.code : Promise.reject(error)),
  );

test('bookings, no-shows, refunds, amendments, suspensions, corrections and payouts in any order end in the plain model; nobody is paid twice', async () => {
  const { database, mail } = stack;
  const seen = { earned: 0, paid: 0, refused: 0, negative: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (more) => {
      // Long after the product's own time, so that its sweep finds no session to end.
      let now = Date.parse('2096-11-20T06:00:00Z');
      const clock = { now: () => now };
      const deps = { ...earningDeps({ database, mail, clock }), closeRoom: () => {}, endLogin: () => {} };
      const mentor = await createUser(database, { role: 'mentor' });
      const mentorId = mentor._id;
      const learner = await createUser(database);
      const since = new Date(now);
      await database.mentorProfiles.create({ userId: mentorId, status: 'verified', since });
      const standing: Standing = { isSuspended: false, restoredAtMs: 0 };
      const sessions: Modelled[] = [];
      let amount: number | null = null;
      let [paidOut, withheld, corrected] = [0, 0, 0];
      const settle = async () => {
        await Promise.all([settleEarnings(deps, { mentorId }), settleEarnings(deps, { mentorId })]);
        for (const session of sessions) {
          const paise = earned(session, standing, now);
          if (paise !== null) session.entered ??= { paise, atMs: now };
        }
      };
      const read = (one: Modelled) => database.sessions.findById(one._id).lean<Session>().orFail();
      const event = async (one: Modelled, what: Parameters<typeof applySessionEvent>[2]) =>
        applySessionEvent(database, await read(one), what, now);
      const endFor = async (one: Modelled, side: 'mentor' | 'learner') => {
        const { roomid } = await read(one);
        const report = {
          id: roomid,
          reason: 'something_else',
          note: '',
          endInterview: true,
          block: false,
        } as const;
        await storeReport(database, await read(one), side, report, new Date(now));
        await endForSafety(database, roomid, now);
      };

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
          } else if (MET.includes(next.how)) {
            now = Math.max(now, known.startsAtMs);
            // Its room is closed by now.
            if (!(await event(known, 'both_present'))) continue;
            if (next.how === 'held') await event(known, 'end_pressed');
            else await endFor(known, next.how === 'mentor_ended' ? 'mentor' : 'learner');
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
        } else if (next.at === 'feedback' && known && MET.includes(known.end)) {
          // They cannot log in.
          if (standing.isSuspended) continue;
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
        } else if (next.at === 'suspension') {
          const [act, from] = standing.isSuspended
            ? (['restore', 'suspended'] as const)
            : (['suspend', 'verified'] as const);
          await changeMentorStatus(deps, {
            userId: mentorId,
            act,
            from,
            reason: 'A reason',
            actorId: mentorId,
          });
          if (standing.isSuspended) standing.restoredAtMs = now;
          else
            for (const one of sessions) if (one.end === null && now < one.startsAtMs) one.end = 'cancelled';
          standing.isSuspended = !standing.isSuspended;
        } else if (next.at === 'correct') {
          const payouts = payoutCount(await readEarnings(database, mentorId));
          const { paise } = next;
          const made = { ownerId: mentorId, actorId: mentorId, paise, payouts, reason: 'A reason' };
          // Two of the team at the same moment.
          const answers = await Promise.all([1, 2].map(() => codeOf(correctMentor(deps, made))));
          expect(answers.toSorted()).toEqual(['conflict', null].toSorted());
          corrected += paise;
          now += 1;
        } else if (next.at === 'payout') {
          const through = monthBefore(indianMonth(now));
          const inTime = sessions.filter(({ entered }) => entered && indianMonth(entered.atMs) <= through);
          const payable =
            inTime.reduce((sum, { entered }) => sum + (entered?.paise ?? 0), 0) + corrected - paidOut;
          const paise = Math.max(1, Math.floor(payable * next.share));
          const tdsPaise = Math.floor(paise * next.tds);
          const payouts = payoutCount(await readEarnings(database, mentorId));
          const made = { ownerId: mentorId, actorId: mentorId, paise, tdsPaise, through, payouts };
          const pay = (reference: string) => codeOf(payMentorOut(deps, { ...made, reference }));
          // Two of the team at the same moment.
          const answers = await Promise.all([pay(`UTR ${now} a`), pay(`UTR ${now} b`)]);
          if (paise > payable) {
            expect(answers).toEqual(['bad_request', 'bad_request']);
            seen.refused += 1;
          } else {
            expect(answers.toSorted()).toEqual(['conflict', null].toSorted());
            paidOut += paise;
            withheld += tdsPaise;
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
      if (standing.isSuspended) {
        await changeMentorStatus(deps, {
          ...{ userId: mentorId, act: 'restore', from: 'suspended', reason: null, actorId: mentorId },
        });
        Object.assign(standing, { isSuspended: false, restoredAtMs: now });
        now += 2 * DAY_MS;
      }
      await settle();
      const entries = await readEarnings(database, mentorId);
      const expected = sessions.reduce((sum, { entered }) => sum + (entered?.paise ?? 0), 0);
      const sums = { earnedPaise: expected, correctedPaise: corrected, paidPaise: paidOut };
      const due = { tdsPaise: withheld, duePaise: expected + corrected - paidOut };
      expect(earningBalances(entries)).toEqual({ ...sums, ...due });
      // Statements add up to the same, month by month.
      const months = statementMonths(entries, now);
      for (const { month, ...monthly } of months) {
        const due = sessions.filter(({ entered }) => entered && indianMonth(entered.atMs) === month);
        expect(monthly.earnedPaise).toBe(due.reduce((sum, { entered }) => sum + (entered?.paise ?? 0), 0));
        const { lines, payouts, corrections, ...statement } = earningStatement(entries, month);
        expect(statement).toEqual({ month, ...monthly });
        expect(lines.reduce((sum, { paise }) => sum + paise, 0)).toBe(monthly.earnedPaise);
        expect(payouts.reduce((sum, { paise }) => sum + paise, 0)).toBe(monthly.paidPaise);
        expect(corrections.reduce((sum, { paise }) => sum + paise, 0)).toBe(monthly.correctedPaise);
      }
      expect(months[0]?.closingPaise ?? 0).toBe(due.duePaise);
      if (due.duePaise < 0) seen.negative += 1;
      if (expected > 0) seen.earned += 1;
      if (paidOut > 0) seen.paid += 1;
    }),
    { numRuns: 50, examples: [[PAID_OUT], [SUSPENDED]] },
  );
  expect(seen.earned).toBeGreaterThan(5);
  expect(seen.paid).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
  expect(seen.negative).toBeGreaterThan(0);
  expect(await compareEarnings(database)).toMatchObject({ open: 0, differences: [] });
});
