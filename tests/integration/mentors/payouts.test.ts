import { DAY_MS } from '@preproom/models/contract/http/durations';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { indianMonth, monthBefore } from '@preproom/models/contract/http/indianDays';
import { getEarnings, savePan } from '@preproom/models/contract/mentors/earnings';
import { getMentorLearners } from '@preproom/models/contract/mentors/learners';
import {
  exportHqEarnings,
  getHqMentorEarnings,
  payMentor,
} from '@preproom/models/contract/mentors/team/earnings';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { settleEarnings } from '@preproom/server/features/mentors/earnings/settleEarnings';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSubmission } from '../../support/reports/feedback.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PAN = 'ABCPE1234F';

let stack: Stack;
let admin: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function enterTeam(): Promise<void> {
  admin = await stack.enter(await createUser(stack.database, { role: 'admin' }));
}

const earningsOf = async (client: ApiClient) => (await client.call(getEarnings, { query: {} })).body.data;

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
    stack.clock.advance(32 * DAY_MS);
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
  const params = { roomid: first.roomid };
  await client.call(submitFeedback, { params, body: aSubmission(3) });
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
