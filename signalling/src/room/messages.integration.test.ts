import { randomUUID } from 'node:crypto';
import {
  READING_ALGORITHM,
  type ReadingBatch,
  type ReadingSample,
} from '@preproom/models/contract/room/readings';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type House, joinRequest, MINUTE, meet, startHouse } from '../testing/support.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

describe('chat', () => {
  test('is stored, acknowledged, told to the other side and replayed in order', async () => {
    const booking = await house.book();
    const { learner, mentor } = await meet(house, booking);
    const sent = [];
    // The clock stands still: the order must come from the messages' own times.
    for (const [page, text] of [
      [learner, 'one'],
      [mentor, ' two '],
      [learner, 'three'],
    ] as const) {
      sent.push(await page.ask('chat:send', { id: randomUUID(), text }));
    }
    expect(sent.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(sent.map(({ from }) => from)).toEqual([
      booking.learner.userId,
      booking.mentor.userId,
      booking.learner.userId,
    ]);
    expect(await mentor.hears('chat:sent')).toEqual(sent[0]);
    expect(await learner.hears('chat:sent')).toEqual(sent[1]);
    const again = await learner.ask('room:join', joinRequest(booking.roomid, { takeOver: true }));
    expect(again.chat).toEqual(sent);
    expect(new Set(sent.map(({ sentAt }) => sentAt)).size).toBe(3);
  });

  test('the same message sent again, even at once, is stored and told once', async () => {
    const booking = await house.book();
    const { learner, mentor } = await meet(house, booking);
    const message = { id: randomUUID(), text: 'hello' };
    const answers = await Promise.all([1, 2, 3].map(() => learner.ask('chat:send', message)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await mentor.ask('chat:send', { id: randomUUID(), text: 'hello back' });
    expect(mentor.unheard().filter((name) => name === 'chat:sent')).toHaveLength(1);
    expect(await house.database.roomEvents.countDocuments({ messageId: message.id })).toBe(1);
  });

  test('a message whose storing seemed to fail is told when it is sent again', async () => {
    const { learner, mentor } = await meet(house, await house.book());
    const message = { id: randomUUID(), text: 'hello' };
    const { roomEvents } = house.database;
    const create = roomEvents.create.bind(roomEvents);
    vi.spyOn(roomEvents, 'create').mockImplementationOnce(async (event: unknown) => {
      await create(event as never);
      throw new mongoose.mongo.MongoNetworkError('the answer was lost');
    });
    await expect(learner.ask('chat:send', message)).rejects.toMatchObject({ code: 'unavailable' });
    const stored = await learner.ask('chat:send', message);
    expect(await learner.ask('chat:send', message)).toEqual(stored);
    expect(await mentor.hears('chat:sent')).toEqual(stored);
    await mentor.ask('room:leave', {});
    expect(mentor.unheard()).not.toContain('chat:sent');
  });

  test("the other side's message id cannot be used to read or replace the message", async () => {
    const { learner, mentor } = await meet(house, await house.book());
    const message = { id: randomUUID(), text: 'mine' };
    await learner.ask('chat:send', message);
    await expect(mentor.ask('chat:send', { ...message, text: 'yours' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('a message and a join at the same moment: the one who joins has it exactly once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const booking = await house.book();
      const learner = await house.connect(booking.learner);
      const mentor = await house.connect(booking.mentor);
      await learner.ask('room:join', joinRequest(booking.roomid));
      const [snapshot] = await Promise.all([
        mentor.ask('room:join', joinRequest(booking.roomid)),
        learner.ask('chat:send', { id: randomUUID(), text: 'hello' }),
      ]);
      await mentor.ask('media:change', {
        microphone: true,
        camera: true,
        screen: false,
        isInterrupted: false,
        sending: 'full',
        dataSaver: 'off',
      });
      const announced = mentor.unheard().filter((name) => name === 'chat:sent').length;
      expect(snapshot.chat.length + announced).toBe(1);
    }
  });

  test('nothing is taken from outside the room', async () => {
    const booking = await house.book();
    const page = await house.connect(booking.learner);
    await expect(page.ask('chat:send', { id: randomUUID(), text: 'hello' })).rejects.toMatchObject({
      code: 'not_in_room',
    });
  });
});

function batch(roomid: string, firstSeq: number, count = 4): ReadingBatch {
  const samples = Array.from({ length: count }, (_, i): ReadingSample => {
    const seq = firstSeq + i;
    return [seq, seq * 500, 90, 1000, 2000, 3000, 4000, 5000];
  });
  return {
    roomid,
    algo: READING_ALGORITHM,
    model: '64184e229b263107',
    mode: 'full',
    fps: 10,
    validShare: 1,
    samples,
  };
}

/** The call has been going on for a minute, with consent. */
async function readingRoom() {
  const booking = await house.book({ readingConsent: true });
  const pages = await meet(house, booking);
  house.clock.set(booking.startsAtMs + MINUTE);
  return { booking, ...pages };
}

describe('readings', () => {
  test('are acknowledged once stored, and a batch sent again is counted once', async () => {
    const { booking, learner } = await readingRoom();
    const { roomid } = booking;
    expect(await learner.ask('readings:send', batch(roomid, 0))).toEqual({ lastSeq: 3, duplicate: false });
    expect(await learner.ask('readings:send', batch(roomid, 4))).toEqual({ lastSeq: 7, duplicate: false });
    expect(await learner.ask('readings:send', batch(roomid, 0))).toEqual({ lastSeq: 3, duplicate: true });
    const buckets = await house.database.readingBuckets.find({ roomid }).lean();
    expect(buckets).toMatchObject([{ n: 8, lastSeq: 7, sum: { Ranacorus: 8000, Depress: 40_000 } }]);
    const again = await learner.ask('room:join', joinRequest(roomid, { takeOver: true }));
    expect(again.lastReadingSeq).toBe(7);
  });

  test('sent without waiting are stored in the order in which they were sent', async () => {
    const { booking, learner } = await readingRoom();
    const answers = await Promise.all(
      [0, 4, 8].map((seq) => learner.ask('readings:send', batch(booking.roomid, seq))),
    );
    expect(answers.map(({ duplicate }) => duplicate)).toEqual([false, false, false]);
  });

  test('of several rooms at once each have their own answer', async () => {
    const [first, second, third] = [await readingRoom(), await readingRoom(), await readingRoom()];
    await house.database.sessions.updateOne({ roomid: second.booking.roomid }, { readingConsent: false });
    await first.learner.ask('readings:send', batch(first.booking.roomid, 0));
    const send = ({ learner, booking }: typeof first, seq: number) =>
      learner.send('readings:send', batch(booking.roomid, seq));
    const answers = [send(first, 0), send(first, 4), send(first, 6), send(second, 0), send(third, 0)];
    expect(await Promise.all(answers)).toMatchObject([
      { ok: true, data: { lastSeq: 3, duplicate: true } },
      { ok: true, data: { lastSeq: 7, duplicate: false } },
      { ok: false, error: { code: 'conflict' } },
      { ok: false, error: { code: 'no_consent' } },
      { ok: true, data: { lastSeq: 3, duplicate: false } },
    ]);
    const stored = await house.database.readingBuckets.find({}, { roomid: 1, n: 1 }).lean();
    const countIn = ({ booking }: typeof first) => stored.find(({ roomid }) => roomid === booking.roomid)?.n;
    expect([first, second, third].map(countIn)).toEqual([8, undefined, 4]);
  });

  test('on their way when the learner comes back are known to the snapshot', async () => {
    const { booking, learner } = await readingRoom();
    const sent = learner.ask('readings:send', batch(booking.roomid, 0));
    const again = await learner.ask('room:join', joinRequest(booking.roomid, { takeOver: true }));
    expect(again.lastReadingSeq).toBe(3);
    expect(await sent).toEqual({ lastSeq: 3, duplicate: false });
  });

  test('that overlap what is stored without being the same are a conflict', async () => {
    const { booking, learner } = await readingRoom();
    await learner.ask('readings:send', batch(booking.roomid, 0));
    await expect(learner.ask('readings:send', batch(booking.roomid, 2))).rejects.toMatchObject({
      code: 'conflict',
    });
    const stored = await house.database.readingBuckets.findOne({ roomid: booking.roomid }).lean();
    expect(stored).toMatchObject({ n: 4, lastSeq: 3 });
  });

  test('are refused as soon as the learner has withdrawn consent', async () => {
    const { booking, learner } = await readingRoom();
    await learner.ask('readings:send', batch(booking.roomid, 0));
    await house.database.sessions.updateOne({ roomid: booking.roomid }, { $set: { readingConsent: false } });
    await expect(learner.ask('readings:send', batch(booking.roomid, 4))).rejects.toMatchObject({
      code: 'no_consent',
    });
  });

  test('come from the learner alone, and for the room that was joined alone', async () => {
    const { booking, learner, mentor } = await readingRoom();
    const another = await readingRoom();
    await expect(mentor.ask('readings:send', batch(booking.roomid, 0))).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(learner.ask('readings:send', batch(another.booking.roomid, 0))).rejects.toMatchObject({
      code: 'bad_request',
      fields: { roomid: expect.anything() },
    });
    expect(await house.database.readingBuckets.countDocuments({ roomid: another.booking.roomid })).toBe(0);
  });

  test('before the interview is live, or from the future, are refused', async () => {
    const booking = await house.book({ readingConsent: true });
    const learner = await house.connect(booking.learner);
    await learner.ask('room:join', joinRequest(booking.roomid));
    await expect(learner.ask('readings:send', batch(booking.roomid, 0))).rejects.toMatchObject({
      code: 'room_not_open',
    });
    const room = await readingRoom();
    await expect(room.learner.ask('readings:send', batch(room.booking.roomid, 200))).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  test('more than four batches a second are put off', async () => {
    const { booking, learner } = await readingRoom();
    const sent = [0, 4, 8, 12, 16, 20].map((seq) =>
      learner.send('readings:send', batch(booking.roomid, seq)),
    );
    const refused = (await Promise.all(sent)).filter(({ ok }) => !ok);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ error: { code: 'too_many_requests' } });
  });
});
