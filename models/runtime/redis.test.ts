import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { openRedis, type Redis } from './redis.ts';

/** Says OK to everything, but hangs up on whoever subscribes. */
const fickle = createServer((connection) => {
  connection.on('error', () => {});
  connection.on('data', (data) => {
    const text = data.toString();
    if (/SUBSCRIBE/i.test(text)) connection.destroy();
    else connection.write('+OK\r\n'.repeat(text.match(/^\*\d+\r$/gm)?.length ?? 0));
  });
});

let redis: Redis | undefined;
afterEach(() => {
  redis?.close();
  fickle.close();
});

test('a subscription that is cut off fails in silence: the adapter that asks for it does not listen, and the process must live on', async () => {
  await new Promise<void>((resolve) => fickle.listen(0, '127.0.0.1', resolve));
  const { port } = fickle.address() as AddressInfo;
  redis = openRedis(`redis://127.0.0.1:${port}`, createLog('silent', 'signalling'));
  const copy = redis.client.duplicate();
  copy.on('error', () => {});
  await copy.connect();
  await expect(copy.subscribe('facts', () => {})).resolves.toBeUndefined();
});
