import { DAY_MS, HOUR_MS } from '@preproom/models/contract/http/durations';
import { getMentorPay, NO_PAY } from '@preproom/models/contract/mentors/pay';
import { getHqPay, saveHqMentorPay, saveHqPay } from '@preproom/models/contract/mentors/team/earnings';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { compareEarnings } from '@preproom/server/features/mentors/earnings/compareEarnings';
import { settleEarnings } from '@preproom/server/features/mentors/earnings/settleEarnings';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earningDeps } from '../../support/mentors/earningDeps.ts';
import { createMentor } from '../../support/mentors/mentors.ts';
import { AMOUNT, paidSessions } from '../../support/mentors/paidSessions.ts';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let deps: ReturnType<typeof earningDeps>;
const { enterTeam, setPay, earningsOf, booked, read, hold, send, advance } = paidSessions(() => stack);
beforeAll(async () => {
  stack = await startStack();
  deps = earningDeps(stack);
  await setPay({ 'HR Round 1': AMOUNT });
});
afterAll(() => stack.stop());

describe('a session', () => {
  test('earns what was set when it was booked, once, however often its feedback is amended', async () => {
    const { mentor, roomid } = await booked();
    await setPay({ 'HR Round 1': 99_900 });
    await hold(roomid);
    advance(DAY_MS + HOUR_MS);
    const enter = await stack.enter(mentor);
    expect((await earningsOf(enter)).waiting).toMatchObject([{ roomid, paise: AMOUNT }]);
    await send(enter, roomid);
    await Promise.all([settleEarnings(deps), settleEarnings(deps), earningsOf(enter)]);
    await send(enter, roomid, 5);
    const { balances, waiting, statement } = await earningsOf(enter);
    expect(balances).toMatchObject({ earnedPaise: AMOUNT, paidPaise: 0, duePaise: AMOUNT });
    expect(waiting).toEqual([]);
    expect(statement.lines).toMatchObject([{ roomid, paise: AMOUNT, outcome: 'held' }]);
    await setPay({ 'HR Round 1': AMOUNT });
  });

  test.each([
    ['learner_absent', { mentorCameAt: new Date(0) }, 25_001],
    ['mentor_absent', { learnerCameAt: new Date(0) }, 0],
    ['missed', {}, 0],
  ] as const)('that ends as %s earns its share, and the statement says why', async (outcome, came, paise) => {
    const { mentor, roomid } = await booked();
    await stack.database.sessions.updateOne({ roomid }, { $set: came });
    advance(2 * DAY_MS);
    await applySessionEvent(stack.database, await read(roomid), 'time_passed', stack.clock.now());
    const { balances, statement } = await earningsOf(await stack.enter(mentor));
    expect(balances.earnedPaise).toBe(paise);
    expect(statement.lines).toMatchObject([{ roomid, outcome, paise }]);
  });

  test('earns nothing when its feedback comes after it was due', async () => {
    const { mentor, roomid } = await booked();
    await hold(roomid);
    advance(2 * DAY_MS + HOUR_MS);
    const client = await stack.enter(mentor);
    await send(client, roomid);
    const { balances, statement } = await earningsOf(client);
    expect(balances.earnedPaise).toBe(0);
    expect(statement.lines).toMatchObject([{ outcome: 'feedback_late', paise: 0 }]);
  });

  test('earns in full when the learner’s account is gone, so that no feedback can be sent', async () => {
    const { mentor, learner, roomid } = await booked();
    await hold(roomid);
    await stack.database.users.deleteOne({ _id: learner._id });
    advance(DAY_MS);
    expect((await earningsOf(await stack.enter(mentor))).balances.earnedPaise).toBe(AMOUNT);
  });

  test('keeps what it earned when its pack is refunded', async () => {
    const { mentor, roomid } = await booked();
    await hold(roomid);
    advance(DAY_MS);
    const client = await stack.enter(mentor);
    await send(client, roomid);
    await settleEarnings(deps);
    await stack.database.packs.updateMany({}, { $set: { closedAt: new Date() } });
    await settleEarnings(deps);
    expect((await earningsOf(client)).balances.earnedPaise).toBe(AMOUNT);
    expect((await compareEarnings(stack.database)).differences).toEqual([]);
  });

  test('is compared with what was entered for it: an entry that is missing or too much is found', async () => {
    const { roomid } = await booked();
    await stack.database.sessions.updateOne({ roomid }, { $set: { mentorCameAt: new Date(0) } });
    advance(2 * DAY_MS);
    await applySessionEvent(stack.database, await read(roomid), 'time_passed', stack.clock.now());
    await settleEarnings(deps);
    const entries = stack.database.earningEntries.collection;
    const entry = await entries.findOne({ roomid });
    const missing = { id: roomid, what: 'earning', due: 25_001, entered: 0 };
    // The product's own job may be about to enter it, too.
    const differencesWithout = async () => {
      await entries.deleteOne({ roomid });
      return (await compareEarnings(stack.database)).differences;
    };
    await expect.poll(differencesWithout).toEqual([missing]);
    const { _id: _, ...fields } = entry ?? {};
    for (const key of [entry?.key, 'again'])
      await entries.updateOne({ key }, { $set: { ...fields, key } }, { upsert: true });
    const twice = { ...missing, entered: 50_002 };
    expect((await compareEarnings(stack.database)).differences).toEqual([twice]);
    await entries.deleteOne({ key: 'again' });
    expect((await compareEarnings(stack.database)).differences).toEqual([]);
  });
});

describe('what mentors are paid', () => {
  test('is public; not paid is null, and neither 0, −1 nor too much is an amount', async () => {
    const { body } = await stack.visitor().call(getMentorPay, {});
    expect(body.data).toEqual({ ...NO_PAY, 'HR Round 1': AMOUNT });
    for (const paise of [0, -1, 0.5, 2_500_001])
      expect((await setPay({ 'HR Round 1': paise })).body.code).toBe('bad_request');
  });

  test('differs for a mentor with exceptions, which may say that a round is not paid', async () => {
    const mentor = await createBookableMentor(stack.database);
    const params = { mentorId: String(mentor._id) };
    const admin = await enterTeam();
    const exceptions = { 'HR Round 1': null, 'Tech Round 1': 70_000 };
    await admin.call(saveHqMentorPay, { params, body: { exceptions, revision: 0 } });
    expect((await earningsOf(await stack.enter(mentor))).rates).toMatchObject(exceptions);
    const { learner, packId } = await createPackLearner(stack.database, stack.clock.now());
    const startsAt = inDays(stack.clock.now(), 1);
    const { roomid } = (await book(await stack.enter(learner), mentor._id, packId, { startsAt })).body.data;
    expect((await read(roomid)).pay).toBeUndefined();
  });

  test('is told to the mentors whose pay changes, once, and to no others', async () => {
    const [one, other, pending] = await Promise.all([
      createBookableMentor(stack.database),
      createBookableMentor(stack.database),
      createMentor(stack.database, { status: 'pending' }),
    ]);
    const params = { mentorId: String(one._id) };
    const admin = await enterTeam();
    const exceptions = { 'Tech Round 2': 70_000 };
    await admin.call(saveHqMentorPay, { params, body: { exceptions, revision: 0 } });
    await stack.jobs.settled();
    await setPay({ 'HR Round 1': AMOUNT, 'Tech Round 2': 90_000 });
    await stack.jobs.settled();
    await setPay({ 'HR Round 1': AMOUNT });
    await stack.jobs.settled();
    const told = async ({ _id: userId }: { _id: Types.ObjectId }) => [
      await stack.database.notifications.countDocuments({ userId, kind: 'pay_changed' }),
      (await stack.database.mails.find({ userId, template: 'payChanged' }).sort({ _id: 1 }).lean()).map(
        ({ text }) => /₹[\d,]+|Not paid → .*/.exec(text ?? '')?.[0],
      ),
    ];
    // Set for everybody: the exception says otherwise, before and after.
    expect(await told(one)).toEqual([1, ['Not paid → ₹700']]);
    expect(await told(other)).toEqual([2, ['Not paid → ₹900', '₹900']]);
    expect(await told(pending)).toEqual([0, []]);
  });

  test('is saved by one of two of the team at once; the other learns of it; both times are in the audit log', async () => {
    const admin = await enterTeam();
    const { revision } = (await admin.call(getHqPay, {})).body.data;
    const save = (paise: number) =>
      admin.call(saveHqPay, { body: { ...NO_PAY, 'HR Round 1': paise, revision } });
    const answers = await Promise.all([save(60_000), save(70_000)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await setPay({ 'HR Round 1': AMOUNT });
    const entries = await stack.database.auditLog.find({ action: 'pay:change' }).sort({ at: -1 }).lean();
    expect(entries[0]?.after).toMatchObject({ 'HR Round 1': AMOUNT });
  });
});
