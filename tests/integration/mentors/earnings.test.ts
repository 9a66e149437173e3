import { DAY_MS, HOUR_MS } from '@preproom/models/contract/http/durations';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { indianMonth, monthBefore } from '@preproom/models/contract/http/indianDays';
import { getEarnings, savePan } from '@preproom/models/contract/mentors/earnings';
import { getMentorLearners } from '@preproom/models/contract/mentors/learners';
import { getMentorPay, NO_PAY } from '@preproom/models/contract/mentors/pay';
import {
  exportHqEarnings,
  getHqMentorEarnings,
  getHqPay,
  payMentor,
  saveHqMentorPay,
  saveHqPay,
} from '@preproom/models/contract/mentors/team/earnings';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { compareEarnings } from '@preproom/server/features/mentors/earnings/compareEarnings';
import { settleEarnings } from '@preproom/server/features/mentors/earnings/settleEarnings';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSubmission } from '../../support/reports/feedback.ts';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const AMOUNT = 50_001;
const PAN = 'ABCPE1234F';

let stack: Stack;
let admin: ApiClient;
beforeAll(async () => {
  stack = await startStack();
  await enterTeam();
  await setPay({ 'HR Round 1': AMOUNT });
});
afterAll(() => stack.stop());

async function enterTeam(): Promise<void> {
  admin = await stack.enter(await createUser(stack.database, { role: 'admin' }));
}

/** Replaces what everybody is paid. The team's proof of who they are may be over. */
async function setPay(amounts: Partial<typeof NO_PAY>) {
  await enterTeam();
  const { revision } = (await admin.call(getHqPay, {})).body.data;
  return admin.call(saveHqPay, { body: { ...NO_PAY, ...amounts, revision } });
}

const earningsOf = async (client: ApiClient, month?: string) =>
  (await client.call(getEarnings, { query: month ? { month } : {} })).body.data;

/** A mentor with a session that a learner has booked for tomorrow. */
async function booked() {
  const { database, clock } = stack;
  const mentor = await createBookableMentor(database);
  const { learner, packId } = await createPackLearner(database, clock.now());
  const clients = { learner: await stack.enter(learner), mentor: await stack.enter(mentor) };
  const { roomid } = (await book(clients.learner, mentor._id, packId, { startsAt: inDays(clock.now(), 1) }))
    .body.data;
  return { mentor, learner, clients, roomid };
}

const read = (roomid: string) => stack.database.sessions.findOne({ roomid }).lean<Session>().orFail();

/** Both come at the start, and it ends. */
async function hold(roomid: string): Promise<void> {
  const atMs = (await read(roomid)).startsAt.getTime();
  await applySessionEvent(stack.database, await read(roomid), 'both_present', atMs);
  await applySessionEvent(stack.database, await read(roomid), 'end_pressed', atMs + HOUR_MS);
}

const send = (client: ApiClient, roomid: string, stars = 4) =>
  client.call(submitFeedback, { params: { roomid }, body: aSubmission(stars) });

const advance = (ms: number) => stack.clock.advance(ms);

describe('a session', () => {
  test('earns what was set when it was booked, once, however often its feedback is amended', async () => {
    const { mentor, roomid } = await booked();
    await setPay({ 'HR Round 1': 99_900 });
    await hold(roomid);
    advance(DAY_MS + HOUR_MS);
    const enter = await stack.enter(mentor);
    expect((await earningsOf(enter)).waiting).toMatchObject([{ roomid, paise: AMOUNT }]);
    await send(enter, roomid);
    await Promise.all([settleEarnings(stack), settleEarnings(stack), earningsOf(enter)]);
    await send(enter, roomid, 5);
    const { balances, waiting, statement } = await earningsOf(enter);
    expect(balances).toEqual({ earnedPaise: AMOUNT, paidPaise: 0, duePaise: AMOUNT });
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
    await settleEarnings(stack);
    await stack.database.packs.updateMany({}, { $set: { closedAt: new Date() } });
    await settleEarnings(stack);
    expect((await earningsOf(client)).balances.earnedPaise).toBe(AMOUNT);
    expect((await compareEarnings(stack.database)).differences).toEqual([]);
  });

  test('is compared with what was entered for it: an entry that is missing or too much is found', async () => {
    const { roomid } = await booked();
    await stack.database.sessions.updateOne({ roomid }, { $set: { mentorCameAt: new Date(0) } });
    advance(2 * DAY_MS);
    await applySessionEvent(stack.database, await read(roomid), 'time_passed', stack.clock.now());
    await settleEarnings(stack);
    const entries = stack.database.earningEntries.collection;
    const entry = await entries.findOne({ roomid });
    await entries.deleteOne({ roomid });
    const missing = { id: roomid, what: 'earning', due: 25_001, entered: 0 };
    expect((await compareEarnings(stack.database)).differences).toEqual([missing]);
    await entries.insertMany([{ ...entry }, { ...entry, _id: new Types.ObjectId(), key: 'again' }]);
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
    await enterTeam();
    const exceptions = { 'HR Round 1': null, 'Tech Round 1': 70_000 };
    await admin.call(saveHqMentorPay, { params, body: { exceptions, revision: 0 } });
    expect((await earningsOf(await stack.enter(mentor))).rates).toMatchObject(exceptions);
    const { learner, packId } = await createPackLearner(stack.database, stack.clock.now());
    const startsAt = inDays(stack.clock.now(), 1);
    const { roomid } = (await book(await stack.enter(learner), mentor._id, packId, { startsAt })).body.data;
    expect((await read(roomid)).pay).toBeUndefined();
  });

  test('is saved by one of two of the team at once; the other learns of it; both times are in the audit log', async () => {
    await enterTeam();
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

describe('a payout', () => {
  /** A mentor who earned something last month. */
  async function earnedLastMonth() {
    const { database, clock } = stack;
    const mentor = await createUser(database, { role: 'mentor', Name: 'Meera Iyer' });
    await createSession(database, {
      mentorId: mentor._id,
      status: 'noshow_learner',
      startsAt: new Date(clock.now()),
      pay: { paise: 100_000, outcome: null, isSettled: false },
    });
    await settleEarnings(stack);
    const through = indianMonth(clock.now());
    advance(32 * DAY_MS);
    await enterTeam();
    return { mentor, through, now: indianMonth(clock.now()) };
  }
  const pay = ({ _id }: { _id: Types.ObjectId }, body: object) =>
    admin.call(payMentor, {
      params: { mentorId: String(_id) },
      body: { paise: 50_000, reference: 'UTR 1', payouts: 0, ...body } as never,
    });

  test('is refused for more than was earned, for a month that is open, for an amount of 0 or −1', async () => {
    const { mentor, through, now } = await earnedLastMonth();
    expect((await pay(mentor, { through, paise: 50_001 })).body.fields).toEqual({
      paise: 'is more than what is available',
    });
    expect((await pay(mentor, { through: now })).body.fields).toEqual({ through: 'is not over yet' });
    // Nothing was earned before that month.
    expect((await pay(mentor, { through: monthBefore(through) })).status).toBe(400);
    for (const paise of [0, -1]) expect((await pay(mentor, { through, paise })).status).toBe(400);
  });

  test('is entered once, however many of the team make it at once, and never after one that was not seen', async () => {
    const { mentor, through } = await earnedLastMonth();
    const all = await Promise.all(
      [1, 2, 3, 4].map((n) => pay(mentor, { through, paise: 10_000, reference: `UTR ${n}` })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await pay(mentor, { through, paise: 10_000, reference: 'UTR 9' })).body.code).toBe('conflict');
    const reference = 'UTR 9';
    expect((await pay(mentor, { through, paise: 10_000, payouts: 1, reference })).status).toBe(200);
    // The same reference is one payout.
    expect((await pay(mentor, { through, paise: 10_000, payouts: 2, reference: 'utr 9' })).body.code).toBe(
      'conflict',
    );
    const own = await earningsOf(await stack.enter(mentor));
    expect(own.balances).toEqual({ earnedPaise: 50_000, paidPaise: 20_000, duePaise: 30_000 });
    expect(own.statement.payouts).toHaveLength(2);
    const audited = await stack.database.auditLog
      .find({ targetId: mentor._id, action: 'earnings:pay' })
      .lean();
    expect(audited).toHaveLength(2);
  });

  test('can be prepared on the mentor’s page, whose look is noted; the accountant gets PAN and amounts', async () => {
    const { mentor, through } = await earnedLastMonth();
    const own = await stack.enter(mentor);
    expect((await own.call(savePan, { body: { pan: ` ${PAN.toLowerCase()} ` } })).body.data.pan).toBe(
      '••••••234F',
    );
    expect((await earningsOf(own)).pan).toBe('••••••234F');
    const { body } = await admin.call(getHqMentorEarnings, {
      params: { mentorId: String(mentor._id) },
      query: {},
    });
    expect(body.data).toMatchObject({ hasPan: true, payable: { paise: 50_000 }, payouts: 0 });
    expect(JSON.stringify(body)).not.toContain(PAN);
    expect(
      await stack.database.auditLog.countDocuments({ action: 'earnings:read', targetId: mentor._id }),
    ).toBe(1);
    const csv = await (
      await fetch(stack.url + endpointPath(exportHqEarnings), {
        method: 'POST',
        headers: { cookie: admin.cookie, 'content-type': 'application/json', origin: stack.url },
        body: JSON.stringify({ month: through }),
      })
    ).text();
    expect(csv).toContain(`Meera Iyer,${PAN},0,500,0,500`);
  });
});

test('a PAN is stored encrypted, and refused in another form', async () => {
  const mentor = await createUser(stack.database, { role: 'mentor' });
  const client = await stack.enter(mentor);
  for (const pan of ['', 'ABCDE1234F', 'ABCPE12345', 'ABCPE1234FF'])
    expect((await client.call(savePan, { body: { pan } })).status).toBe(400);
  await client.call(savePan, { body: { pan: PAN } });
  const stored = await stack.database.mentorPans.findOne({ mentorId: mentor._id }).lean();
  expect(JSON.stringify(stored)).not.toContain(PAN);
  expect(Buffer.from(stored?.sealed ?? '', 'base64url').toString('latin1')).not.toContain(PAN);
});

test('a mentor sees the learners whom they met, with the scores that they gave and no others', async () => {
  const { database } = stack;
  const mentor = await createUser(database, { role: 'mentor' });
  const learner = await createUser(database, { Name: 'Asha Rao' });
  const people = { mentorId: mentor._id, learnerId: learner._id };
  const at = (days: number) => new Date(stack.clock.now() - days * DAY_MS);
  const first = await createSession(database, { ...people, status: 'done', startsAt: at(9) });
  const last = await createSession(database, {
    ...people,
    status: 'done',
    startsAt: at(2),
    round: 'Tech Round 1',
  });
  await createSession(database, { ...people, status: 'cancelled', startsAt: at(1) });
  // Somebody else's session with the same learner.
  await createSession(database, { learnerId: learner._id, status: 'done', startsAt: at(3) });
  const client = await stack.enter(mentor);
  await send(client, first.roomid, 3);
  const { body } = await client.call(getMentorLearners, { query: {} });
  expect(body.total).toBe(1);
  expect(body.data).toMatchObject([
    {
      learner: { Name: 'Asha Rao' },
      sessions: [
        { roomid: last.roomid, overall: null },
        { roomid: first.roomid, overall: 3 },
      ],
    },
  ]);
});
