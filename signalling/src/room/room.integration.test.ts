import {
  OLDEST_PROTOCOL_VERSION,
  PROTOCOL_VERSION,
  REQUESTS,
} from '@preproom/models/contract/room/signalling';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_OFF, joinRequest, type RoomSocket } from '../testing/roomSocket.ts';
import { type Booking, MINUTE, meet, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Resolves once all earlier events have arrived, because events and answers share one ordered connection. */
const caughtUp = (page: RoomSocket) => page.request('media:change', ALL_OFF);

/** A learner's page that is in no room yet, and two rooms of theirs in which the mentors wait. */
async function withTwoRooms() {
  const first = await service.book();
  const { learnerId } = await service.session(first.roomid);
  const second = await service.book({ learnerId, learnerSteps: [] });
  const wait = async ({ roomid, mentor }: Booking) => {
    const page = await service.connect(mentor);
    await page.request('room:join', joinRequest(roomid));
    return { roomid, mentor: page };
  };
  const rooms = [await wait(first), await wait(second)] as const;
  return { page: await service.connect(first.learner), rooms };
}

describe('room:join', () => {
  test('answers with all that a page needs, to each side its own view', async () => {
    const booking = await service.book({ readingConsent: true });
    const learner = await service.connect(booking.learner);
    const first = await learner.request('room:join', joinRequest(booking.roomid));
    expect(REQUESTS['room:join'].answer.parse(first)).toEqual(first);
    expect(first).toMatchObject({
      self: { _id: booking.learner.userId, Name: 'Asha', side: 'learner', isPresent: true },
      other: { _id: booking.mentor.userId, Name: 'Ravi', side: 'mentor', isPresent: false, media: ALL_OFF },
      status: 'booked',
      startsAt: new Date(booking.startsAtMs).toISOString(),
      serverNow: new Date(service.clock.now()).toISOString(),
      readingConsent: true,
    });
    const mentor = await service.connect(booking.mentor);
    const second = await mentor.request('room:join', joinRequest(booking.roomid));
    expect(second).toMatchObject({ other: { isPresent: true }, readingConsent: false });
    expect(await learner.next('participant:joined')).toMatchObject({ side: 'mentor', isPresent: true });
    expect(await mentor.next('session:changed')).toEqual({ status: 'live' });
  });

  test('an unknown room and other people’s room are one answer, open or closed, old page or new', async () => {
    const { roomid } = await service.book();
    const closed = await service.book({ startsAt: new Date(service.clock.now() + 600 * MINUTE) });
    const another = await service.book();
    const memberElsewhere = await service.connect(another.mentor);
    await memberElsewhere.request('room:join', joinRequest(another.roomid));
    for (const page of [memberElsewhere, await service.connect(await service.createPerson())]) {
      const unknown = await page.send('room:join', joinRequest('nosuchroom00'));
      expect(unknown).toMatchObject({ ok: false, error: { code: 'room_not_found' } });
      expect(await page.send('room:join', joinRequest(roomid))).toEqual(unknown);
      expect(await page.send('room:join', joinRequest(roomid, { takeOver: true }))).toEqual(unknown);
      expect(await page.send('room:join', joinRequest(closed.roomid))).toEqual(unknown);
    }
    expect((await service.session(roomid)).lastPresenceAt).toBeNull();
    expect(await memberElsewhere.request('media:change', ALL_OFF)).toEqual({});
  });

  test('a page of an older version is told to reload', async () => {
    const booking = await service.book();
    const page = await service.connect(booking.learner);
    const old = joinRequest(booking.roomid, { protocol: OLDEST_PROTOCOL_VERSION - 1 });
    await expect(page.request('room:join', old)).rejects.toMatchObject({ code: 'client_outdated' });
  });

  test('a page that is newer than this process tries again, to come to another', async () => {
    const booking = await service.book();
    const page = await service.connect(booking.learner);
    const newer = joinRequest(booking.roomid, { protocol: PROTOCOL_VERSION + 1 });
    await expect(page.request('room:join', newer)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a second tab is refused, then takes over; the older one is told and out of the room', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    const second = await service.connect(await service.logIn(booking.learner.userId));
    const knock = joinRequest(booking.roomid);
    await expect(second.request('room:join', knock)).rejects.toMatchObject({ code: 'already_joined' });
    await second.request('room:join', { ...knock, takeOver: true });
    await learner.next('room:replaced');
    await expect(caughtUp(learner)).rejects.toMatchObject({ code: 'not_in_room' });
    const [one, two] = await Promise.all([
      second.next('negotiation:started'),
      mentor.next('negotiation:started'),
    ]);
    expect(one.negotiationId).toBe(two.negotiationId);
    learner.close();
    await caughtUp(mentor);
    expect(mentor.unread()).not.toContain('participant:left');
  });

  test('joining another room leaves the one before', async () => {
    const first = await service.book();
    const { learner, mentor } = await meet(service, first);
    const later = await service.book({
      learnerId: (await service.session(first.roomid)).learnerId,
      learnerSteps: [],
    });
    await learner.request('room:join', joinRequest(later.roomid));
    expect(await mentor.next('participant:left')).toMatchObject({ reason: 'left' });
  });

  test('of two rooms that are joined at the same moment, one seat is left', async () => {
    const { page, rooms } = await withTwoRooms();
    await Promise.all(rooms.map(({ roomid }) => page.request('room:join', joinRequest(roomid))));
    expect(await rooms[0].mentor.next('participant:left')).toMatchObject({ reason: 'left' });
    await caughtUp(rooms[1].mentor);
    expect(rooms[1].mentor.unread()).not.toContain('participant:left');
  });

  test('leaving while a join is under way undoes it', async () => {
    const { page, rooms } = await withTwoRooms();
    const { roomid, mentor } = rooms[0];
    await Promise.all([page.request('room:join', joinRequest(roomid)), page.request('room:leave', {})]);
    expect(await mentor.next('participant:left')).toMatchObject({ reason: 'left' });
  });

  test('who came and went is on record', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    await learner.request('room:leave', {});
    await learner.request('room:leave', {});
    mentor.close();
    const record = async () => {
      const events = await service.database.roomEvents.find({ roomid: booking.roomid }).lean();
      return events.map(({ kind, by }) => `${by} ${kind}`).sort();
    };
    const { learner: a, mentor: b } = booking;
    const expected = [`${a.userId} joined`, `${a.userId} left`, `${b.userId} joined`, `${b.userId} left`];
    await expect.poll(record).toEqual(expected.sort());
  });
});
