import { DAY_MS } from '@preproom/models/contract/http/durations';
import { monthBefore } from '@preproom/models/contract/http/indianDays';
import { getMentorLearners } from '@preproom/models/contract/mentors/learners';
import { savePan } from '@preproom/models/contract/mentors/payee';
import { correctEarnings } from '@preproom/models/contract/mentors/team/earnings';
import { getNotifications } from '@preproom/models/contract/notifications/notifications';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { compareEarnings } from '@preproom/server/features/mentors/earnings/compareEarnings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAN, payouts } from '../../support/mentors/lastMonth.ts';
import { aSubmission } from '../../support/reports/feedback.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
const { team, earningsOf, earnedLastMonth, pay, exported, fileOf } = payouts(() => stack);
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

describe('a payout', () => {
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
    expect(own.balances).toMatchObject({ earnedPaise: 50_000, paidPaise: 20_000, duePaise: 30_000 });
    expect(own.statement.payouts).toHaveLength(2);
    const audited = await stack.database.auditLog
      .find({ targetId: mentor._id, action: 'earnings:pay' })
      .lean();
    expect(audited).toHaveLength(2);
  });

  test('can be prepared on the mentor’s page, whose look is noted; the accountant gets PAN and amounts', async () => {
    const { mentor, through } = await earnedLastMonth();
    const own = await stack.enter(mentor);
    const known = { masked: '••••••234F', isUnreadable: false };
    const saved = await own.call(savePan, { body: { pan: ` ${PAN.toLowerCase()} ` } });
    expect(saved.body.data.pan).toEqual(known);
    expect((await earningsOf(own)).pan).toEqual(known);
    const file = await fileOf(mentor);
    expect(file).toMatchObject({ hasPan: true, payable: { paise: 50_000 }, payouts: 0 });
    expect(JSON.stringify(file)).not.toContain(PAN);
    expect(
      await stack.database.auditLog.countDocuments({ action: 'earnings:read', targetId: mentor._id }),
    ).toBe(1);
    const csv = await exported(through);
    expect(csv).toContain(`Meera Iyer,${PAN},0,500,0,0,0,0,500`);
  });
});

test('a payout says what was withheld as tax: to the mentor in the page and by e-mail, and to the accountant', async () => {
  const { mentor, through, now } = await earnedLastMonth();
  const tooMuch = await pay(mentor, { through, tdsPaise: 50_001 });
  expect(tooMuch.body.fields).toEqual({ tdsPaise: 'is more than the amount' });
  expect((await pay(mentor, { through, tdsPaise: 5_000, reference: 'UTR 77' })).status).toBe(200);
  const client = await stack.enter(mentor);
  const own = await earningsOf(client);
  expect(own.balances).toMatchObject({ paidPaise: 50_000, tdsPaise: 5_000, duePaise: 0 });
  expect(own.statement.payouts).toMatchObject([{ paise: 50_000, tdsPaise: 5_000, reference: 'UTR 77' }]);
  const told = (await client.call(getNotifications, { query: {} })).body.data;
  expect(told[0]).toMatchObject({ kind: 'earnings_paid', paise: 45_000 });
  const mails = await stack.database.mails.find({ to: mentor.Email, template: 'mentorPaid' }).lean();
  expect(mails.map(({ subject }) => subject)).toEqual(['We’ve paid you ₹450']);
  expect(await exported(now)).toContain(',500,0,0,500,50,450,0,UTR 77');
});

test('a correction is told with its reason, can leave less than was paid, and is noted', async () => {
  const { mentor, through } = await earnedLastMonth();
  await pay(mentor, { through });
  const params = { mentorId: String(mentor._id) };
  const correct = (paise: number, payouts: number) =>
    team().then((admin) =>
      admin.call(correctEarnings, { params, body: { paise, reason: 'Counted twice', payouts } }),
    );
  expect((await correct(0, 1)).status).toBe(400);
  expect((await correct(-20_000, 0)).body.code).toBe('conflict');
  expect((await correct(-20_000, 1)).body.data).toMatchObject({ duePaise: -20_000 });
  const client = await stack.enter(mentor);
  const { balances, statement } = await earningsOf(client);
  expect(balances).toMatchObject({ correctedPaise: -20_000, duePaise: -20_000 });
  expect(statement.corrections).toMatchObject([{ paise: -20_000, reason: 'Counted twice' }]);
  expect(statement.closingPaise).toBe(-20_000);
  const mails = await stack.database.mails.find({ to: mentor.Email, template: 'mentorCorrected' }).lean();
  expect(mails).toHaveLength(1);
  const audited = await stack.database.auditLog
    .find({ targetId: mentor._id, action: 'earnings:correct' })
    .lean();
  expect(audited).toMatchObject([
    {
      before: { availablePaise: 0 },
      after: { availablePaise: -20_000, paise: -20_000, reason: 'Counted twice' },
    },
  ]);
  // What was paid before is no fault of the books.
  expect((await compareEarnings(stack.database)).differences).toEqual([]);
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
