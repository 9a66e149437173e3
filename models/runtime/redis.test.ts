import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consumeLimit, createLimiters } from './limits.ts';
import { createLog } from './log.ts';
import { openRedis, type Redis } from './redis.ts';

/**
 * A fake Redis that answers OK to everything but disconnects clients that subscribe. While frozen, it accepts commands and
 * never answers.
 */
function createFickleServer() {
  const connections = new Set<Socket>();
  const state = { isFrozen: false };
  const server = createServer((connection) => {
    connections.add(connection);
    connection.on('error', () => {});
    connection.on('data', (data) => {
      const text = data.toString();
      if (/SUBSCRIBE/i.test(text)) connection.destroy();
      else if (!state.isFrozen) connection.write('+OK\r\n'.repeat(text.match(/^\*\d+\r$/gm)?.length ?? 0));
    });
  });
  const cut = () => {
    for (const connection of connections) connection.destroy();
  };
  return { server, state, cut };
}

let fickle: ReturnType<typeof createFickleServer>;
let redis: Redis;
beforeEach(async () => {
  fickle = createFickleServer();
  await new Promise<void>((resolve) => fickle.server.listen(0, '127.0.0.1', resolve));
  const { port } = fickle.server.address() as AddressInfo;
  redis = openRedis(`redis://127.0.0.1:${port}`, createLog('silent', 'signalling'));
});
afterEach(() => {
  redis.close();
  fickle.cut();
  fickle.server.close();
});

test('a subscription that is cut off fails in silence: the adapter that asks for it does not listen, and the process must live on', async () => {
  const copy = redis.client.duplicate();
  copy.on('error', () => {});
  await copy.connect();
  await expect(copy.subscribe('events', () => {})).resolves.toBeUndefined();
});

test('a Redis that freezes is given up, however busily it is asked; what it owes is refused, limits are counted here', async () => {
  await once(redis.client, 'ready');
  expect(await redis.ask((client) => client.get('a'))).toBe('OK');
  fickle.state.isFrozen = true;
  const limiter = createLimiters(redis)('joins', 1, 60);
  const [first, tried] = [redis.ask((client) => client.get('a')), consumeLimit(limiter, 'somebody')];
  // Each command resets the connection's idle time.
  const busy = setInterval(() => void redis.ask((client) => client.get('b')).catch(() => {}), 50);
  try {
    await expect(first).rejects.toMatchObject({ code: 'unavailable' });
    await expect(tried).resolves.toBeUndefined();
    await expect(redis.ask((client) => client.get('a'))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(consumeLimit(limiter, 'somebody')).rejects.toMatchObject({ code: 'too_many_requests' });
  } finally {
    clearInterval(busy);
  }
  fickle.state.isFrozen = false;
  fickle.cut();
  await once(redis.client, 'ready');
  expect(await redis.ask((client) => client.get('a'))).toBe('OK');
});

test('a process that stood still itself does not take Redis for away', async () => {
  await once(redis.client, 'ready');
  const errors: unknown[] = [];
  redis.client.on('error', (error) => errors.push(error));
  for (let i = 0; i < 2; i += 1) {
    // Nothing of this process runs meanwhile, as while it makes a large file.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
    // Two answers: by then the connection has been looked at.
    await once(redis.client, 'ping-interval');
    await once(redis.client, 'ping-interval');
  }
  expect(errors).toEqual([]);
  expect(await redis.ask((client) => client.get('a'))).toBe('OK');
});
