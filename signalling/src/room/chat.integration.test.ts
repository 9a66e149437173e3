import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { joinRequest } from '../testing/roomSocket.ts';
import { meet, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('chat', () => {
  test('is stored, acknowledged, told to the other side and replayed in order', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    const sent = [];
    // The clock stands still: the order must come from the messages' own times.
    for (const [page, text] of [
      [learner, 'one'],
      [mentor, ' two '],
      [learner, 'three'],
    ] as const) {
      sent.push(await page.request('chat:send', { id: randomUUID(), text }));
    }
    expect(sent.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(sent.map(({ from }) => from)).toEqual([
      booking.learner.userId,
      booking.mentor.userId,
      booking.learner.userId,
    ]);
    expect(await mentor.next('chat:sent')).toEqual(sent[0]);
    expect(await learner.next('chat:sent')).toEqual(sent[1]);
    const again = await learner.request('room:join', joinRequest(booking.roomid, { takeOver: true }));
    expect(again.chat).toEqual(sent);
    expect(new Set(sent.map(({ sentAt }) => sentAt)).size).toBe(3);
  });

  test('a message whose process died before it said so reaches the other side once, when its author is back', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    await learner.request('chat:send', { id: randomUUID(), text: 'before' });
    await mentor.next('chat:sent');
    const store = (text: string) =>
      service.database.roomEvents.create({
        roomid: booking.roomid,
        kind: 'chat',
        by: new mongoose.Types.ObjectId(booking.learner.userId),
        at: new Date(service.clock.now() + 1_000),
        messageId: randomUUID(),
        text,
      });
    await store('stored only');
    const { tabId } = learner;
    const back = await service.connect(booking.learner);
    const snapshot = await back.request('room:join', joinRequest(booking.roomid, { tabId, takeOver: true }));
    expect(snapshot.chat.map(({ text }) => text)).toEqual(['before', 'stored only']);
    expect(await mentor.next('chat:sent')).toEqual(snapshot.chat[1]);
    await back.request('room:join', joinRequest(booking.roomid, { tabId }));
    await back.request('chat:send', { id: randomUUID(), text: 'after' });
    expect(await mentor.next('chat:sent')).toMatchObject({ text: 'after' });
  });

  test('what both wrote during an outage stands in the order in which it was written', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    const say = (page: typeof learner, text: string, waitedMs?: number) =>
      page.request('chat:send', { id: randomUUID(), text, ...(waitedMs ? { waitedMs } : {}) });
    await say(mentor, 'before');
    service.clock.set(service.clock.now() + 20_000);
    await say(learner, 'first', 10_000);
    await say(learner, 'third', 6_000);
    // Two in the same moment: one side's messages keep their order.
    await say(mentor, 'second', 8_000);
    await say(mentor, 'fourth', 4_000);
    await say(mentor, 'fifth', 4_000);
    await say(learner, 'now');
    const again = await learner.request('room:join', joinRequest(booking.roomid, { takeOver: true }));
    expect(again.chat.map(({ text }) => text)).toEqual([
      'before',
      'first',
      'second',
      'third',
      'fourth',
      'fifth',
      'now',
    ]);
  });

  test('the same message sent again, even at once, is stored and told once', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    const message = { id: randomUUID(), text: 'hello' };
    const answers = await Promise.all([1, 2, 3].map(() => learner.request('chat:send', message)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await mentor.request('chat:send', { id: randomUUID(), text: 'hello back' });
    expect(mentor.unread().filter((name) => name === 'chat:sent')).toHaveLength(1);
    expect(await service.database.roomEvents.countDocuments({ messageId: message.id })).toBe(1);
  });

  test('a message whose storing seemed to fail is told when it is sent again', async () => {
    const { learner, mentor } = await meet(service, await service.book());
    const message = { id: randomUUID(), text: 'hello' };
    const { roomEvents } = service.database;
    const create = roomEvents.create.bind(roomEvents);
    vi.spyOn(roomEvents, 'create').mockImplementationOnce(async (event: unknown) => {
      await create(event as never);
      throw new mongoose.mongo.MongoNetworkError('the answer was lost');
    });
    await expect(learner.request('chat:send', message)).rejects.toMatchObject({ code: 'unavailable' });
    const stored = await learner.request('chat:send', message);
    expect(await learner.request('chat:send', message)).toEqual(stored);
    expect(await mentor.next('chat:sent')).toEqual(stored);
    await mentor.request('room:leave', {});
    expect(mentor.unread()).not.toContain('chat:sent');
  });

  test("the other side's message id cannot be used to read or replace the message", async () => {
    const { learner, mentor } = await meet(service, await service.book());
    const message = { id: randomUUID(), text: 'mine' };
    await learner.request('chat:send', message);
    await expect(mentor.request('chat:send', { ...message, text: 'yours' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('a message and a join at the same moment: the one who joins has it exactly once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const booking = await service.book();
      const learner = await service.connect(booking.learner);
      const mentor = await service.connect(booking.mentor);
      await learner.request('room:join', joinRequest(booking.roomid));
      const [snapshot] = await Promise.all([
        mentor.request('room:join', joinRequest(booking.roomid)),
        learner.request('chat:send', { id: randomUUID(), text: 'hello' }),
      ]);
      await mentor.request('media:change', {
        microphone: true,
        camera: true,
        screen: false,
        isInterrupted: false,
        sending: 'full',
        dataSaver: 'off',
      });
      const announced = mentor.unread().filter((name) => name === 'chat:sent').length;
      expect(snapshot.chat.length + announced).toBe(1);
    }
  });

  test('nothing is taken from outside the room', async () => {
    const booking = await service.book();
    const page = await service.connect(booking.learner);
    await expect(page.request('chat:send', { id: randomUUID(), text: 'hello' })).rejects.toMatchObject({
      code: 'not_in_room',
    });
  });
});
