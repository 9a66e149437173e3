import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import {
  answerSlotRequest,
  getSlotRequests,
  requestForslot,
  type SlotAnswer,
} from '@preproom/models/contract/sessions/slotRequests';
import { createProfile, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

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
  people = { learner: await createUser(stack.database), mentor: await createMentor(stack.database) };
  learner = await stack.enter(people.learner);
  mentor = await stack.enter(people.mentor);
});

const ask = (client = learner) =>
  client.call(requestForslot, { body: { mentorid: people.mentor._id.toString() } });
const open = async () => (await mentor.call(getSlotRequests, {})).body;
const answer = async (requestId: string, answer: SlotAnswer, client = mentor) =>
  client.call(answerSlotRequest, { params: { requestId }, body: { answer } });
const told = (userId: Types.ObjectId) =>
  stack.database.notifications.find({ userId }, { kind: 1, personId: 1, _id: 0 }).lean();
const mails = () => stack.database.mails.countDocuments({ userId: people.mentor._id });

describe('a request for times', () => {
  test('made 50 times at once is stored once, and the mentor is told once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { data: { requested: true } } });
    expect(await open()).toMatchObject({ total: 1 });
    expect(await told(people.mentor._id)).toEqual([
      { kind: 'slots_requested', personId: people.learner._id },
    ]);
    expect(await mails()).toBe(1);
  });

  test('passes over what the contract does not know, and refuses what is no mentor', async () => {
    const send = (body: object) => learner.send<{ code?: string }>('POST', '/api/v1.3/requestForslot', body);
    expect((await send({ mentorid: people.mentor._id.toString(), page: 3 })).status).toBe(200);
    expect((await send({ mentorid: 'any' })).status).toBe(400);
    for (const id of [people.learner._id.toString(), 'f'.repeat(24)])
      expect((await send({ mentorid: id })).body.code).toBe('mentor_unavailable');
  });

  test('is refused for a suspended or leaving mentor, and between people with a block', async () => {
    const { database } = stack;
    const { _id: mentorId } = people.mentor;
    await database.mentorProfiles.updateOne({ userId: mentorId }, { $set: { status: 'suspended' } });
    expect((await ask()).body).toMatchObject({ code: 'mentor_unavailable' });
    await database.mentorProfiles.updateOne({ userId: mentorId }, { $set: { status: 'verified' } });
    const block = { by: mentorId, against: people.learner._id, roomid: 'a'.repeat(12), at: new Date() };
    await database.blocks.create(block);
    expect((await ask()).body).toMatchObject({ code: 'mentor_unavailable' });
    expect(await database.slotRequests.countDocuments({ mentorId })).toBe(0);
  });

  test('is mailed about once a day, however many learners ask', async () => {
    await ask();
    await ask(await stack.enter(await createUser(stack.database)));
    expect(await mails()).toBe(1);
    expect(await open()).toMatchObject({ total: 2 });
    stack.clock.advance(DAY_MS);
    await ask(await stack.enter(await createUser(stack.database)));
    expect(await mails()).toBe(2);
  });
});

describe('the mentor', () => {
  test('sees who asks and for which role, and whoever asked sees that they did', async () => {
    await createProfile(stack.database, people.learner);
    await ask();
    expect((await open()).data).toMatchObject([
      { learner: { _id: people.learner._id.toString(), Name: 'Asha Rao' }, targetRole: 'Design engineer' },
    ]);
    const { body } = await learner.call(getFreeTimes, {
      params: { mentorId: people.mentor._id.toString() },
      query: {},
    });
    expect(body.data.hasRequested).toBe(true);
  });

  test.each([
    ['times_added', 'slots_added'],
    ['declined', 'slots_declined'],
  ] as const)('answers %s: the learner is told once, and can ask again', async (given, kind) => {
    await ask();
    const requestId = (await open()).data[0]?._id ?? '';
    const twice = await Promise.all([answer(requestId, given), answer(requestId, given)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await told(people.learner._id)).toEqual([{ kind, personId: people.mentor._id }]);
    expect(await open()).toEqual({ data: [], total: 0 });
    expect((await ask()).status).toBe(200);
    expect(await open()).toMatchObject({ total: 1 });
  });

  test('cannot answer in two ways, nor the requests of another mentor', async () => {
    await ask();
    const requestId = (await open()).data[0]?._id ?? '';
    const other = await stack.enter(await createMentor(stack.database));
    expect((await answer(requestId, 'declined', other)).status).toBe(404);
    expect((await other.call(getSlotRequests, {})).body.total).toBe(0);
    const both = await Promise.all([answer(requestId, 'declined'), answer(requestId, 'times_added')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await told(people.learner._id)).toHaveLength(1);
  });
});
