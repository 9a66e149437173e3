import { MEETING_GRACE_MS } from '@preproom/models/contract/sessions/meetingTime';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinRequest } from '../testing/roomSocket.ts';
import { type Booking, MINUTE, meet, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Moves the clock to so many minutes (and milliseconds) after the session's start, and sweeps. */
async function passTo({ startsAtMs }: Booking, minutes: number, ms = 0): Promise<void> {
  service.clock.set(startsAtMs + minutes * MINUTE + ms);
  await service.signalling.sweep();
}

async function stored({ roomid }: Booking) {
  const { status, holdsTime, usesRound } = await service.session(roomid);
  return { status, holdsTime, usesRound };
}

const RUNNING = { holdsTime: true, usesRound: true };
const FREED = { holdsTime: false, usesRound: false };
const USED = { holdsTime: false, usesRound: true };
const notOpen = expect.objectContaining({ code: 'room_not_open' });

describe('booked', () => {
  test('the room is open from 10 minutes before the start to 45 minutes after, and not a millisecond longer', async () => {
    const booking = await service.book();
    const learner = await service.connect(booking.learner);
    const knock = () => learner.request('room:join', joinRequest(booking.roomid, { takeOver: true }));
    await passTo(booking, -10, -1);
    await expect(knock()).rejects.toEqual(notOpen);
    await passTo(booking, -10);
    expect(await knock()).toMatchObject({ status: 'booked', other: { isPresent: false } });
    await passTo(booking, 45);
    expect(await knock()).toMatchObject({ status: 'booked' });
    expect(await stored(booking)).toEqual({ status: 'booked', ...RUNNING });
    service.clock.set(booking.startsAtMs + 45 * MINUTE + 1);
    await expect(learner.request('media:change', joinRequest(booking.roomid).media)).rejects.toEqual(notOpen);
    await expect(knock()).rejects.toEqual(notOpen);
  });

  test('"End interview" before both were there is refused and changes nothing', async () => {
    const booking = await service.book();
    const learner = await service.connect(booking.learner);
    await learner.request('room:join', joinRequest(booking.roomid));
    await expect(learner.request('session:end', {})).rejects.toMatchObject({ code: 'not_begun' });
    expect(await stored(booking)).toEqual({ status: 'booked', ...RUNNING });
  });
});

describe('live', () => {
  test('begins when both are in at once, also at the last moment, and outlives the 45 minutes', async () => {
    const booking = await service.book();
    await passTo(booking, 45);
    const { learner, mentor } = await meet(service, booking);
    expect(await stored(booking)).toEqual({ status: 'live', ...RUNNING });
    await passTo(booking, 60);
    expect(await stored(booking)).toEqual({ status: 'live', ...RUNNING });
    expect([learner.unread(), mentor.unread()].flat()).not.toContain('room:closed');
    const back = await learner.request('room:join', joinRequest(booking.roomid, { takeOver: true }));
    expect(back.status).toBe('live');
  });

  test('is not begun by two people who were there one after the other', async () => {
    const booking = await service.book();
    for (const person of [booking.learner, booking.mentor]) {
      const page = await service.connect(person);
      await page.request('room:join', joinRequest(booking.roomid));
      await page.request('room:leave', {});
    }
    await service.signalling.sweep();
    expect((await stored(booking)).status).toBe('booked');
  });

  test('ends when both have been away for five minutes, not before', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    await passTo(booking, 20);
    await learner.request('room:leave', {});
    await passTo(booking, 30);
    await mentor.request('room:leave', {});
    // Leaving notes the last presence by itself a moment later.
    await expect
      .poll(async () => (await service.session(booking.roomid)).lastPresenceAt?.getTime())
      .toBe(booking.startsAtMs + 30 * MINUTE);
    await passTo(booking, 35, -1);
    expect((await stored(booking)).status).toBe('live');
    await passTo(booking, 35);
    expect(await stored(booking)).toEqual({ status: 'done', ...USED });
  });

  test('goes on when one comes back within the five minutes', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    await learner.request('room:leave', {});
    await mentor.request('room:leave', {});
    service.clock.set(booking.startsAtMs + 4 * MINUTE);
    await learner.request('room:join', joinRequest(booking.roomid));
    await passTo(booking, 40);
    expect((await stored(booking)).status).toBe('live');
  });

  test.each(['learner', 'mentor'] as const)('ends when the %s presses "End interview"', async (side) => {
    const booking = await service.book();
    const pages = await meet(service, booking);
    await pages[side].request('session:end', {});
    for (const page of [pages.learner, pages.mentor]) {
      expect(await page.next('room:closed')).toEqual({ reason: 'ended' });
      await expect(
        page.request('chat:send', { id: crypto.randomUUID(), text: 'still there?' }),
      ).rejects.toEqual(expect.objectContaining({ code: 'not_in_room' }));
    }
    expect(await stored(booking)).toEqual({ status: 'done', ...USED });
    const ended = () => service.database.roomEvents.countDocuments({ roomid: booking.roomid, kind: 'ended' });
    await expect.poll(ended).toBe(1);
  });

  test('both pressing "End interview" at once is one end', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    expect(
      await Promise.all([learner.request('session:end', {}), mentor.request('session:end', {})]),
    ).toEqual([{}, {}]);
  });

  test('ends 90 minutes after the start with people still in it', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    await passTo(booking, 90, -1);
    expect((await stored(booking)).status).toBe('live');
    await passTo(booking, 90);
    expect(await stored(booking)).toEqual({ status: 'done', ...USED });
    expect(await learner.next('room:closed')).toEqual({ reason: 'time_over' });
    expect(await mentor.next('room:closed')).toEqual({ reason: 'time_over' });
  });
});

describe('over', () => {
  test('done: the room stays closed for both', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    await mentor.request('session:end', {});
    for (const page of [learner, mentor]) {
      await expect(page.request('room:join', joinRequest(booking.roomid))).rejects.toEqual(notOpen);
    }
  });

  test('missed: nobody came', async () => {
    const booking = await service.book();
    await passTo(booking, 45);
    expect((await stored(booking)).status).toBe('booked');
    await passTo(booking, 45, 1);
    expect(await stored(booking)).toEqual({ status: 'missed', ...FREED });
  });

  test('noshow_mentor: only the learner came, and is told when the time is over', async () => {
    const booking = await service.book();
    await passTo(booking, -10);
    const learner = await service.connect(booking.learner);
    await learner.request('room:join', joinRequest(booking.roomid));
    await passTo(booking, 45);
    expect((await stored(booking)).status).toBe('booked');
    await passTo(booking, 45, 1);
    expect(await stored(booking)).toEqual({ status: 'noshow_mentor', ...FREED });
    expect(await learner.next('room:closed')).toEqual({ reason: 'other_absent' });
  });

  test('noshow_mentor: a learner who had only looked in came all the same', async () => {
    const booking = await service.book();
    const learner = await service.connect(booking.learner);
    await learner.request('room:join', joinRequest(booking.roomid));
    await learner.request('room:leave', {});
    await passTo(booking, 46);
    expect((await stored(booking)).status).toBe('noshow_mentor');
  });

  test("noshow_learner: only the mentor came; the pack's first gives the round back, the second does not", async () => {
    const packId = new Types.ObjectId();
    for (const [round, kept] of [
      ['HR Round 1', FREED],
      ['HR Round 2', USED],
    ] as const) {
      const booking = await service.book({ packId, round });
      const mentor = await service.connect(booking.mentor);
      await mentor.request('room:join', joinRequest(booking.roomid));
      await passTo(booking, 45, 1);
      expect(await stored(booking)).toEqual({ status: 'noshow_learner', ...kept });
    }
  });

  test('cancelled: by either side before the start, and whoever waits in the room is put out', async () => {
    const booking = await service.book({ startsAt: new Date(service.clock.now() + 5 * MINUTE) });
    const learner = await service.connect(booking.learner);
    await learner.request('room:join', joinRequest(booking.roomid));
    const before = booking.startsAtMs - 1;
    await applySessionEvent(service.database, await service.session(booking.roomid), 'cancelled', before);
    expect(await stored(booking)).toEqual({ status: 'cancelled', ...FREED });
    await passTo(booking, 0, -1);
    expect(await learner.next('room:closed')).toEqual({ reason: 'ended' });
    await expect(learner.request('room:join', joinRequest(booking.roomid))).rejects.toEqual(notOpen);
    await passTo(booking, 46);
    expect((await stored(booking)).status).toBe('cancelled');
  });

  test('cancelling from the start on changes nothing', async () => {
    const booking = await service.book();
    const session = await service.session(booking.roomid);
    expect(await applySessionEvent(service.database, session, 'cancelled', booking.startsAtMs)).toBeNull();
    expect(await stored(booking)).toEqual({ status: 'booked', ...RUNNING });
  });
});

test('times that are not held any more can be booked again at once', async () => {
  const booking = await service.book();
  const { mentorSteps, mentorId } = await service.session(booking.roomid);
  await expect(service.book({ mentorId, mentorSteps })).rejects.toMatchObject({ code: 11_000 });
  service.clock.set(booking.startsAtMs + MEETING_GRACE_MS + 1);
  await service.signalling.sweep();
  await service.book({ mentorId, mentorSteps });
});
