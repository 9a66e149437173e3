import { randomUUID } from 'node:crypto';
import { startTemporaryEmbedded } from '@preproom/embedded/testing/temporaryEmbedded';
import { MAX_MESSAGE_BYTES, REQUESTS } from '@preproom/models/contract/room/signalling';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../testing/page.ts';
import { type House, meet, startHouse } from '../testing/support.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

/** Sends without asking for an acknowledgement. */
function shout(page: Page, name: string, ...args: unknown[]): void {
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
      const page = await house.connect(await house.createPerson());
      const answer = await page.send(name, payload);
      expect(answer).toMatchObject({ ok: false, error: { code: 'bad_request', fields: expect.anything() } });
    }
  });

  test('without an acknowledgement, or with too many arguments, nothing breaks', async () => {
    const { learner, mentor } = await meet(house, await house.book());
    for (const name of NAMES) {
      shout(learner, name);
      shout(learner, name, null);
      shout(learner, name, { unknown: true }, {}, 'more');
    }
    const answer = await learner.send('media:change', ON, 'more', { arguments: true });
    expect(answer).toEqual({ ok: true, data: {} });
    expect(await mentor.hears('participant:changed')).toMatchObject({ media: ON });
  });

  test('unknown names do nothing, and say so to whoever asks', async () => {
    const { learner, mentor } = await meet(house, await house.book());
    for (const name of ['nonsense', 'toString', '__proto__', 'constructor', 'room:closed']) {
      expect(await learner.send(name, {})).toMatchObject({ ok: false, error: { code: 'bad_request' } });
    }
    await mentor.ask('media:change', ON);
    expect(mentor.unheard()).toEqual([]);
  });

  test('a number for a name, which the wire allows, is refused like any other', async () => {
    const { learner } = await meet(house, await house.book());
    const answer = await learner.send(7 as unknown as string, {});
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad_request' } });
  });

  test('faults are named by field', async () => {
    const { learner } = await meet(house, await house.book());
    const long = await learner.send('chat:send', { id: 'no uuid', text: 'x'.repeat(2001) });
    expect(long).toMatchObject({
      ok: false,
      error: { fields: { id: expect.anything(), text: expect.anything() } },
    });
    const blank = await learner.send('chat:send', { id: randomUUID(), text: ' \n ' });
    expect(blank).toMatchObject({ ok: false, error: { fields: { text: expect.anything() } } });
  });

  test('a message above the size limit ends that socket alone', async () => {
    const { learner, mentor } = await meet(house, await house.book());
    shout(learner, 'chat:send', { id: randomUUID(), text: 'x'.repeat(MAX_MESSAGE_BYTES) });
    await learner.disconnected();
    expect(await mentor.hears('participant:left')).toMatchObject({ reason: 'lost' });
    expect(await mentor.ask('media:change', ON)).toEqual({});
  });
});

describe('floods', () => {
  test('more chat than a person writes is refused, the rest goes on', async () => {
    const { learner, mentor } = await meet(house, await house.book());
    const send = () => learner.send('chat:send', { id: randomUUID(), text: 'hello' });
    const answers = await Promise.all(Array.from({ length: 25 }, send));
    const refused = answers.filter((answer) => !answer.ok && answer.error.code === 'too_many_requests');
    expect(refused).toHaveLength(5);
    expect(await learner.ask('media:change', ON)).toEqual({});
    expect(await mentor.send('chat:send', { id: randomUUID(), text: 'hello' })).toMatchObject({ ok: true });
  });

  test('the candidates of several negotiations in a row are no flood', async () => {
    const { learner, mentor, negotiationId } = await meet(house, await house.book());
    const candidate = { candidate: 'candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host', sdpMid: '0' };
    const signal = { type: 'candidate', candidate, attempt: 1 } as const;
    const sent = Array.from({ length: 200 }, () => learner.ask('signal:send', { negotiationId, signal }));
    await Promise.all(sent);
    await mentor.ask('media:change', ON);
    expect(mentor.unheard().filter((name) => name === 'signal:received')).toHaveLength(200);
  });

  test('large signals count for more: they would pile up here while the other side’s connection is slow', async () => {
    const { learner, mentor, negotiationId } = await meet(house, await house.book());
    const send = (sdp: string) =>
      learner.send('signal:send', { negotiationId, signal: { type: 'offer', sdp, attempt: 1 } });
    const answers = await Promise.all(Array.from({ length: 40 }, () => send('x'.repeat(60_000))));
    const refused = answers.filter((answer) => !answer.ok && answer.error.code === 'too_many_requests');
    expect(refused).toHaveLength(20);
    await mentor.ask('media:change', ON);
    expect(mentor.unheard().filter((name) => name === 'signal:received')).toHaveLength(20);
  });

  test('a gross flood is told, then cut off; nobody else notices', async () => {
    const { learner, mentor } = await meet(house, await house.book());
    const answers: unknown[] = [];
    const plain = learner.socket as unknown as Socket;
    for (let i = 0; i < 2_000; i += 1)
      plain.emit('nonsense', { i }, (answer: unknown) => answers.push(answer));
    expect(await learner.disconnected()).toBe('io server disconnect');
    expect(answers).toContainEqual({
      ok: false,
      error: expect.objectContaining({ code: 'too_many_requests' }),
    });
    expect(await mentor.hears('participant:left')).toMatchObject({ reason: 'lost' });
    expect(await mentor.ask('media:change', ON)).toEqual({});
  });
});

describe('a lost database', () => {
  // One that can be stopped: always the embedded one.
  test('requests are refused as unavailable, signals go on, and all works again by itself', async () => {
    const embedded = await startTemporaryEmbedded();
    const house = await startHouse({}, embedded);
    const booking = await house.book();
    const { learner, mentor, negotiationId } = await meet(house, booking);
    const message = { id: randomUUID(), text: 'hello' };
    await embedded.stop();
    const unavailable = expect.objectContaining({ code: 'unavailable' });
    await expect(learner.ask('chat:send', message)).rejects.toEqual(unavailable);
    await expect(house.connect(booking.learner)).rejects.toEqual(unavailable);
    await expect(learner.ask('session:end', {})).rejects.toEqual(unavailable);
    await expect(house.signalling.sweep()).rejects.toThrow();
    await learner.ask('signal:send', { negotiationId, signal: { type: 'ice-restart', attempt: 1 } });
    await mentor.hears('signal:received');
    await embedded.start();
    await expect
      .poll(() => learner.send('chat:send', message), { timeout: 10_000 })
      .toMatchObject({ ok: true });
    expect(await mentor.hears('chat:sent')).toMatchObject(message);
    await house.signalling.sweep();
    expect(await house.session(booking.roomid)).toMatchObject({ status: 'live' });
    await house.stop();
  });
});
