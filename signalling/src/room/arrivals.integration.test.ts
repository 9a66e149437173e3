import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { joinRequest } from '../testing/roomSocket.ts';
import { type Booking, MINUTE, type Person, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let booking: Booking;
beforeEach(async () => {
  booking = await service.book();
  service.clock.set(booking.startsAtMs);
});

async function enter(person: Person) {
  const page = await service.connect(person);
  await page.request('room:join', joinRequest(booking.roomid, { takeOver: true }));
  return page;
}

async function came() {
  const { learnerCameAt, mentorCameAt, lastPresenceAt } = await service.session(booking.roomid);
  return [learnerCameAt, mentorCameAt, lastPresenceAt].map((at) => at?.getTime() ?? null);
}

const at = (minutes: number) => booking.startsAtMs + minutes * MINUTE;

describe('an arrival', () => {
  test('is stored soon after the answer, and counts from the first time', async () => {
    const first = await enter(booking.learner);
    await expect.poll(came).toEqual([at(0), null, at(0)]);
    first.close();
    service.clock.set(at(2));
    await enter(booking.learner);
    await expect.poll(came).toEqual([at(0), null, at(2)]);
  });

  test('is stored before the answer where it would soon count as missing', async () => {
    service.clock.set(at(44) + 1);
    await enter(booking.mentor);
    expect(await came()).toEqual([null, at(44) + 1, at(44) + 1]);
  });

  test('of both at once is stored with the beginning', async () => {
    await enter(booking.learner);
    await enter(booking.mentor);
    await expect.poll(async () => (await service.session(booking.roomid)).status).toBe('live');
    expect(await came()).toEqual([at(0), at(0), at(0)]);
  });

  test('that waits is stored before the passing of time is applied', async () => {
    await enter(booking.learner);
    service.clock.set(at(45) + 1);
    await service.signalling.sweep();
    expect(await service.session(booking.roomid)).toMatchObject({ status: 'noshow_mentor' });
  });

  test('that could not be stored is kept for the next time', async () => {
    const write = vi.spyOn(service.database.sessions, 'bulkWrite');
    write.mockRejectedValueOnce(new Error('the database is away'));
    await enter(booking.learner);
    await expect.poll(() => write.mock.calls.length).toBeGreaterThan(0);
    write.mockRestore();
    await service.signalling.sweep();
    expect(await came()).toEqual([at(0), null, at(0)]);
  });

  test('counts for nothing once the session is over', async () => {
    await enter(booking.learner);
    await service.database.sessions.updateOne({ roomid: booking.roomid }, { $set: { status: 'cancelled' } });
    await service.signalling.sweep();
    expect(await came()).toEqual([null, null, null]);
  });

  test('that waits is stored when the service stops', async () => {
    await enter(booking.learner);
    await service.stopService();
    expect((await came())[0]).toBe(at(0));
    await service.startServiceAgain();
  });
});
