import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import { answerProposal, proposeTimes } from '@preproom/models/contract/sessions/bookings';
import { createSession } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** A mentor who has one session a day, with one booked in two days; and a time on the third day. */
async function setting() {
  const { database, clock } = stack;
  const mentor = await createBookableMentor(database, { maxPerDay: 1, timeZone: 'UTC' });
  const { learner, packId } = await createPackLearner(database, clock.now());
  const clients = { learner: await stack.enter(learner), mentor: await stack.enter(mentor) };
  const startsAt = inDays(clock.now(), 2);
  const { roomid } = (await book(clients.learner, mentor._id, packId, { startsAt })).body.data;
  const noon = `${inDays(clock.now(), 5).slice(0, 10)}T12:00:00.000Z`;
  return { mentor, clients, params: { roomid }, noon };
}

test.each([
  ['done', 'slot_taken'],
  ['noshow_learner', 'slot_taken'],
  ['noshow_mentor', undefined],
  ['cancelled', undefined],
] as const)('a %s session of the day counts for free times and for a move alike', async (status, code) => {
  const { mentor, clients, params, noon } = await setting();
  const earlier = new Date(Date.parse(noon) - 3 * HOUR_MS);
  await createSession(stack.database, { mentorId: mentor._id, status, startsAt: earlier });

  const { times } = (
    await clients.learner.call(getFreeTimes, { params: { mentorId: String(mentor._id) }, query: {} })
  ).body.data;
  await clients.mentor.call(proposeTimes, { params, body: { times: [noon] } });
  const answer = await clients.learner.call(answerProposal, { params, body: { startsAt: noon } });

  expect(times.includes(noon)).toBe(code === undefined);
  expect(answer.body.code).toBe(code);
});

test('a session that was booked before the mentor set a limit counts as well', async () => {
  const { mentor, clients, params, noon } = await setting();
  const startsAt = new Date(Date.parse(noon) + 3 * HOUR_MS);
  await createSession(stack.database, { mentorId: mentor._id, startsAt });
  await clients.mentor.call(proposeTimes, { params, body: { times: [noon] } });

  const { body } = await clients.learner.call(answerProposal, { params, body: { startsAt: noon } });

  expect(body.code).toBe('slot_taken');
});
