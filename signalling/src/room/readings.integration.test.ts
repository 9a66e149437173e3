import {
  READING_ALGORITHM,
  type ReadingBatch,
  type ReadingSample,
} from '@preproom/models/contract/readings/readings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinRequest } from '../testing/roomSocket.ts';
import { MINUTE, meet, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

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
  const booking = await service.book({ readingConsent: true });
  const pages = await meet(service, booking);
  service.clock.set(booking.startsAtMs + MINUTE);
  return { booking, ...pages };
}

describe('readings', () => {
  test('are acknowledged once stored, and a batch sent again is counted once', async () => {
    const { booking, learner } = await readingRoom();
    const { roomid } = booking;
    expect(await learner.request('readings:send', batch(roomid, 0))).toEqual({
      lastSeq: 3,
      duplicate: false,
    });
    expect(await learner.request('readings:send', batch(roomid, 4))).toEqual({
      lastSeq: 7,
      duplicate: false,
    });
    expect(await learner.request('readings:send', batch(roomid, 0))).toEqual({ lastSeq: 3, duplicate: true });
    const buckets = await service.database.readingBuckets.find({ roomid }).lean();
    expect(buckets).toMatchObject([{ n: 8, sum: { Ranacorus: 8000, Depress: 40_000 } }]);
  });

  test('sent without waiting are stored in the order in which they were sent', async () => {
    const { booking, learner } = await readingRoom();
    const answers = await Promise.all(
      [0, 4, 8].map((seq) => learner.request('readings:send', batch(booking.roomid, seq))),
    );
    expect(answers.map(({ duplicate }) => duplicate)).toEqual([false, false, false]);
  });

  test('of several rooms at once each have their own answer', async () => {
    const [first, second, third] = [await readingRoom(), await readingRoom(), await readingRoom()];
    await service.database.sessions.updateOne({ roomid: second.booking.roomid }, { readingConsent: false });
    await first.learner.request('readings:send', batch(first.booking.roomid, 0));
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
    const stored = await service.database.readingBuckets.find({}, { roomid: 1, n: 1 }).lean();
    const countIn = ({ booking }: typeof first) => stored.find(({ roomid }) => roomid === booking.roomid)?.n;
    expect([first, second, third].map(countIn)).toEqual([8, undefined, 4]);
  });

  test('that overlap what is stored without being the same are a conflict', async () => {
    const { booking, learner } = await readingRoom();
    await learner.request('readings:send', batch(booking.roomid, 0));
    await expect(learner.request('readings:send', batch(booking.roomid, 2))).rejects.toMatchObject({
      code: 'conflict',
    });
    const stored = await service.database.readingBuckets.findOne({ roomid: booking.roomid }).lean();
    expect(stored).toMatchObject({ n: 4 });
  });

  test('are refused as soon as the learner has withdrawn consent', async () => {
    const { booking, learner } = await readingRoom();
    await learner.request('readings:send', batch(booking.roomid, 0));
    await service.database.sessions.updateOne(
      { roomid: booking.roomid },
      { $set: { readingConsent: false } },
    );
    await expect(learner.request('readings:send', batch(booking.roomid, 4))).rejects.toMatchObject({
      code: 'no_consent',
    });
  });

  test('come from the learner alone, and for the room that was joined alone', async () => {
    const { booking, learner, mentor } = await readingRoom();
    const another = await readingRoom();
    await expect(mentor.request('readings:send', batch(booking.roomid, 0))).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(learner.request('readings:send', batch(another.booking.roomid, 0))).rejects.toMatchObject({
      code: 'bad_request',
      fields: { roomid: expect.anything() },
    });
    expect(await service.database.readingBuckets.countDocuments({ roomid: another.booking.roomid })).toBe(0);
  });

  test('before the interview is live, or from the future, are refused', async () => {
    const booking = await service.book({ readingConsent: true });
    const learner = await service.connect(booking.learner);
    await learner.request('room:join', joinRequest(booking.roomid));
    await expect(learner.request('readings:send', batch(booking.roomid, 0))).rejects.toMatchObject({
      code: 'room_not_open',
    });
    const room = await readingRoom();
    await expect(
      room.learner.request('readings:send', batch(room.booking.roomid, 200)),
    ).rejects.toMatchObject({
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
