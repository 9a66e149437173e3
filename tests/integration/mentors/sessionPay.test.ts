import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@preproom/models/contract/http/durations';
import { getPreparation } from '@preproom/models/contract/mentors/preparation';
import { getNotifications } from '@preproom/models/contract/notifications/notifications';
import { reportPerson } from '@preproom/models/contract/room/safety';
import { getSession } from '@preproom/models/contract/sessions/bookings';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { auditRates, saveRate } from '@preproom/server/features/mentors/earnings/payRates';
import { settleEarnings } from '@preproom/server/features/mentors/earnings/settleEarnings';
import { changeMentorStatus } from '@preproom/server/features/mentors/mentorStatus';
import { remindOfFeedback } from '@preproom/server/features/sessions/feedbackReminder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earningDeps } from '../../support/mentors/earningDeps.ts';
import { AMOUNT, paidSessions } from '../../support/mentors/paidSessions.ts';
import { createBookableMentor } from '../../support/sessions/booking.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let deps: ReturnType<typeof earningDeps>;
const { setPay, earningsOf, booked, read, hold, send, advance } = paidSessions(() => stack);
beforeAll(async () => {
  stack = await startStack();
  deps = earningDeps(stack);
  await setPay({ 'HR Round 1': AMOUNT });
});
afterAll(() => stack.stop());

describe('a session', () => {
  test('that cannot be entered is counted, and keeps no other from its pay', async () => {
    const [broken, other] = [await booked(), await booked()];
    for (const { roomid } of [broken, other])
      await stack.database.sessions.updateOne({ roomid }, { $set: { mentorCameAt: new Date(0) } });
    advance(2 * DAY_MS);
    for (const { roomid } of [broken, other])
      await applySessionEvent(stack.database, await read(roomid), 'time_passed', stack.clock.now());
    const sessions = stack.database.sessions.collection;
    await sessions.updateOne({ roomid: broken.roomid }, { $set: { round: 'No such round' } });
    await settleEarnings(deps, { roomid: { $in: [broken.roomid, other.roomid] } });
    expect((await read(other.roomid)).pay?.isSettled).toBe(true);
    expect((await read(broken.roomid)).pay?.isSettled).toBe(false);
    expect((await deps.metrics.unsettledEarnings.get()).values[0]?.value).toBeGreaterThan(0);
    await sessions.updateOne({ roomid: broken.roomid }, { $set: { round: 'HR Round 1' } });
    expect((await earningsOf(await stack.enter(broken.mentor))).balances.earnedPaise).toBe(25_001);
  });

  test('that its mentor ended for safety pays in full without feedback; one that the learner ended, as any other', async () => {
    for (const side of ['mentor', 'learner'] as const) {
      const { mentor, clients, roomid } = await booked();
      const session = await read(roomid);
      await applySessionEvent(stack.database, session, 'both_present', session.startsAt.getTime());
      const body = {
        id: randomUUID(),
        reason: 'something_else',
        note: '',
        endInterview: true,
        block: false,
      } as const;
      const answer = await clients[side].call(reportPerson, { params: { roomid }, body });
      expect(answer.body).toEqual({ isOver: true });
      advance(DAY_MS);
      const { statement, waiting } = await earningsOf(await stack.enter(mentor));
      if (side === 'mentor')
        expect(statement.lines).toMatchObject([{ roomid, outcome: 'ended_for_safety', paise: AMOUNT }]);
      // Nothing says that somebody was reported.
      else expect([statement.lines, waiting.map((one) => one.roomid)]).toEqual([[], [roomid]]);
    }
  });

  test('before a suspension waits for feedback until a day after it', async () => {
    const { mentor, roomid } = await booked();
    await hold(roomid);
    advance(DAY_MS + HOUR_MS);
    const userId = mentor._id;
    const actorId = userId;
    const status = { ...deps, endLogin: () => {}, closeRoom: () => {} };
    const suspend = { userId, act: 'suspend', from: 'verified', reason: 'A reason', actorId } as const;
    await changeMentorStatus(status, suspend);
    advance(5 * DAY_MS);
    await settleEarnings(deps);
    await changeMentorStatus(status, { ...suspend, act: 'restore', from: 'suspended', reason: null });
    advance(23 * HOUR_MS);
    const client = await stack.enter(mentor);
    const restored = await earningsOf(client);
    expect(restored.waiting).toMatchObject([{ roomid, paise: AMOUNT }]);
    expect(Date.parse(restored.waiting[0]?.feedbackDueAt ?? '')).toBeGreaterThan(stack.clock.now());
    await send(client, roomid);
    expect((await earningsOf(client)).balances.earnedPaise).toBe(AMOUNT);
  });

  test('reminds of its feedback some hours before it is late, and then says in the page what it earned', async () => {
    const { database, clock } = stack;
    const { mentor, roomid } = await booked();
    const { startsAt } = await read(roomid);
    const key = `${roomid}:${startsAt.toISOString()}`;
    const planned = () => database.jobRuns.findOne({ kind: 'session:remindFeedback', key }).lean();
    await expect.poll(planned).toBeTruthy();
    expect((await planned())?.runAt).toEqual(new Date(startsAt.getTime() + 18 * HOUR_MS));
    const reminder = { roomid, startsAt: startsAt.toISOString() };
    await hold(roomid);
    advance(startsAt.getTime() + 18 * HOUR_MS - clock.now());
    // Once, however often the job runs.
    for (let n = 0; n < 2; n += 1) await remindOfFeedback(deps, reminder);
    const mails = await database.mails.find({ to: mentor.Email, template: 'feedbackDue' }).lean();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('HR Round 1')]);
    const client = await stack.enter(mentor);
    await send(client, roomid);
    await remindOfFeedback(deps, reminder);
    await settleEarnings(deps);
    const told = (await client.call(getNotifications, { query: {} })).body.data;
    expect(told.map(({ kind, paise }) => [kind, paise]).slice(0, 2)).toEqual([
      ['session_earned', AMOUNT],
      ['feedback_due', AMOUNT],
    ]);
    expect(await database.mails.countDocuments({ to: mentor.Email, template: 'feedbackDue' })).toBe(1);
  });

  test('tells its mentor on its pages what it pays, and never the learner', async () => {
    const { clients, roomid } = await booked();
    const params = { roomid };
    expect((await clients.mentor.call(getSession, { params })).body.data.payPaise).toBe(AMOUNT);
    expect((await clients.mentor.call(getPreparation, { params })).body.data.meeting.payPaise).toBe(AMOUNT);
    expect(JSON.stringify((await clients.learner.call(getSession, { params })).body)).not.toContain(
      'payPaise',
    );
  });
});

test('a change of the amounts is in the audit log once, although the process died between the amounts and the entry', async () => {
  const { database } = stack;
  const { _id: mentorId } = await createBookableMentor(database);
  const dying = {
    ...database,
    auditLog: { create: () => Promise.reject(new Error('the process died')) },
  } as unknown as typeof database;
  const rate = { amounts: { 'HR Round 1': 1 }, revision: 0 };
  const save = saveRate({ ...deps, database: dying }, mentorId, rate, String(mentorId));
  await expect(save).rejects.toThrow('the process died');
  const entries = () => database.auditLog.find({ action: 'pay:change', targetId: mentorId }).lean();
  expect(await entries()).toEqual([]);
  const planned = { kind: 'pay:audit', 'data.mentorId': String(mentorId) };
  expect(await database.jobRuns.countDocuments(planned)).toBeGreaterThan(0);
  for (let n = 0; n < 2; n += 1) await auditRates(deps, String(mentorId));
  expect(await entries()).toMatchObject([{ after: rate.amounts }]);
});
