import {
  answerProposal,
  cancelSession,
  moveSession,
  proposeTimes,
} from '@preproom/models/contract/sessions/bookings';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  startedAt = stack.clock.now();
});
afterAll(() => stack.stop());

/** One moment for the whole file: the quarter of an hour may pass while it runs. */
let startedAt: number;
const soon = (days: number, quarters = 0) => inDays(startedAt, days, quarters);

/** A booked session in three days, and its two people in browsers of their own. */
async function booked() {
  const { database } = stack;
  const mentorUser = await createBookableMentor(database);
  const { learner: learnerUser, packId } = await createPackLearner(database, stack.clock.now());
  const [learner, mentor] = [await stack.enter(learnerUser), await stack.enter(mentorUser)];
  const startsAt = soon(3);
  const { roomid } = (await book(learner, mentorUser._id, packId, { startsAt })).body.data;
  const params = { roomid };
  const stored = () => database.sessions.findOne({ roomid }).lean<Session>().orFail();
  const move = (to: string) => learner.call(moveSession, { params, body: { startsAt: to } });
  return { learner, mentor, mentorId: mentorUser._id, packId, params, startsAt, stored, move };
}

describe('moving', () => {
  test('frees the old time and takes the new one, under the same room', async () => {
    const { learner, mentorId, packId, startsAt, move, stored } = await booked();

    const { status, body } = await move(soon(4));
    const again = await book(learner, mentorId, packId, { round: 'Tech Round 1', startsAt });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({ startsAt: soon(4), movesLeft: 2, status: 'booked' });
    expect(again.status).toBe(200);
    expect(await stored()).toMatchObject({ moves: 1, sequence: 1 });
  });

  test('by a quarter of an hour overlaps only with itself, so it is free', async () => {
    const { move } = await booked();
    expect((await move(soon(3, 1))).status).toBe(200);
  });

  test('is free three times; the fourth needs the mentor, also after the round was booked again', async () => {
    const { learner, mentorId, packId, params, move } = await booked();
    for (const days of [4, 5, 6]) expect((await move(soon(days))).status).toBe(200);

    expect((await move(soon(7))).body.code).toBe('moves_used');

    await learner.call(cancelSession, { params, body: {} });
    const again = await book(learner, mentorId, packId, { startsAt: soon(8) });
    expect(again.body.data.movesLeft).toBe(0);
  });

  test('three times at the same moment ends at one of the times, and counts what happened', async () => {
    const { move, stored } = await booked();

    const answers = await Promise.all([4, 5, 6].map((days) => move(soon(days))));

    const moved = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['conflict']));
    const { moves, startsAt, learnerSteps } = await stored();
    expect(moves).toBe(moved.length);
    expect(moved.map(({ body }) => body.data.startsAt)).toContain(startsAt.toISOString());
    expect(learnerSteps[0]).toBe(startsAt.getTime() / 900_000);
  });

  test('to a taken time is refused with the nearest, and nothing changes', async () => {
    const { mentorId, startsAt, move, stored } = await booked();
    const other = await createPackLearner(stack.database, stack.clock.now());
    await book(await stack.enter(other.learner), mentorId, other.packId, { startsAt: soon(5) });

    const { body } = await move(soon(5));

    expect(body.code).toBe('slot_taken');
    expect(Object.keys(body.fields ?? {})).toEqual(['nearest.0', 'nearest.1', 'nearest.2']);
    expect((await stored()).startsAt.toISOString()).toBe(startsAt);
  });

  test('after the start is too late', async () => {
    const { startsAt, move, stored } = await booked();
    const now = stack.clock.now();
    stack.clock.advanceTo(Date.parse(startsAt));
    const { body } = await move(soon(4));
    stack.clock.advanceTo(now);
    expect(body.code).toBe('too_late');
    expect((await stored()).sequence).toBe(0);
  });
});

describe('cancelling', () => {
  test('by the learner frees time and round, and says who', async () => {
    const { learner, mentorId, packId, params, startsAt } = await booked();

    const { body } = await learner.call(cancelSession, { params, body: {} });
    const again = await book(learner, mentorId, packId, { startsAt });

    expect(body.data).toMatchObject({ status: 'cancelled', cancellation: { by: 'learner', reason: null } });
    expect(again.status).toBe(200);
    expect(again.body.data.roomid).not.toBe(params.roomid);
  });

  test('by the mentor needs a reason, which the learner reads', async () => {
    const { mentor, params, stored } = await booked();

    const without = await mentor.call(cancelSession, { params, body: { reason: 'busy' } });
    expect(without).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
    expect((await stored()).status).toBe('booked');

    const reason = 'I have a fever and lost my voice.';
    const { body } = await mentor.call(cancelSession, { params, body: { reason } });
    expect(body.data.cancellation).toMatchObject({ by: 'mentor', reason });
  });

  test('by both at the same moment happens once', async () => {
    const { learner, mentor, params, stored } = await booked();
    const answers = await Promise.all([
      learner.call(cancelSession, { params, body: {} }),
      mentor.call(cancelSession, { params, body: { reason: 'I am ill, sorry.' } }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await stored()).sequence).toBe(1);
  });

  test('is too late once the interview is live', async () => {
    const { learner, params, startsAt, stored } = await booked();
    await applySessionEvent(stack.database, await stored(), 'both_present', Date.parse(startsAt));
    expect((await learner.call(cancelSession, { params, body: {} })).body.code).toBe('too_late');
  });
});

describe('a proposal', () => {
  test('by the mentor moves the session once the learner accepts one, and costs no move', async () => {
    const { learner, mentor, params, stored } = await booked();
    const times = [soon(5), soon(6)];

    const proposed = await mentor.call(proposeTimes, { params, body: { times, note: 'A meeting came up' } });
    expect(proposed.body.data.proposal).toMatchObject({ by: 'mentor', times, note: 'A meeting came up' });
    const { body } = await learner.call(answerProposal, { params, body: { startsAt: soon(6) } });

    expect(body.data).toMatchObject({ startsAt: soon(6), movesLeft: 3, proposal: null });
    expect((await stored()).sequence).toBe(1);
  });

  test('that is declined leaves the session where it was', async () => {
    const { learner, mentor, params, startsAt } = await booked();
    await mentor.call(proposeTimes, { params, body: { times: [soon(5)] } });

    const { body } = await learner.call(answerProposal, { params, body: { startsAt: null } });

    expect(body.data).toMatchObject({ startsAt, proposal: null, status: 'booked' });
  });

  test('is not answered by its own side, nor with another time', async () => {
    const { learner, mentor, params, stored } = await booked();
    await mentor.call(proposeTimes, { params, body: { times: [soon(5)] } });

    const own = await mentor.call(answerProposal, { params, body: { startsAt: soon(5) } });
    const other = await learner.call(answerProposal, { params, body: { startsAt: soon(6) } });

    expect([own.body.code, other.body.code]).toEqual(['times_gone', 'times_gone']);
    expect((await stored()).proposal?.times).toHaveLength(1);
  });

  test('by the learner waits until their own moves are used', async () => {
    const { learner, mentor, params, move } = await booked();
    const early = await learner.call(proposeTimes, { params, body: { times: [soon(9)] } });
    expect(early.body.code).toBe('moves_left');
    for (const days of [4, 5, 6]) await move(soon(days));

    const late = await learner.call(proposeTimes, { params, body: { times: [soon(9)] } });
    expect(late.body.data.proposal).toMatchObject({ by: 'learner', times: [soon(9)] });
    const { body } = await mentor.call(answerProposal, { params, body: { startsAt: soon(9) } });
    expect(body.data.startsAt).toBe(soon(9));
  });

  test.each([
    ['in the past', () => [soon(-1)]],
    ['the time it has', () => [soon(3)]],
    ['too many', () => [4, 5, 6, 7].map((days) => soon(days))],
    ['none', () => []],
  ])('of %s is refused', async (_, times) => {
    const { mentor, params, stored } = await booked();
    const { status } = await mentor.call(proposeTimes, { params, body: { times: times() } });
    expect(status).toBe(400);
    expect((await stored()).proposal).toBeNull();
  });

  test('of a time that somebody books meanwhile cannot be accepted, and stays open', async () => {
    const { learner, mentor, mentorId, params, stored } = await booked();
    await mentor.call(proposeTimes, { params, body: { times: [soon(5), soon(6)] } });
    const other = await createPackLearner(stack.database, stack.clock.now());
    await book(await stack.enter(other.learner), mentorId, other.packId, { startsAt: soon(5) });

    const { body } = await learner.call(answerProposal, { params, body: { startsAt: soon(5) } });

    expect(body.code).toBe('slot_taken');
    expect((await stored()).proposal?.times).toHaveLength(2);
  });
});
