import { createHash } from 'node:crypto';
import { signLogin } from '@preproom/models/runtime/loginToken';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type House, joinRequest, MINUTE, startHouse } from '../testing/support.ts';
import { MAX_SOCKETS } from './openSockets.ts';

const OWN = 'https://preproom.example';
const PARTNER = 'https://partner.example';
const FOREIGN = 'https://evil.example';

let house: House;
let production: House;
beforeAll(async () => {
  house = await startHouse();
  production = await startHouse({ isProduction: true, publicOrigin: OWN, corsOrigins: [PARTNER] });
});
afterAll(async () => {
  await house.stop();
  await production.stop();
});

const signedOut = expect.objectContaining({ code: 'signed_out' });

describe('who is let in', () => {
  test('nobody without a token, with rubbish, or with a token that others signed', async () => {
    const person = await house.createPerson();
    const foreign = await signLogin(
      person,
      createHash('sha256').digest('hex'),
      new Date(Date.now() + MINUTE),
    );
    await expect(house.connect(null)).rejects.toEqual(signedOut);
    for (const token of ['', 'rubbish', foreign, `${person.token}x`]) {
      await expect(house.connect({ ...person, token })).rejects.toEqual(signedOut);
    }
  });

  test('nobody whose login has ended or expired', async () => {
    const ended = await house.createPerson();
    await house.database.logins.deleteOne({ _id: ended.loginId });
    await expect(house.connect(ended)).rejects.toEqual(signedOut);
    const expired = await house.createPerson();
    const before = house.clock.now();
    house.clock.set(before + 24 * 60 * MINUTE);
    await expect(house.connect(expired)).rejects.toEqual(signedOut);
    house.clock.set(before);
  });

  test.each(['websocket', 'polling'] as const)('a valid login by %s', async (transport) => {
    const page = await house.connect(await house.createPerson(), { transports: [transport] });
    expect(page.socket.connected).toBe(true);
  });

  test('somebody who opens a socket after the other without end is slowed down', async () => {
    const person = await house.createPerson();
    const knock = async () => {
      const page = await house.connect(person);
      page.close();
    };
    for (let knocks = 0; knocks < 60; knocks++) await knock();
    await expect(knock()).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('ten sockets of one person at a time, however they are opened; a closed one makes room', async () => {
    const person = await house.createPerson();
    const knocks = await Promise.allSettled(Array.from({ length: 14 }, () => house.connect(person)));
    const pages = knocks.flatMap((knock) => (knock.status === 'fulfilled' ? [knock.value] : []));
    expect(pages).toHaveLength(MAX_SOCKETS);
    const refusal = { code: 'too_many_requests', message: expect.stringContaining('too many places') };
    for (const knock of knocks) if (knock.status === 'rejected') expect(knock.reason).toMatchObject(refusal);
    await house.connect(await house.createPerson());
    pages[0]?.close();
    await expect
      .poll(() =>
        house.connect(person).then(
          () => 'in',
          () => 'out',
        ),
      )
      .toBe('in');
  });

  test('a connection asks once: whoever asks again over it costs no look-up, nor the person their tries', async () => {
    const person = await house.createPerson();
    const websocket = new WebSocket(
      `${house.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    );
    const answers: string[] = [];
    websocket.addEventListener('message', ({ data }) => {
      // 40: let in; 44: refused.
      if (/^4[04]/.test(data)) answers.push(data.slice(0, 2));
    });
    await new Promise((resolve) => websocket.addEventListener('open', resolve));
    const asked = vi.spyOn(house.database.logins, 'findOne');
    for (let times = 0; times < 100; times++) websocket.send(`40${JSON.stringify({ token: person.token })}`);
    await expect.poll(() => answers).toContain('40');
    const page = await house.connect(person);
    expect(page.socket.connected).toBe(true);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
    websocket.close();
  });
});

describe('where a page may come from', () => {
  const connect = async (to: House, byCookie: boolean, origin: string | undefined) =>
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
    expect(await connect(house, true, house.url)).toBe('in');
    expect(await connect(house, true, FOREIGN)).toBe('foreign_origin');
    expect(await connect(production, true, production.url)).toBe('foreign_origin');
  });
});

describe('the end of a login', () => {
  test('ends its sockets at once, tells them, and leaves other logins of the person alone', async () => {
    const booking = await house.book();
    const elsewhere = await house.logIn(booking.learner.userId);
    const page = await house.connect(booking.learner);
    const other = await house.connect(elsewhere);
    const mentor = await house.connect(booking.mentor);
    await mentor.ask('room:join', joinRequest(booking.roomid));
    await page.ask('room:join', joinRequest(booking.roomid));
    house.signalling.endLogin(booking.learner.loginId);
    await page.hears('login:ended');
    expect(await page.disconnected()).toBe('io server disconnect');
    expect(await mentor.hears('participant:left')).toEqual({ _id: booking.learner.userId, reason: 'left' });
    expect(other.socket.connected).toBe(true);
  });

  test('elsewhere is noticed by the sweep, all in one go, and at the next join', async () => {
    const booking = await house.book();
    const stays = await house.connect(await house.createPerson());
    const page = await house.connect(booking.learner);
    await house.database.logins.deleteOne({ _id: booking.learner.loginId });
    await expect(page.ask('room:join', joinRequest(booking.roomid))).rejects.toEqual(signedOut);
    await house.signalling.sweep();
    await page.hears('login:ended');
    expect(await page.disconnected()).toBe('io server disconnect');
    expect(stays.socket.connected).toBe(true);
  });
});
