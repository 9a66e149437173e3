import { randomUUID } from 'node:crypto';
import { PROTOCOL_VERSION, REQUESTS } from '@preproom/models/contract/room/signalling';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../testing/page.ts';
import { type Booking, type House, joinRequest, MINUTE, meet, startHouse } from '../testing/support.ts';

const OFFER = { type: 'offer', sdp: 'v=0', attempt: 1 } as const;
const ALL_OFF = {
  microphone: false,
  camera: false,
  screen: false,
  isInterrupted: false,
  sending: 'full',
  dataSaver: 'off',
} as const;

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

/** Everything that was sent to this page before now has reached it: events and answers share one connection. */
const caughtUp = (page: Page) => page.ask('media:change', ALL_OFF);

/** A learner's page that is in no room yet, and two rooms of theirs in which the mentors wait. */
async function withTwoRooms() {
  const first = await house.book();
  const { learnerId } = await house.session(first.roomid);
  const second = await house.book({ learnerId, learnerSteps: [] });
  const wait = async ({ roomid, mentor }: Booking) => {
    const page = await house.connect(mentor);
    await page.ask('room:join', joinRequest(roomid));
    return { roomid, mentor: page };
  };
  const rooms = [await wait(first), await wait(second)] as const;
  return { page: await house.connect(first.learner), rooms };
}

describe('room:join', () => {
  test('answers with all that a page needs, to each side its own view', async () => {
    const booking = await house.book({ readingConsent: true });
    const learner = await house.connect(booking.learner);
    const first = await learner.ask('room:join', joinRequest(booking.roomid));
    expect(REQUESTS['room:join'].answer.parse(first)).toEqual(first);
    expect(first).toMatchObject({
      self: { _id: booking.learner.userId, Name: 'Asha', side: 'learner', isPresent: true },
      other: { _id: booking.mentor.userId, Name: 'Ravi', side: 'mentor', isPresent: false, media: ALL_OFF },
      status: 'booked',
      startsAt: new Date(booking.startsAtMs).toISOString(),
      serverNow: new Date(house.clock.now()).toISOString(),
      readingConsent: true,
      lastReadingSeq: -1,
    });
    const mentor = await house.connect(booking.mentor);
    const second = await mentor.ask('room:join', joinRequest(booking.roomid));
    expect(second).toMatchObject({ other: { isPresent: true }, readingConsent: false, lastReadingSeq: -1 });
    expect(await learner.hears('participant:joined')).toMatchObject({ side: 'mentor', isPresent: true });
    expect(await mentor.hears('session:changed')).toEqual({ status: 'live' });
  });

  test('an unknown room and other people’s room are one answer, open or closed, old page or new', async () => {
    const { roomid } = await house.book();
    const closed = await house.book({ startsAt: new Date(house.clock.now() + 600 * MINUTE) });
    const another = await house.book();
    const memberElsewhere = await house.connect(another.mentor);
    await memberElsewhere.ask('room:join', joinRequest(another.roomid));
    for (const page of [memberElsewhere, await house.connect(await house.createPerson())]) {
      const unknown = await page.send('room:join', joinRequest('nosuchroom00'));
      expect(unknown).toMatchObject({ ok: false, error: { code: 'room_not_found' } });
      expect(await page.send('room:join', joinRequest(roomid))).toEqual(unknown);
      expect(await page.send('room:join', joinRequest(roomid, { takeOver: true }))).toEqual(unknown);
      expect(await page.send('room:join', joinRequest(closed.roomid))).toEqual(unknown);
    }
    expect((await house.session(roomid)).lastPresenceAt).toBeNull();
    expect(await memberElsewhere.ask('media:change', ALL_OFF)).toEqual({});
  });

  test('a page of an older version is told to reload', async () => {
    const booking = await house.book();
    const page = await house.connect(booking.learner);
    const old = joinRequest(booking.roomid, { protocol: PROTOCOL_VERSION - 1 });
    await expect(page.ask('room:join', old)).rejects.toMatchObject({ code: 'client_outdated' });
  });

  test('a second tab is refused, then takes over; the older one is told and out of the room', async () => {
    const booking = await house.book();
    const { learner, mentor } = await meet(house, booking);
    const second = await house.connect(await house.logIn(booking.learner.userId));
    const knock = joinRequest(booking.roomid);
    await expect(second.ask('room:join', knock)).rejects.toMatchObject({ code: 'already_joined' });
    await second.ask('room:join', { ...knock, takeOver: true });
    await learner.hears('room:replaced');
    await expect(caughtUp(learner)).rejects.toMatchObject({ code: 'not_in_room' });
    const [one, two] = await Promise.all([
      second.hears('negotiation:started'),
      mentor.hears('negotiation:started'),
    ]);
    expect(one.negotiationId).toBe(two.negotiationId);
    learner.close();
    await caughtUp(mentor);
    expect(mentor.unheard()).not.toContain('participant:left');
  });

  test('joining another room leaves the one before', async () => {
    const first = await house.book();
    const { learner, mentor } = await meet(house, first);
    const later = await house.book({
      learnerId: (await house.session(first.roomid)).learnerId,
      learnerSteps: [],
    });
    await learner.ask('room:join', joinRequest(later.roomid));
    expect(await mentor.hears('participant:left')).toMatchObject({ reason: 'left' });
  });

  test('of two rooms that are joined at the same moment, one seat is left', async () => {
    const { page, rooms } = await withTwoRooms();
    await Promise.all(rooms.map(({ roomid }) => page.ask('room:join', joinRequest(roomid))));
    expect(await rooms[0].mentor.hears('participant:left')).toMatchObject({ reason: 'left' });
    await caughtUp(rooms[1].mentor);
    expect(rooms[1].mentor.unheard()).not.toContain('participant:left');
  });

  test('leaving while a join is under way undoes it', async () => {
    const { page, rooms } = await withTwoRooms();
    const { roomid, mentor } = rooms[0];
    await Promise.all([page.ask('room:join', joinRequest(roomid)), page.ask('room:leave', {})]);
    expect(await mentor.hears('participant:left')).toMatchObject({ reason: 'left' });
  });

  test('who came and went is on record', async () => {
    const booking = await house.book();
    const { learner, mentor } = await meet(house, booking);
    await learner.ask('room:leave', {});
    await learner.ask('room:leave', {});
    mentor.close();
    const record = async () => {
      const events = await house.database.roomEvents.find({ roomid: booking.roomid }).lean();
      return events.map(({ kind, by }) => `${by} ${kind}`).sort();
    };
    const { learner: a, mentor: b } = booking;
    const expected = [`${a.userId} joined`, `${a.userId} left`, `${b.userId} joined`, `${b.userId} left`];
    await expect.poll(record).toEqual(expected.sort());
  });
});

describe('negotiations', () => {
  test('both are told the same one with opposite roles, and signals pass between them only', async () => {
    const booking = await house.book();
    const learner = await house.connect(booking.learner);
    const mentor = await house.connect(booking.mentor);
    await learner.ask('room:join', joinRequest(booking.roomid));
    await mentor.ask('room:join', joinRequest(booking.roomid));
    const ofLearner = await learner.hears('negotiation:started');
    const ofMentor = await mentor.hears('negotiation:started');
    expect(ofLearner).toEqual({ ...ofMentor, isInitiator: !ofMentor.isInitiator });
    const { negotiationId } = ofLearner;
    await learner.ask('signal:send', { negotiationId, signal: OFFER });
    expect(await mentor.hears('signal:received')).toEqual({ negotiationId, signal: OFFER });
  });

  test('signals of another negotiation, and of people without a seat, reach nobody', async () => {
    const booking = await house.book();
    const { learner, mentor, negotiationId } = await meet(house, booking);
    const stranger = await house.connect(await house.createPerson());
    const another = await meet(house, await house.book());
    await learner.ask('signal:send', { negotiationId: randomUUID(), signal: OFFER });
    await another.learner.ask('signal:send', { negotiationId, signal: OFFER });
    await expect(stranger.ask('signal:send', { negotiationId, signal: OFFER })).rejects.toMatchObject({
      code: 'not_in_room',
    });
    await caughtUp(mentor);
    expect(mentor.unheard()).not.toContain('signal:received');
    expect(another.mentor.unheard()).not.toContain('signal:received');
  });

  test('a restart is followed once, however many ask', async () => {
    const { learner, mentor, negotiationId } = await meet(house, await house.book());
    await Promise.all([
      learner.ask('negotiation:restart', { negotiationId }),
      mentor.ask('negotiation:restart', { negotiationId }),
    ]);
    await caughtUp(mentor);
    expect(mentor.unheard().filter((name) => name === 'negotiation:started')).toHaveLength(1);
    expect((await learner.hears('negotiation:started')).negotiationId).not.toBe(negotiationId);
  });

  test('a lost socket that comes back with the live negotiation leaves the media alone', async () => {
    const booking = await house.book();
    const { learner, mentor, negotiationId } = await meet(house, booking);
    learner.socket.io.engine.close();
    expect(await mentor.hears('participant:left')).toMatchObject({ reason: 'lost' });
    const back = await house.connect(booking.learner);
    await back.ask('room:join', joinRequest(booking.roomid, { negotiationId }));
    await mentor.hears('participant:joined');
    await caughtUp(mentor);
    await caughtUp(back);
    expect([...mentor.unheard(), ...back.unheard()]).not.toContain('negotiation:started');
    await back.ask('signal:send', { negotiationId, signal: OFFER });
    expect(await mentor.hears('signal:received')).toMatchObject({ negotiationId });
  });

  test('a reloaded page comes back without one: the next negotiation starts for both', async () => {
    const booking = await house.book();
    const { learner, mentor, negotiationId } = await meet(house, booking);
    learner.close();
    const back = await house.connect(booking.learner);
    await back.ask('room:join', joinRequest(booking.roomid, { takeOver: true }));
    const next = await back.hears('negotiation:started');
    expect(next.negotiationId).not.toBe(negotiationId);
    expect((await mentor.hears('negotiation:started')).negotiationId).toBe(next.negotiationId);
  });

  test('a change of microphone or camera is told to the other side', async () => {
    const booking = await house.book();
    const { learner, mentor } = await meet(house, booking);
    await learner.ask('media:change', ALL_OFF);
    const payload = { _id: booking.learner.userId, media: ALL_OFF };
    expect(await mentor.hears('participant:changed')).toEqual(payload);
  });
});

describe('a restart of the service', () => {
  test('both come back with their live negotiation, which goes on, and chat written meanwhile arrives once', async () => {
    const booking = await house.book();
    const { roomid } = booking;
    const [learnerTab, mentorTab] = [{ tabId: randomUUID() }, { tabId: randomUUID() }];
    const learner = await house.connect(booking.learner, { reconnects: true });
    const mentor = await house.connect(booking.mentor, { reconnects: true });
    await learner.ask('room:join', joinRequest(roomid, learnerTab));
    await mentor.ask('room:join', joinRequest(roomid, mentorTab));
    const { negotiationId } = await learner.hears('negotiation:started');
    await mentor.hears('negotiation:started');
    const message = { id: randomUUID(), text: 'written while the service was away' };

    const learnerGone = learner.disconnected();
    await house.stopService();
    expect(await learnerGone).toBe('transport close');
    await house.startServiceAgain();
    const isBack = (page: Page) => () => page.socket.connected;
    await expect.poll(isBack(learner), { timeout: 5_000 }).toBe(true);
    await learner.ask('room:join', joinRequest(roomid, { negotiationId, ...learnerTab }));
    await learner.ask('chat:send', message);
    await learner.ask('chat:send', message);
    await expect.poll(isBack(mentor), { timeout: 5_000 }).toBe(true);
    const snapshot = await mentor.ask('room:join', joinRequest(roomid, { negotiationId, ...mentorTab }));

    expect(snapshot.status).toBe('live');
    expect(snapshot.chat).toEqual([expect.objectContaining(message)]);
    await mentor.ask('signal:send', { negotiationId, signal: OFFER });
    expect(await learner.hears('signal:received')).toMatchObject({ negotiationId });
    expect([...learner.unheard(), ...mentor.unheard()]).not.toContain('negotiation:started');
    expect(mentor.unheard()).not.toContain('chat:sent');
  });
});
