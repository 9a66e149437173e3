import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { closeServer, listen, urlOf } from './httpServer.ts';

test('a client that takes nothing of its answer is cut', async () => {
  const server = createServer((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
  await listen(server, { PORT: 0, isProduction: false }, 400);
  const client = connect(Number(new URL(urlOf(server)).port), '127.0.0.1').pause();
  const [, response] = await Promise.all([
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    once(server, 'request').then(([, answer]) => answer),
  ]);
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
  client.destroy();
  await closeServer(server);
});

test('HOST keeps the port from all other addresses of the machine, also in production', async () => {
  const server = createServer((_request, response) => response.end('here'));
  await listen(server, { PORT: 0, HOST: '127.0.0.1', isProduction: true });
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  expect(await (await fetch(urlOf(server).replace('localhost', '127.0.0.1'))).text()).toBe('here');
  await closeServer(server);
});

test('HOST that is not of this machine stops the start with a sentence', async () => {
  // Of the block for documentation (RFC 5737).
  const started = listen(createServer(), { PORT: 0, HOST: '192.0.2.1', isProduction: true });
  await expect(started).rejects.toThrow('HOST=192.0.2.1 is not an address of this machine.');
});
