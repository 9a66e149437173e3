import { createLog } from '@preproom/models/runtime/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJourney } from '../../support/privacy/journey.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

type Line = Record<string, unknown>;

const text: string[] = [];
const log = createLog('debug', 'server', { write: (line) => text.push(line) });
const lines = (): Line[] => text.map((line) => JSON.parse(line));
const requests = (route: string) =>
  lines().filter(({ msg, ...line }) => msg === 'request' && line.route === route);

let stack: Stack;
let journey: Awaited<ReturnType<typeof runJourney>>;
beforeAll(async () => {
  stack = await startStack({}, log);
  journey = await runJourney(stack);
});
afterAll(() => stack.stop());

describe('the log of an interview, with all that can be logged', () => {
  test('has nothing that was private in it', () => {
    const everything = text.join('');
    expect(everything.length).toBeGreaterThan(1000);
    expect(journey.secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  });

  test('leads from the log-in by ids to requests, sockets and the room', async () => {
    const { roomid } = journey;
    const loggedIn = lines().find(({ msg }) => msg === 'logged in');
    const { loginId } = loggedIn ?? {};
    expect(loginId).toMatch(/^[0-9a-f]{24}$/);
    expect(requests('/api/v1.3/rooms/:roomid/readings')).toMatchObject([{ loginId, roomid, status: 200 }]);
    expect(lines()).toContainEqual(
      expect.objectContaining({ msg: 'joined', loginId, roomid, socketId: expect.any(String) }),
    );
  });

  test('names the process on every line', () => {
    const foreign = lines().filter((line) => line.process !== 'server' || line.pid !== process.pid);
    expect(foreign).toEqual([]);
  });
});

describe('the line of a request', () => {
  test('has its id, its pattern in place of its path, how it ended and how long it took', async () => {
    const address = '/api/v1.3/rooms/abcdefghijkl/feedback?token=very-secret';
    const response = await fetch(`${stack.url}${address}`);
    const requestId = response.headers.get('x-request-id');
    await expect.poll(() => lines().filter((line) => line.requestId === requestId)).toHaveLength(1);
    expect(lines().find((line) => line.requestId === requestId)).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/api/v1.3/rooms/:roomid/feedback',
      status: 401,
      durationMs: expect.any(Number),
    });
    expect(text.join('')).not.toContain('very-secret');
  });

  test.each([
    ['/nowhere?secret=1', '/*'],
    ['/api/v1.3/nothing/here', '/api/v1.3/*'],
    ['/assets/gone-1a2b3c4d.js', '/assets/*'],
  ])('of %s is %s', async (path, route) => {
    const response = await fetch(`${stack.url}${path}`);
    const requestId = response.headers.get('x-request-id');
    await expect.poll(() => requests(route).map((line) => line.requestId)).toContain(requestId);
  });

  test("has our own proxy's id, if that is one, and a new one otherwise", async () => {
    const ask = async (given: string) => {
      const response = await fetch(`${stack.url}/api/v1.3/product`, { headers: { 'x-request-id': given } });
      return response.headers.get('x-request-id');
    };
    expect(await ask('0d9a3c5e-7d39-4f6e-a1a5-1b2c3d4e5f60')).toBe('0d9a3c5e-7d39-4f6e-a1a5-1b2c3d4e5f60');
    for (const wrong of ['short', 'x'.repeat(65), 'two words here', '{"a":1234567}'])
      expect(await ask(wrong)).toMatch(/^[0-9a-f]{8}-/);
  });

  test('of a failure nobody foresaw has the cause, which the answer has not', async () => {
    const { products } = stack.database;
    const find = products.find;
    // No answer that is kept is that old.
    stack.clock.advance(60_000);
    products.find = () => {
      throw new Error('the disk is on fire');
    };
    const response = await fetch(`${stack.url}/api/v1.3/product`);
    products.find = find;
    expect([response.status, await response.json()]).toEqual([
      500,
      { code: 'internal', message: 'Something went wrong on our side. Try again.' },
    ]);
    const requestId = response.headers.get('x-request-id');
    expect(lines()).toContainEqual(
      expect.objectContaining({
        requestId,
        level: 'error',
        err: expect.objectContaining({ message: 'the disk is on fire' }),
      }),
    );
  });

  test('names no network address unless the operator keeps them; then the privacy policy says for how long', async () => {
    expect(text.join('')).not.toMatch(/"address"|127\.0\.0\.1|198\.51\.100/);
    const kept: string[] = [];
    const keeping = createLog('info', 'server', { write: (line) => kept.push(line) });
    const other = await startStack({ ADDRESS_LOG_DAYS: '180' }, keeping);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const policy = async (url: string) => (await fetch(`${url}/Privacypolicy`, { headers })).text();
    expect(await policy(other.url)).toContain('180 days, in our logs');
    expect(await policy(stack.url)).not.toContain('in our logs');
    await expect
      .poll(() => kept.map((line) => JSON.parse(line)))
      .toContainEqual(
        expect.objectContaining({ msg: 'request', route: '/Privacypolicy', address: '198.51.100.7' }),
      );
    await other.stop();
  });

  test('is not written for what machines ask every few seconds', async () => {
    const before = text.length;
    for (const path of ['/healthz', '/readyz', '/metrics']) await fetch(`${stack.url}${path}`);
    expect(text.slice(before)).toEqual([]);
  });
});
