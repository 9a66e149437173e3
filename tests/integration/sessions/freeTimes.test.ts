import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import type { Availability } from '@preproom/models/contract/sessions/availability';
import { NO_AVAILABILITY, saveAvailability } from '@preproom/models/contract/sessions/availability';
import { timeSteps } from '@preproom/models/contract/sessions/sessions';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const WEDNESDAY = [{ day: 3, from: '10:00', to: '12:00' }];

let stack: Stack;
let people: {
  learner: Awaited<ReturnType<typeof createUser>>;
  mentor: Awaited<ReturnType<typeof createMentor>>;
};
let learner: ApiClient;
let mentor: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  // A Monday, a month before a change of clocks in London.
  stack.clock.advanceTo(Date.parse('2027-03-01T08:00:00Z'));
  people = { learner: await createUser(stack.database), mentor: await createMentor(stack.database) };
  learner = await stack.enter(people.learner);
  mentor = await stack.enter(people.mentor);
});

const save = (change: Partial<Availability>) =>
  mentor.call(saveAvailability, {
    body: { ...NO_AVAILABILITY, timeZone: 'Europe/London', bufferMinutes: 0, ...change, revision: 0 },
  });
const ask = (query: { introduction?: '1'; moving?: string } = {}, client = learner) =>
  client.call(getFreeTimes, { params: { mentorId: people.mentor._id.toString() }, query });
const times = async (query: { introduction?: '1'; moving?: string } = {}, client = learner) =>
  (await ask(query, client)).body.data.times.map((time) => time.slice(0, 16));
const session = (startsAt: string, change: object = {}) => {
  const start = Date.parse(startsAt);
  const steps = timeSteps(start, start + HOUR_MS);
  const pair = { mentorId: people.mentor._id, learnerId: people.learner._id };
  const held = { learnerSteps: steps.slice(0, 3), mentorSteps: steps };
  return createSession(stack.database, { ...pair, ...held, startsAt: new Date(start), ...change });
};

describe('free times', () => {
  test('are those of 28 days, and keep to the wall clock when the clocks change', async () => {
    await save({ weekly: [{ day: 7, from: '09:00', to: '09:45' }], noticeHours: 0 });
    const sundays = ['2027-03-07T09:00', '2027-03-14T09:00', '2027-03-21T09:00', '2027-03-28T08:00'];
    expect(await times()).toEqual(sundays);
    expect((await ask()).body.data).toMatchObject({
      minutes: 45,
      timeZone: 'Europe/London',
      mentor: { _id: people.mentor._id.toString(), nextFreeAt: '2027-03-07T09:00:00.000Z' },
    });
  });

  test('leave out what either has booked, and a day that is full', async () => {
    await save({ weekly: WEDNESDAY });
    const day = async () => (await times()).filter((time) => time.startsWith('2027-03-03'));
    expect(await day()).toEqual(
      ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15'].map((time) => `2027-03-03T${time}`),
    );
    const { _id: other } = await createUser(stack.database);
    await session('2027-03-03T10:00:00Z', { learnerId: other });
    expect(await day()).toEqual(['2027-03-03T11:00', '2027-03-03T11:15']);
    await session('2027-03-03T11:30:00Z', { mentorId: (await createMentor(stack.database))._id });
    expect(await day()).toEqual([]);
  });

  test('leave out a day on which the mentor has had enough sessions, those of earlier that day too', async () => {
    await save({ weekly: WEDNESDAY, maxPerDay: 1, noticeHours: 0 });
    await session('2027-03-03T08:00:00Z', { status: 'done', holdsTime: false });
    await session('2027-03-10T08:00:00Z', { status: 'cancelled', holdsTime: false });
    stack.clock.advanceTo(Date.parse('2027-03-03T09:00:00Z'));
    const days = new Set((await times()).map((time) => time.slice(0, 10)));
    expect([...days]).toEqual(['2027-03-10', '2027-03-17', '2027-03-24', '2027-03-31']);
  });

  test('include the own time of a session that would be moved, and nobody else’s', async () => {
    await save({ weekly: WEDNESDAY });
    const { roomid } = await session('2027-03-03T10:00:00Z');
    expect(await times()).not.toContain('2027-03-03T10:00');
    expect(await times({ moving: roomid })).toContain('2027-03-03T10:00');
    expect(await times({ moving: roomid }, mentor)).toContain('2027-03-03T10:00');
    const stranger = await stack.enter(await createUser(stack.database));
    expect((await ask({ moving: roomid }, stranger)).body).toMatchObject({ code: 'room_not_found' });
  });

  test('of a free introduction are shorter, with mentors who offer one', async () => {
    await save({ weekly: [{ day: 3, from: '10:00', to: '10:15' }], offersIntroduction: true });
    expect(await times()).toEqual([]);
    expect((await times({ introduction: '1' }))[0]).toBe('2027-03-03T10:00');
    await stack.database.mentorProfiles.updateMany({}, { $set: { offersIntroduction: false } });
    expect((await ask({ introduction: '1' })).body).toMatchObject({ code: 'mentor_unavailable' });
  });

  test('are refused for a mentor who is suspended, leaving, or none', async () => {
    await save({ weekly: WEDNESDAY });
    const { database } = stack;
    const who = { userId: people.mentor._id };
    for (const status of ['draft', 'pending', 'declined', 'suspended'] as const) {
      await database.mentorProfiles.updateOne(who, { $set: { status } });
      expect((await ask()).body, status).toMatchObject({ code: 'mentor_unavailable' });
    }
    // The mentor sees their own before they are verified.
    expect((await ask({}, mentor)).status).toBe(200);
    await database.mentorProfiles.updateOne(who, { $set: { status: 'verified' } });
    const deletion = { askedAt: new Date(), dueAt: new Date(Date.now() + 1e9), startedAt: null };
    await database.users.updateOne({ _id: who.userId }, { $set: { deletion } });
    expect((await ask()).body).toMatchObject({ code: 'mentor_unavailable' });
    expect((await ask({}, stack.visitor())).status).toBe(401);
    const unknown = await learner.send<object>('GET', `/api/v1.3/mentors/${'f'.repeat(24)}/freetimes`);
    expect(unknown.body).toMatchObject({ code: 'mentor_unavailable' });
  });
});
