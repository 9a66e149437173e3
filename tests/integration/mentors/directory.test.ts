import {
  getMentorDirectory,
  getMentorPage,
  MentorPage,
  mentorPath,
} from '@preproom/models/contract/mentors/directory';
import {
  getMentorProfile,
  saveMentorPerson,
  saveMentorProfile,
} from '@preproom/models/contract/mentors/mentors';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { MentorProfileDocument } from '@preproom/models/db/mentors/mentorProfile.model';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let visitor: ApiClient;
beforeAll(async () => {
  stack = await startStack();
  visitor = stack.visitor();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.mentorProfiles.deleteMany({});
  await stack.database.mentorSlugs.deleteMany({});
});

const store = (Name: string, change: Partial<MentorProfileDocument> = {}) =>
  createMentor(stack.database, change, { Name });
const open = (mentor: string, client = visitor) =>
  client.call(getMentorPage, { params: { mentor }, query: {} });
const refused = async (mentor: string, client = visitor) => {
  const { status, body } = await client.send<{ code: string }>('GET', `/api/v1.3/mentorpages/${mentor}`);
  return [status, body.code];
};

describe('the public list of mentors', () => {
  test('shows of each what learners see, the page, the rounds and the sessions held', async () => {
    const mentor = await store('Meera Iyer', { rounds: ['HR Round 1'] });
    for (const status of ['done', 'done', 'cancelled'] as const)
      await createSession(stack.database, { mentorId: mentor._id, status });
    await store('Pending', { status: 'pending' });
    const { body } = await visitor.call(getMentorDirectory, { query: {} });
    expect(body).toMatchObject({ total: 1, pages: 1 });
    expect(body.data[0]).toMatchObject({
      Name: 'Meera Iyer',
      slug: 'meera-iyer',
      rounds: ['HR Round 1'],
      sessionsHeld: 2,
    });
    expect(JSON.stringify(body)).not.toMatch(/@people\.example|\+91/);
  });
});

describe("a mentor's page", () => {
  test('shows exactly what is public, with the next free times', async () => {
    const { _id } = await createBookableMentor(stack.database);
    const { status, body } = await open(_id.toString());
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(Object.keys(MentorPage.shape).sort());
    expect(body.data.nextTimes).toHaveLength(6);
    expect(body.data.rounds).toEqual(ROUNDS);
    expect(body.data.distribution).toEqual([0, 0, 0, 0, 0]);
  });

  test('is found by slug and by id; people of one name are told apart', async () => {
    const first = await store('José D’Souza');
    const second = await store('Jose Dsouza');
    expect((await open('jose-dsouza')).body.data._id).toBe(first._id.toString());
    expect((await open('jose-dsouza-2')).body.data._id).toBe(second._id.toString());
    expect((await open(second._id.toString())).body.data.slug).toBe('jose-dsouza-2');
    expect(mentorPath('jose-dsouza')).toBe('/mentors/jose-dsouza');
  });

  test('keeps its former addresses when the name changes, and comes back to them', async () => {
    const mentor = await store('Meera Iyer');
    const client = await stack.enter(mentor);
    const rename = (name: string) =>
      client.call(saveMentorPerson, { body: { name, phone: '+919812345602' } });
    await rename('Meera Rao');
    expect((await open('meera-iyer')).body.data.slug).toBe('meera-rao');
    // Another of the former name does not get the former address.
    await store('Meera Iyer');
    expect((await open('meera-iyer')).body.data._id).toBe(mentor._id.toString());
    await rename('Meera Iyer');
    expect((await open('meera-rao')).body.data.slug).toBe('meera-iyer');
  });

  test('gets the address of a name that was stored before a crash', async () => {
    const mentor = await store('Meera Iyer');
    await stack.database.users.updateOne({ _id: mentor._id }, { $set: { Name: 'Meera Sen' } });
    const body = { name: 'Meera Sen', phone: '+919812345602' };
    await (await stack.enter(mentor)).call(saveMentorPerson, { body });
    expect((await open('meera-iyer')).body.data.slug).toBe('meera-sen');
    expect((await open('meera-sen')).body.data._id).toBe(mentor._id.toString());
  });

  test('gets five new names in a day at most; the same name is saved all the same', async () => {
    const mentor = await store('Meera Iyer');
    const client = await stack.enter(mentor);
    const rename = async (name: string) =>
      (await client.call(saveMentorPerson, { body: { name, phone: '+919812345602' } })).status;
    for (const name of ['Meera A', 'Meera B', 'Meera C', 'Meera D', 'Meera E'])
      expect(await rename(name)).toBe(200);
    expect(await rename('Meera F')).toBe(429);
    expect(await rename('Meera E')).toBe(200);
    expect((await open('meera-iyer')).body.data.slug).toBe('meera-e');
    expect(await refused('meera-f')).toEqual([404, 'not_found']);
  });

  test.each(['suspended', 'declined'] as const)('of a mentor who is %s now is gone', async (status) => {
    const mentor = await store('Meera Iyer', { status });
    expect(await refused('meera-iyer')).toEqual([410, 'mentor_gone']);
    expect(await refused(mentor._id.toString())).toEqual([410, 'mentor_gone']);
  });

  test('of a mentor who is leaving, or has left, is gone', async () => {
    const leaving = await store('Leaving Soon');
    const at = new Date();
    await stack.database.users.updateOne({ _id: leaving._id }, { deletion: { requestedAt: at, dueAt: at } });
    expect(await refused('leaving-soon')).toEqual([410, 'mentor_gone']);
    const left = await store('Has Left');
    await stack.database.users.deleteOne({ _id: left._id });
    await stack.database.mentorProfiles.deleteOne({ userId: left._id });
    expect(await refused('has-left')).toEqual([410, 'mentor_gone']);
  });

  test('is not there for who never was a verified mentor', async () => {
    const learner = await createUser(stack.database);
    const applicant = await createUser(stack.database, { role: 'mentor' });
    await stack.database.mentorProfiles.create({
      userId: applicant._id,
      status: 'pending',
      since: new Date(),
    });
    for (const { _id } of [learner, applicant])
      expect(await refused(_id.toString())).toEqual([404, 'not_found']);
    for (const mentor of ['nobody', '%20', 'meera%2Fiyer', 'ffffffffffffffffffffffff'])
      expect(await refused(mentor), mentor).toEqual([404, 'not_found']);
  });

  test('is seen by its mentor before it is public', async () => {
    const applicant = await createUser(stack.database, { Name: 'Asha', role: 'mentor' });
    await stack.database.mentorProfiles.create({
      userId: applicant._id,
      status: 'pending',
      since: new Date(),
    });
    const { status, body } = await open(applicant._id.toString(), await stack.enter(applicant));
    expect([status, body.data.Name, body.data.slug]).toEqual([200, 'Asha', applicant._id.toString()]);
  });
});

test('a mentor who has chosen rounds can be booked for these only', async () => {
  const mentor = await createBookableMentor(stack.database);
  const client = await stack.enter(mentor);
  await client.call(saveMentorProfile, { body: { rounds: ['HR Round 1'] } });
  expect((await client.call(getMentorProfile, {})).body.data.rounds).toEqual(['HR Round 1']);
  const now = stack.clock.now();
  const { learner, packId } = await createPackLearner(stack.database, now);
  const booking = await stack.enter(learner);
  const other = await book(booking, mentor._id, packId, { round: 'Tech Round 1', startsAt: inDays(now, 1) });
  expect([other.status, other.body]).toMatchObject([409, { code: 'mentor_unavailable' }]);
  const chosen = await book(booking, mentor._id, packId, { round: 'HR Round 1', startsAt: inDays(now, 1) });
  expect(chosen.status).toBe(200);
});
