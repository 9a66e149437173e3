import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinRequest, type RoomSocket } from '../testing/roomSocket.ts';
import { startTestService, type TestService } from '../testing/support.ts';

const OFFER = { type: 'offer', sdp: 'v=0', attempt: 1 } as const;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('a restart of the service', () => {
  test('both come back with their live negotiation, which goes on, and chat written meanwhile arrives once', async () => {
    const booking = await service.book();
    const { roomid } = booking;
    const [learnerTab, mentorTab] = [{ tabId: randomUUID() }, { tabId: randomUUID() }];
    const learner = await service.connect(booking.learner, { reconnects: true });
    const mentor = await service.connect(booking.mentor, { reconnects: true });
    await learner.request('room:join', joinRequest(roomid, learnerTab));
    await mentor.request('room:join', joinRequest(roomid, mentorTab));
    const { negotiationId } = await learner.next('negotiation:started');
    await mentor.next('negotiation:started');
    const message = { id: randomUUID(), text: 'written while the service was away' };

    const learnerGone = learner.disconnected();
    await service.stopService();
    expect(await learnerGone).toBe('transport close');
    await service.startServiceAgain();
    const isBack = (page: RoomSocket) => () => page.socket.connected;
    await expect.poll(isBack(learner), { timeout: 5_000 }).toBe(true);
    await learner.request('room:join', joinRequest(roomid, { negotiationId, ...learnerTab }));
    await learner.request('chat:send', message);
    await learner.request('chat:send', message);
    await expect.poll(isBack(mentor), { timeout: 5_000 }).toBe(true);
    const snapshot = await mentor.request('room:join', joinRequest(roomid, { negotiationId, ...mentorTab }));

    expect(snapshot.status).toBe('live');
    expect(snapshot.chat).toEqual([expect.objectContaining(message)]);
    await mentor.request('signal:send', { negotiationId, signal: OFFER });
    expect(await learner.next('signal:received')).toMatchObject({ negotiationId });
    expect([...learner.unread(), ...mentor.unread()]).not.toContain('negotiation:started');
    expect(mentor.unread()).not.toContain('chat:sent');
  });
});
