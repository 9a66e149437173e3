import { getNotifications } from '@preproom/models/contract/notifications/notifications';
import { getAfterCall } from '@preproom/models/contract/reports/feedback';
import { getRoom } from '@preproom/models/contract/room/rooms';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

describe('the free introduction', () => {
  test('takes a quarter of an hour, and is had once', async () => {
    const mentor = await createBookableMentor(stack.database, { offersIntroduction: true });
    const client = await stack.enter(await createUser(stack.database, { completed: true }));
    const at = (days: number) => ({
      round: 'Introducation' as const,
      startsAt: inDays(stack.clock.now(), days),
    });

    const answers = await Promise.all([1, 2, 3].map((days) => book(client, mentor._id, null, at(days))));

    expect(answers.map(({ body }) => body.code ?? 'booked').toSorted()).toEqual([
      'booked',
      'introduction_used',
      'introduction_used',
    ]);
    const booked = answers.find(({ status }) => status === 200)?.body.data;
    expect(booked).toMatchObject({ minutes: 15, isFree: true });
  });

  test('is named as such in its room and after it', async () => {
    const learner = await createUser(stack.database, { completed: true });
    const client = await stack.enter(learner);
    const isFree = async (session: Parameters<typeof createSession>[1]) => {
      const { roomid } = await createSession(stack.database, { ...session, learnerId: learner._id });
      const room = await client.call(getRoom, { params: { roomid } });
      const after = await client.call(getAfterCall, { params: { roomid } });
      return [room.body.isFree, after.body.isFree];
    };
    const introduction = { round: 'Introducation', isFree: true } as const;
    const startsAt = new Date(inDays(stack.clock.now(), 2));

    expect(await isFree({ ...introduction, status: 'done' })).toEqual([true, true]);
    expect(await isFree({ round: 'Introducation', startsAt, status: 'done' })).toEqual([false, false]);
  });

  test('is told as such to its mentor, whose notices of a round name the round', async () => {
    const mentor = await createBookableMentor(stack.database, { offersIntroduction: true });
    const { learner, packId } = await createPackLearner(stack.database, stack.clock.now(), ['Introducation']);
    const client = await stack.enter(learner);
    const round = 'Introducation' as const;
    await book(client, mentor._id, null, { round, startsAt: inDays(stack.clock.now(), 2) });
    await book(client, mentor._id, packId, { round, startsAt: inDays(stack.clock.now(), 3) });
    const { body } = await (await stack.enter(mentor)).call(getNotifications, { query: { page: '1' } });
    const told = body.data.toSorted((a, b) => `${a.startsAt}`.localeCompare(`${b.startsAt}`));
    expect(told.map(({ isFree }) => isFree)).toEqual([true, false]);
  });

  test('is refused by a mentor who does not offer it, and for another round', async () => {
    const mentor = await createBookableMentor(stack.database);
    const client = await stack.enter(await createUser(stack.database, { completed: true }));
    const startsAt = inDays(stack.clock.now(), 1);

    const notOffered = await book(client, mentor._id, null, { round: 'Introducation', startsAt });
    const otherRound = await book(client, mentor._id, null, { round: 'HR Round 1', startsAt });

    expect(notOffered.body.code).toBe('mentor_unavailable');
    expect(otherRound).toMatchObject({ status: 400, body: { fields: { round: 'is not an introduction' } } });
  });
});
