import { createHash } from 'node:crypto';
import { signLogin } from '@preproom/models/runtime/loginToken';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { joinRequest } from '../testing/roomSocket.ts';
import { MINUTE, startTestService, type TestService } from '../testing/support.ts';
import { MAX_SOCKETS } from './openSockets.ts';

const OWN = 'https://preproom.example';
const PARTNER = 'https://partner.example';
const FOREIGN = 'https://evil.example';

let service: TestService;
let production: TestService;
beforeAll(async () => {
  service = await startTestService();
  production = await startTestService({ isProduction: true, publicOrigin: OWN, corsOrigins: [PARTNER] });
});
afterAll(async () => {
  await service.stop();
  await production.stop();
});

const signedOut = expect.objectContaining({ code: 'signed_out' });

describe('who is let in', () => {
  test('nobody without a token, with rubbish, or with a token that others signed', async () => {
    const person = await service.createPerson();
    const foreign = signLogin(person, createHash('sha256').digest('hex'), new Date(Date.now() + MINUTE));
    await expect(service.connect(null)).rejects.toEqual(signedOut);
    for (const token of ['', 'rubbish', foreign, `${person.token}x`]) {
      await expect(service.connect({ ...person, token })).rejects.toEqual(signedOut);
    }
  });

  test('nobody whose login has ended or expired', async () => {
    const ended = await service.createPerson();
    await service.database.logins.deleteOne({ _id: ended.loginId });
    await expect(service.connect(ended)).rejects.toEqual(signedOut);
    const expired = await service.createPerson();
    const before = service.clock.now();
    service.clock.set(before + 24 * 60 * MINUTE);
    await expect(service.connect(expired)).rejects.toEqual(signedOut);
    service.clock.set(before);
  });

  test('nobody into a room whose account is suspended, while the login is still there', async () => {
    const { roomid, learner } = await service.book();
    const suspension = { at: new Date(), reason: 'Because' };
    const page = await service.connect(learner);
    await service.database.users.updateOne({ _id: learner.userId }, { $set: { suspension } });
    expect(await page.join(roomid)).toEqual({ ok: false, error: signedOut });
  });

  test('no page that still shows somebody else, whichever account its browser is logged in to', async () => {
    const [shown, loggedIn] = [await service.createPerson(), await service.createPerson()];
    await expect(service.connect(loggedIn, { shows: shown.userId })).rejects.toMatchObject({
      code: 'other_account',
    });
    const page = await service.connect(loggedIn, { shows: loggedIn.userId });
    expect(page.socket.connected).toBe(true);
  });

  test.each(['websocket', 'polling'] as const)('a valid login by %s', async (transport) => {
    const page = await service.connect(await service.createPerson(), { transports: [transport] });
    expect(page.socket.connected).toBe(true);
  });

  test('somebody who opens a socket after the other without end is slowed down', async () => {
    const person = await service.createPerson();
    const knock = async () => {
      const page = await service.connect(person);
      page.close();
    };
    for (let knocks = 0; knocks < 60; knocks++) await knock();
    await expect(knock()).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('ten sockets of one person at a time, however they are opened; a closed one makes room', async () => {
    const person = await service.createPerson();
    const knocks = await Promise.allSettled(Array.from({ length: 14 }, () => service.connect(person)));
    const pages = knocks.flatMap((knock) => (knock.status === 'fulfilled' ? [knock.value] : []));
    expect(pages).toHaveLength(MAX_SOCKETS);
    const refusal = { code: 'too_many_requests', message: expect.stringContaining('too many places') };
    for (const knock of knocks) if (knock.status === 'rejected') expect(knock.reason).toMatchObject(refusal);
    await service.connect(await service.createPerson());
    pages[0]?.close();
    await expect
      .poll(() =>
        service.connect(person).then(
          () => 'in',
          () => 'out',
        ),
      )
      .toBe('in');
  });

  test('open dashboards, however many, keep nobody out of a room', async () => {
    const person = await service.createPerson();
    const open = (purpose: 'live' | 'room') =>
      service.connect(person, { purpose }).then(
        () => 'in',
        ({ code }) => code,
      );
    const dashboards = await Promise.all(Array.from({ length: 70 }, () => open('live')));
    expect(dashboards.filter((outcome) => outcome === 'in')).toHaveLength(MAX_SOCKETS);
    expect(new Set(dashboards)).toEqual(new Set(['in', 'too_many_requests']));
    expect(await open('room')).toBe('in');
  });

  test('a connection asks once: whoever asks again over it costs no look-up, nor the person their tries', async () => {
    const person = await service.createPerson();
    const websocket = new WebSocket(
      `${service.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    );
    const answers: string[] = [];
    websocket.addEventListener('message', ({ data }) => {
      // 40: let in; 44: refused.
      if (/^4[04]/.test(data)) answers.push(data.slice(0, 2));
    });
    await new Promise((resolve) => websocket.addEventListener('open', resolve));
    const asked = vi.spyOn(service.database.logins, 'findOne');
    for (let times = 0; times < 100; times++) websocket.send(`40${JSON.stringify({ token: person.token })}`);
    await expect.poll(() => answers).toContain('40');
    const page = await service.connect(person);
    expect(page.socket.connected).toBe(true);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
    websocket.close();
  });
});

describe('where a page may come from', () => {
  const connect = async (to: TestService, byCookie: boolean, origin: string | undefined) =>
    to.connect(await to.createPerson(), { byCookie, origin }).then(
      () => 'in',
      (refusal) => refusal.code,
    );

  test.each([
    [true, OWN, 'in'],
    [true, undefined, 'in'],
    [true, PARTNER, 'foreign_origin'],
    [true, FOREIGN, 'foreign_origin'],
    [true, 'null', 'foreign_origin'],
    [false, OWN, 'in'],
    [false, undefined, 'in'],
    [false, PARTNER, 'in'],
    [false, FOREIGN, 'foreign_origin'],
  ])('in production, by cookie: %s, from %s: %s', async (byCookie, origin, expected) => {
    expect(await connect(production, byCookie, origin)).toBe(expected);
  });

  test('outside production the address in use is our own as well', async () => {
    expect(await connect(service, true, service.url)).toBe('in');
    expect(await connect(service, true, FOREIGN)).toBe('foreign_origin');
    expect(await connect(production, true, production.url)).toBe('foreign_origin');
  });
});

describe('the end of a login', () => {
  test('ends its sockets at once, tells them, and leaves other logins of the person alone', async () => {
    const booking = await service.book();
    const elsewhere = await service.logIn(booking.learner.userId);
    const page = await service.connect(booking.learner);
    const other = await service.connect(elsewhere);
    const mentor = await service.connect(booking.mentor);
    await mentor.request('room:join', joinRequest(booking.roomid));
    await page.request('room:join', joinRequest(booking.roomid));
    service.signalling.endLogin(booking.learner.loginId);
    await page.next('login:ended');
    expect(await page.disconnected()).toBe('io server disconnect');
    expect(await mentor.next('participant:left')).toEqual({ _id: booking.learner.userId, reason: 'left' });
    expect(other.socket.connected).toBe(true);
  });

  test('elsewhere is noticed by the sweep, all in one go, and at the next join', async () => {
    const booking = await service.book();
    const stays = await service.connect(await service.createPerson());
    const page = await service.connect(booking.learner);
    await service.database.logins.deleteOne({ _id: booking.learner.loginId });
    await expect(page.request('room:join', joinRequest(booking.roomid))).rejects.toEqual(signedOut);
    await service.signalling.sweep();
    await page.next('login:ended');
    expect(await page.disconnected()).toBe('io server disconnect');
    expect(stays.socket.connected).toBe(true);
  });
});
