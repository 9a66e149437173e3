import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinRequest, type RoomSocket } from '../testing/roomSocket.ts';
import { meet, startTestService, type TestService } from '../testing/support.ts';

const OFFER = { type: 'offer', sdp: 'v=0', attempt: 1 } as const;
const ALL_OFF = {
  microphone: false,
  camera: false,
  screen: false,
  isInterrupted: false,
  sending: 'full',
  dataSaver: 'off',
} as const;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Resolves once all earlier events have arrived, because events and answers share one ordered connection. */
const caughtUp = (page: RoomSocket) => page.request('media:change', ALL_OFF);

describe('negotiations', () => {
  test('both are told the same one with opposite roles, and signals pass between them only', async () => {
    const booking = await service.book();
    const learner = await service.connect(booking.learner);
    const mentor = await service.connect(booking.mentor);
    await learner.request('room:join', joinRequest(booking.roomid));
    await mentor.request('room:join', joinRequest(booking.roomid));
    const ofLearner = await learner.next('negotiation:started');
    const ofMentor = await mentor.next('negotiation:started');
    expect(ofLearner).toEqual({ ...ofMentor, isInitiator: !ofMentor.isInitiator });
    const { negotiationId } = ofLearner;
    await learner.request('signal:send', { negotiationId, signal: OFFER });
    expect(await mentor.next('signal:received')).toEqual({ negotiationId, signal: OFFER });
  });

  test('signals of another negotiation, and of people without a seat, reach nobody', async () => {
    const booking = await service.book();
    const { learner, mentor, negotiationId } = await meet(service, booking);
    const stranger = await service.connect(await service.createPerson());
    const another = await meet(service, await service.book());
    await learner.request('signal:send', { negotiationId: randomUUID(), signal: OFFER });
    await another.learner.request('signal:send', { negotiationId, signal: OFFER });
    await expect(stranger.request('signal:send', { negotiationId, signal: OFFER })).rejects.toMatchObject({
      code: 'not_in_room',
    });
    await caughtUp(mentor);
    expect(mentor.unread()).not.toContain('signal:received');
    expect(another.mentor.unread()).not.toContain('signal:received');
  });

  test('a restart is followed once, however many ask', async () => {
    const { learner, mentor, negotiationId } = await meet(service, await service.book());
    await Promise.all([
      learner.request('negotiation:restart', { negotiationId }),
      mentor.request('negotiation:restart', { negotiationId }),
    ]);
    await caughtUp(mentor);
    expect(mentor.unread().filter((name) => name === 'negotiation:started')).toHaveLength(1);
    expect((await learner.next('negotiation:started')).negotiationId).not.toBe(negotiationId);
  });

  test('a lost socket that comes back with the live negotiation leaves the media alone', async () => {
    const booking = await service.book();
    const { learner, mentor, negotiationId } = await meet(service, booking);
    learner.socket.io.engine.close();
    expect(await mentor.next('participant:left')).toMatchObject({ reason: 'lost' });
    const back = await service.connect(booking.learner);
    await back.request('room:join', joinRequest(booking.roomid, { negotiationId }));
    await mentor.next('participant:joined');
    await caughtUp(mentor);
    await caughtUp(back);
    expect([...mentor.unread(), ...back.unread()]).not.toContain('negotiation:started');
    await back.request('signal:send', { negotiationId, signal: OFFER });
    expect(await mentor.next('signal:received')).toMatchObject({ negotiationId });
  });

  test('a reloaded page comes back without one: the next negotiation starts for both', async () => {
    const booking = await service.book();
    const { learner, mentor, negotiationId } = await meet(service, booking);
    learner.close();
    const back = await service.connect(booking.learner);
    await back.request('room:join', joinRequest(booking.roomid, { takeOver: true }));
    const next = await back.next('negotiation:started');
    expect(next.negotiationId).not.toBe(negotiationId);
    expect((await mentor.next('negotiation:started')).negotiationId).toBe(next.negotiationId);
  });

  test('a change of microphone or camera is told to the other side', async () => {
    const booking = await service.book();
    const { learner, mentor } = await meet(service, booking);
    await learner.request('media:change', ALL_OFF);
    const payload = { _id: booking.learner.userId, media: ALL_OFF };
    expect(await mentor.next('participant:changed')).toEqual(payload);
  });
});
