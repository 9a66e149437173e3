import { randomUUID } from 'node:crypto';
import { startTemporaryEmbedded } from '@preproom/embedded/testing/temporaryEmbedded';
import { MAX_MESSAGE_BYTES, REQUESTS } from '@preproom/models/contract/room/signalling';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoomSocket } from '../testing/roomSocket.ts';
import { meet, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Sends without asking for an acknowledgement. */
function shout(page: RoomSocket, name: string, ...args: unknown[]): void {
  (page.socket as unknown as Socket).emit(name, ...args);
}

const NAMES = Object.keys(REQUESTS);
const ON = {
  microphone: true,
  camera: true,
  screen: true,
  isInterrupted: false,
  sending: 'full',
  dataSaver: 'off',
} as const;

describe('rubbish', () => {
  test.each(NAMES)('%s with anything but its payload is refused, whatever it is', async (name) => {
    for (const payload of [undefined, null, 7, 'text', [], [1], Buffer.from('x'), { unknown: true }]) {
      // A person for each: some requests have low limits.
      const page = await service.connect(await service.createPerson());
      const answer = await page.send(name, payload);
      expect(answer).toMatchObject({ ok: false, error: { code: 'bad_request', fields: expect.anything() } });
    }
  });

  test('without an acknowledgement, or with too many arguments, nothing breaks', async () => {
    const { learner, mentor } = await meet(service, await service.book());
    for (const name of NAMES) {
      shout(learner, name);
      shout(learner, name, null);
      shout(learner, name, { unknown: true }, {}, 'more');
    }
    const answer = await learner.send('media:change', ON, 'more', { arguments: true });
    expect(answer).toEqual({ ok: true, data: {} });
    expect(await mentor.next('participant:changed')).toMatchObject({ media: ON });
  });

  test('unknown names do nothing, and say so to whoever asks', async () => {
    const { learner, mentor } = await meet(service, await service.book());
    for (const name of ['nonsense', 'toString', '__proto__', 'constructor', 'room:closed']) {
      expect(await learner.send(name, {})).toMatchObject({ ok: false, error: { code: 'bad_request' } });
    }
    await mentor.request('media:change', ON);
    expect(mentor.unread()).toEqual([]);
  });

  test('a number for a name, which the wire allows, is refused like any other', async () => {
    const { learner } = await meet(service, await service.book());
    const answer = await learner.send(7 as unknown as string, {});
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad_request' } });
  });

  test('faults are named by field', async () => {
    const { learner } = await meet(service, await service.book());
    const long = await learner.send('chat:send', { id: 'no uuid', text: 'x'.repeat(2001) });
    expect(long).toMatchObject({
      ok: false,
      error: { fields: { id: expect.anything(), text: expect.anything() } },
    });
    const blank = await learner.send('chat:send', { id: randomUUID(), text: ' \n ' });
    expect(blank).toMatchObject({ ok: false, error: { fields: { text: expect.anything() } } });
  });

  test('a message above the size limit ends that socket alone', async () => {
    const { learner, mentor } = await meet(service, await service.book());
    shout(learner, 'chat:send', { id: randomUUID(), text: 'x'.repeat(MAX_MESSAGE_BYTES) });
    await learner.disconnected();
    expect(await mentor.next('participant:left')).toMatchObject({ reason: 'lost' });
    expect(await mentor.request('media:change', ON)).toEqual({});
  });
});

describe('floods', () => {
  test('more chat than a person writes is refused, the rest goes on', async () => {
    const { learner, mentor } = await meet(service, await service.book());
    const send = () => learner.send('chat:send', { id: randomUUID(), text: 'hello' });
    const answers = await Promise.all(Array.from({ length: 25 }, send));
    const refused = answers.filter((answer) => !answer.ok && answer.error.code === 'too_many_requests');
    expect(refused).toHaveLength(5);
    expect(await learner.request('media:change', ON)).toEqual({});
    expect(await mentor.send('chat:send', { id: randomUUID(), text: 'hello' })).toMatchObject({ ok: true });
  });

  test('the candidates of several negotiations in a row are no flood', async () => {
    const { learner, mentor, negotiationId } = await meet(service, await service.book());
    const candidate = { candidate: 'candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host', sdpMid: '0' };
    const signal = { type: 'candidate', candidate, attempt: 1 } as const;
    const sent = Array.from({ length: 200 }, () => learner.request('signal:send', { negotiationId, signal }));
    await Promise.all(sent);
    await mentor.request('media:change', ON);
    expect(mentor.unread().filter((name) => name === 'signal:received')).toHaveLength(200);
  });

  test('large signals count for more: they would pile up here while the other side’s connection is slow', async () => {
    const { learner, mentor, negotiationId } = await meet(service, await service.book());
    const send = (sdp: string) =>
      learner.send('signal:send', { negotiationId, signal: { type: 'offer', sdp, attempt: 1 } });
    const answers = await Promise.all(Array.from({ length: 40 }, () => send('x'.repeat(60_000))));
    const refused = answers.filter((answer) => !answer.ok && answer.error.code === 'too_many_requests');
    expect(refused).toHaveLength(20);
    await mentor.request('media:change', ON);
    expect(mentor.unread().filter((name) => name === 'signal:received')).toHaveLength(20);
  });

  test('a gross flood is told, then cut off; nobody else notices', async () => {
    const { learner, mentor } = await meet(service, await service.book());
    const answers: unknown[] = [];
    const plain = learner.socket as unknown as Socket;
    for (let i = 0; i < 2_000; i += 1)
      plain.emit('nonsense', { i }, (answer: unknown) => answers.push(answer));
    expect(await learner.disconnected()).toBe('io server disconnect');
    expect(answers).toContainEqual({
      ok: false,
      error: expect.objectContaining({ code: 'too_many_requests' }),
    });
    expect(await mentor.next('participant:left')).toMatchObject({ reason: 'lost' });
    expect(await mentor.request('media:change', ON)).toEqual({});
  });
});

describe('a lost database', () => {
  // One that can be stopped: always the embedded one.
  test('requests are refused as unavailable, signals go on, and all works again by itself', async () => {
    const embedded = await startTemporaryEmbedded();
    const service = await startTestService({}, embedded);
    const booking = await service.book();
    const { learner, mentor, negotiationId } = await meet(service, booking);
    const message = { id: randomUUID(), text: 'hello' };
    await embedded.stop();
    const unavailable = expect.objectContaining({ code: 'unavailable' });
    await expect(learner.request('chat:send', message)).rejects.toEqual(unavailable);
    await expect(service.connect(booking.learner)).rejects.toEqual(unavailable);
    await expect(learner.request('session:end', {})).rejects.toEqual(unavailable);
    await expect(service.signalling.sweep()).rejects.toThrow();
    await learner.request('signal:send', { negotiationId, signal: { type: 'ice-restart', attempt: 1 } });
    await mentor.next('signal:received');
    await embedded.start();
    await expect
      .poll(() => learner.send('chat:send', message), { timeout: 10_000 })
      .toMatchObject({ ok: true });
    expect(await mentor.next('chat:sent')).toMatchObject(message);
    await service.signalling.sweep();
    expect(await service.session(booking.roomid)).toMatchObject({ status: 'live' });
    await service.stop();
  });
});
