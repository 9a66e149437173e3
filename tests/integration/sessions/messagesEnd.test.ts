import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { reportPerson } from '@preproom/models/contract/room/safety';
import { cancelSession } from '@preproom/models/contract/sessions/bookings';
import { MAX_SESSION_MESSAGES } from '@preproom/models/contract/sessions/messages';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { createLimiters } from '@preproom/models/runtime/limits';
import type { AppDeps } from '@preproom/server/deps';
import { messageHandlers } from '@preproom/server/features/sessions/messages/messages.handlers';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completionDeps } from '../../support/sessions/sessionChanges.ts';
import { meet as meetOn, messagesOf, send, textsOf, unreadOf } from '../../support/sessions/writing.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const meet = () => meetOn(stack);

describe('messages of a session', () => {
  test('beyond thirty in a minute wait', async () => {
    const { roomid, learner, mentor } = await meet();
    const answers = [];
    for (let i = 0; i < 100; i++) answers.push((await send(learner, roomid, `Message ${i}`)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(70);
    expect((await textsOf(mentor, roomid)).at(-1)).toBe('Message 29');
  });

  test('have a limit in one session; what is stored may be sent again', async () => {
    const { pair, roomid, learner, mentor } = await meet();
    const id = crypto.randomUUID();
    await send(learner, roomid, 'The first', id);
    const [from, to, at] = [pair.learner._id, pair.mentor._id, new Date(stack.clock.now())];
    const earlier = Array.from({ length: MAX_SESSION_MESSAGES - 2 }, () => ({
      ...{ roomid, messageId: crypto.randomUUID(), from, to, text: 'Hello', at, readAt: null },
    }));
    await stack.database.sessionMessages.insertMany(earlier);
    expect((await send(mentor, roomid, 'The last')).status).toBe(200);
    for (const client of [learner, mentor])
      expect((await send(client, roomid, 'One more')).body.code).toBe('messages_full');
    expect((await send(learner, roomid, 'The first', id)).status).toBe(200);
    expect(await unreadOf(mentor)).toEqual([{ roomid, count: MAX_SESSION_MESSAGES - 1 }]);
  });

  test('of one person have a limit for the day, over all sessions', async () => {
    const { pair, roomid } = await meet();
    const limiter = createLimiters(null);
    const { sendMessage: handle } = messageHandlers({ ...completionDeps(stack), limiter } as AppDeps);
    const session = await stack.database.sessions.findOne({ roomid }).lean<Session>().orFail();
    const actor = { userId: pair.learner._id.toString() };
    const sendAs = (text: string, sentId: string) =>
      handle({ actor, session, side: 'learner', params: { roomid, sentId }, body: { text } } as never);
    const id = crypto.randomUUID();
    await sendAs('Hello', id);
    await limiter('messages-daily', 500, 24 * 60 * 60).penalty(actor.userId, 499);
    await expect(sendAs('One more', crypto.randomUUID())).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await expect(sendAs('Hello', id)).resolves.toMatchObject({ data: { text: 'Hello' } });
  });
});

describe('writing ends', () => {
  test('14 days after the session; what was written stays', async () => {
    const { pair, roomid, learner, mentor } = await meet();
    await send(learner, roomid, 'Before');
    const endsAt = new Date(stack.clock.now() - 14 * DAY_MS + 5 * MINUTE_MS);
    const startsAt = new Date(endsAt.getTime() - 45 * MINUTE_MS);
    await stack.database.sessions.updateOne({ roomid }, { status: 'done', startsAt });
    expect((await messagesOf(mentor, roomid)).closesAt).toBe(
      new Date(endsAt.getTime() + 14 * DAY_MS).toISOString(),
    );
    expect((await send(learner, roomid, 'In time')).status).toBe(200);
    await stack.database.sessions.updateOne(
      { learnerId: pair.learner._id },
      { startsAt: new Date(startsAt.getTime() - 6 * MINUTE_MS) },
    );
    expect((await send(mentor, roomid, 'Too late')).body.code).toBe('messages_closed');
    expect(await messagesOf(mentor, roomid)).toMatchObject({
      closesAt: null,
      messages: [{ text: 'Before' }, { text: 'In time' }],
    });
  });

  test('14 days after a cancellation', async () => {
    const { roomid, startsAt, learner, mentor } = await meet();
    await learner.call(cancelSession, { params: { roomid }, body: {} });
    expect((await send(learner, roomid, 'Sorry, I’m ill.')).status).toBe(200);
    const { closesAt } = await messagesOf(mentor, roomid);
    expect(Date.parse(closesAt ?? '')).toBeLessThan(startsAt.getTime() + 14 * DAY_MS);
    await stack.database.sessions.updateOne(
      { roomid },
      { 'cancellation.at': new Date(stack.clock.now() - 14 * DAY_MS) },
    );
    expect((await send(mentor, roomid, 'Get well soon')).body.code).toBe('messages_closed');
  });

  test.each([
    { block: true, endInterview: false },
    { block: false, endInterview: true },
  ])('with $block, $endInterview (block, end), for both alike', async (wishes) => {
    const { roomid, learner, mentor } = await meet();
    const report = { id: crypto.randomUUID(), reason: 'harassment' as const, note: '', ...wishes };
    await learner.call(reportPerson, { params: { roomid }, body: report });
    for (const client of [learner, mentor]) {
      expect((await send(client, roomid, 'Hello?')).body.code).toBe('messages_closed');
      expect((await messagesOf(client, roomid)).closesAt).toBeNull();
    }
  });

  test.each([{ isFree: true }, { packId: new Types.ObjectId() }])(
    'and begins only with the learner’s complete profile: %j',
    async (booked) => {
      const { pair, roomid, learner, mentor } = await meet();
      const { users, sessions } = stack.database;
      await sessions.updateOne({ roomid }, booked);
      await users.updateOne({ _id: pair.learner._id }, { completed: false });
      expect((await send(learner, roomid, 'Hello')).body.code).toBe('profile_needed');
      expect((await send(mentor, roomid, 'Hello')).body.code).toBe('messages_closed');
      const closed = { messages: [], closesAt: null };
      expect(await messagesOf(learner, roomid)).toEqual({ ...closed, needsProfile: true });
      expect(await messagesOf(mentor, roomid)).toEqual({ ...closed, needsProfile: true });
      await users.updateOne({ _id: pair.learner._id }, { completed: true });
      expect((await send(mentor, roomid, 'Hello')).status).toBe(200);
      expect((await messagesOf(learner, roomid)).needsProfile).toBe(false);
    },
  );

  test('when the other person’s account is suspended or being deleted', async () => {
    const { pair, roomid, mentor } = await meet();
    const { users } = stack.database;
    await users.updateOne(
      { _id: pair.learner._id },
      { suspension: { at: new Date(), by: pair.mentor._id, reason: 'A reason' } },
    );
    expect((await send(mentor, roomid, 'Hello?')).body.code).toBe('messages_closed');
  });
});
