import type { SentSegment, SpeechBatch } from '@preproom/models/contract/room/speech';
import { readSpeech, setSpeechConsent } from '@preproom/models/db/room/speech/speech';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, meet, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

function batch(
  roomid: string,
  seq: number,
  segments: SentSegment[] = [[1_000 * seq, 1_000 * seq + 900, 3]],
): SpeechBatch {
  return { roomid, algo: 'sp-1', seq, segments };
}

/** The call has been going on for a minute, and both agreed. */
async function speechRoom() {
  const booking = await service.book();
  const pages = await meet(service, booking);
  const session = await service.database.sessions
    .findOne({ roomid: booking.roomid })
    .orFail()
    .lean<Session>();
  for (const side of ['learner', 'mentor'] as const)
    await setSpeechConsent(service.database, { session, side }, true);
  service.clock.set(booking.startsAtMs + MINUTE);
  return { booking, session, ...pages };
}

describe('speech', () => {
  test('of each side is stored as their own, once, and acknowledged', async () => {
    const { booking, learner, mentor } = await speechRoom();
    const { roomid } = booking;
    expect(await learner.request('speech:send', batch(roomid, 0))).toEqual({ seq: 0, duplicate: false });
    expect(await learner.request('speech:send', batch(roomid, 0))).toEqual({ seq: 0, duplicate: true });
    expect(await mentor.request('speech:send', batch(roomid, 0))).toEqual({ seq: 0, duplicate: false });
    const { learner: own, mentor: others } = await readSpeech(service.database, { roomid });
    expect([own?.segments, others?.segments]).toEqual([[[0, 900, 3]], [[0, 900, 3]]]);
  });

  test('is refused at once after a withdrawal', async () => {
    const { booking, session, learner } = await speechRoom();
    await learner.request('speech:send', batch(booking.roomid, 0));
    await setSpeechConsent(service.database, { session, side: 'learner' }, false);
    await expect(learner.request('speech:send', batch(booking.roomid, 1))).rejects.toMatchObject({
      code: 'no_consent',
    });
  });

  test('of another room, or from the future, is refused', async () => {
    const [here, there] = [await speechRoom(), await speechRoom()];
    await expect(here.learner.request('speech:send', batch(there.booking.roomid, 0))).rejects.toMatchObject({
      code: 'bad_request',
      fields: { roomid: expect.anything() },
    });
    await expect(here.learner.request('speech:send', batch(here.booking.roomid, 200))).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  test('comes at most four times a second', async () => {
    const { booking, learner } = await speechRoom();
    const sent = [0, 1, 2, 3, 4, 5].map((seq) => learner.send('speech:send', batch(booking.roomid, seq)));
    const refused = (await Promise.all(sent)).filter(({ ok }) => !ok);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ error: { code: 'too_many_requests' } });
  });
});
