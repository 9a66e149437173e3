import type { Right } from '@preproom/models/contract/accounts/team/rights';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { indianDayBounds } from '@preproom/models/contract/http/indianDays';
import { saveMentorProfile } from '@preproom/models/contract/mentors/mentors';
import { actOnMentor } from '@preproom/models/contract/mentors/team/mentors';
import { getHqWelcome, MAX_DECISIONS } from '@preproom/models/contract/team/welcome';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import { createMentor } from '../../support/mentors/mentors.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';

const team = hqTeam();
/** The next but one in India. */
const MIDNIGHT = indianDayBounds(Date.now() + 2 * 24 * 60 * MINUTE_MS).from.getTime();
const at = (minutes: number) => new Date(MIDNIGHT + minutes * MINUTE_MS);
const sender = { name: 'Asha Rao', email: 'asha@people.example', phone: '98765 43210' };

beforeEach(async () => {
  const { database, clock } = team.stack;
  clock.advanceTo(MIDNIGHT + 9 * 60 * MINUTE_MS);
  await Promise.all([
    database.sessions.deleteMany({}),
    database.users.deleteMany({ role: { $ne: 'admin' } }),
    database.queries.deleteMany({}),
    database.contactMessages.deleteMany({}),
    database.reports.deleteMany({}),
    database.jobRuns.deleteMany({ state: 'failed' }),
    database.ledgerEntries.collection.deleteMany({}),
  ]);
});

async function welcome(...rights: Right[]) {
  const member = await createUser(team.stack.database, { role: 'admin', rights });
  const { status, body } = await (await team.stack.enter(member)).call(getHqWelcome, {});
  expect(status).toBe(200);
  return body;
}

const aCallback = (minutes: number) =>
  team.stack.database.queries.create({
    ...{ ...sender, program: 'B.Tech', qualification: '', status: 'open', at: at(minutes) },
  });
const failed = (kind: string, minutes: number) =>
  team.stack.database.jobRuns.create({
    ...{ kind, key: new Types.ObjectId().toString(), state: 'failed', attempts: 3, lastError: 'Error' },
    ...{ createdAt: at(minutes), runAt: at(minutes), removeAt: at(minutes + 90 * 24 * 60) },
  });

describe('the numbers of the day', () => {
  test('count from midnight in India, beside all of the day before', async () => {
    const { database } = team.stack;
    const learners = [-1441, -1440, -1, 0, 1].map((n) => createUser(database, { createdAt: at(n) }));
    const steps = [0, 60, 120, 1439, 1440].map((n) => createSession(database, { startsAt: at(n) }));
    const before = [-1, -1441].map((n) => createSession(database, { startsAt: at(n), status: 'done' }));
    await Promise.all([...learners, ...steps, ...before]);
    await createSession(database, { startsAt: at(500), status: 'live' });
    await createSession(database, {
      startsAt: at(30),
      status: 'cancelled',
      holdsTime: false,
      usesRound: false,
    });
    const { people } = await welcome('people');
    expect(people).toMatchObject({
      sessions: { now: 1, next: at(1439).toISOString(), today: 5, yesterday: 1 },
      signUps: { today: 2, yesterday: 2 },
    });
  });

  test('have as revenue what was paid for programs, less what was refunded', async () => {
    const entry = (kind: string, paise: number, minutes: number) => ({
      ...{ key: new Types.ObjectId().toString(), orderId: 'order_1', kind, paise, rounds: 0 },
      ...{ at: at(minutes), orderedAt: at(minutes) },
    });
    await team.stack.database.ledgerEntries.insertMany([
      entry('captured', 500_000, 0),
      entry('refunded', -200_000, 5),
      entry('excess', 500_000, 6),
      entry('returned', -500_000, 7),
      entry('captured', 700_000, -1),
      entry('captured', 900_000, -1441),
    ]);
    expect((await welcome('money')).money).toEqual({ revenue: { today: 300_000, yesterday: 700_000 } });
  });
});

describe('what the rights do not cover', () => {
  test('is not sent', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'pending' });
    await failed('mail:send', 0);
    expect(await welcome('content')).toEqual({
      people: null,
      money: null,
      opening: null,
      operations: null,
      decisions: [],
      problems: [],
    });
    expect(await welcome('money')).toMatchObject({ people: null, operations: null, decisions: [] });
    expect(await welcome('people')).toMatchObject({
      ...{ money: null, operations: null },
      decisions: [{ kind: 'mentor', _id: mentor._id.toString(), name: mentor.Name }],
    });
    const all = await welcome('everything');
    expect(all).toMatchObject({ people: { mentors: { pending: 1 } }, operations: { mails: 1, jobs: 0 } });
    expect(all.decisions.map(({ kind }) => kind).toSorted()).toEqual(['mail', 'mentor']);
  });
});

describe('pending decisions', () => {
  test('of all kinds are one list, the oldest first, without what was typed or who reported whom', async () => {
    const { database } = team.stack;
    const learner = await createUser(database, { Name: 'Secret Learner' });
    await createMentor(database, { status: 'pending', since: at(6) }, { Name: 'Waits' });
    await createMentor(
      database,
      { isChanged: true, since: at(-3000), changedAt: at(2) },
      { Name: 'Changed' },
    );
    const owing = await createMentor(database, { since: at(0) }, { Name: 'Owes' });
    for (const minutes of [-2000, -1500])
      await createSession(database, {
        ...{ mentorId: owing._id, learnerId: learner._id, status: 'done', startsAt: at(minutes) },
      });
    await aCallback(5);
    await database.contactMessages.create({
      ...{
        ...sender,
        requestId: crypto.randomUUID(),
        topic: '',
        message: 'Hello',
        status: 'open',
        at: at(4),
      },
    });
    await database.reports.create({
      ...{ roomid: 'abcdefghijkl', by: learner._id, against: owing._id, state: 'open', lastAt: at(3) },
      statements: [],
    });
    await failed('mail:send', 1);
    await failed('ledger:compare', 7);
    const { decisions, people } = await welcome('everything');
    expect(decisions.map(({ kind, name, since }) => [kind, name, since])).toEqual(
      [
        ['feedback', 'Owes', at(-2000)],
        ['mail', null, at(1)],
        ['mentorChange', 'Changed', at(2)],
        ['report', null, at(3)],
        ['message', null, at(4)],
        ['callback', null, at(5)],
        ['mentor', 'Waits', at(6)],
        ['job', 'ledger:compare', at(7)],
      ].map(([kind, name, since]) => [kind, name, (since as Date).toISOString()]),
    );
    expect(people).toMatchObject({ feedbackOverdue: 2, callbacks: 1, messages: 1, reports: 1 });
    expect(JSON.stringify(decisions)).not.toMatch(/Asha|Secret|Hello|B\.Tech/);
  });

  test('that a mentor’s changes wait for are as old as the first of them, and new again after a decision', async () => {
    const { database, clock } = team.stack;
    const mentor = await createMentor(database, { status: 'verified', since: at(-3000) });
    const change = async (minutes: number, company: string) => {
      clock.advanceTo(at(minutes).getTime());
      await (await team.stack.enter(mentor)).call(saveMentorProfile, { body: { company } });
    };
    // The clock goes on: by the minute.
    const since = async () => (await welcome('people')).decisions.map(({ since }) => since.slice(0, 16));
    await change(600, 'One');
    await change(610, 'Two');
    expect(await since()).toEqual([at(600).toISOString().slice(0, 16)]);
    const { revision } = await database.mentorProfiles.findOne({ userId: mentor._id }).lean().orFail();
    const params = { mentorId: mentor._id.toString() };
    const member = await team.stack.enter(await createUser(database, { role: 'admin', rights: ['people'] }));
    await member.call(actOnMentor, { params, body: { act: 'verify', from: 'verified', revision } });
    expect(await since()).toEqual([]);
    await change(620, 'Three');
    expect(await since()).toEqual([at(620).toISOString().slice(0, 16)]);
  });

  test('are at most so many', async () => {
    for (let n = MAX_DECISIONS + 2; n > 0; n -= 1) await aCallback(n);
    const { decisions, people } = await welcome('people');
    expect(decisions.map(({ since }) => since)).toEqual(
      Array.from({ length: MAX_DECISIONS }, (_, n) => at(n + 1).toISOString()),
    );
    expect(people?.callbacks).toBe(MAX_DECISIONS + 2);
  });
});

test('everything is counted and found by an index', async () => {
  const { database } = team.stack;
  await createMentor(database, { status: 'pending' });
  for (const model of [
    'sessions',
    'queries',
    'contactMessages',
    'reports',
    'jobRuns',
    'mentorProfiles',
  ] as const)
    for (const method of ['find', 'countDocuments'] as const)
      expect(
        await indexesUsed(database, model, () => welcome('everything'), method),
        `${model} ${method}`,
      ).not.toContain(null);
});
