import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { BatchingSocketServer } from './frameBatching.ts';

const httpServer = createServer();
afterEach(() => void httpServer.close());

/** The two ends of a connection, the stream below the server's end, and all that the client was sent. */
async function connect() {
  const sockets = new BatchingSocketServer({ noServer: true });
  const accepted = Promise.withResolvers<{ server: WebSocket; stream: Socket }>();
  httpServer.once('upgrade', (request, stream, head) =>
    sockets.handleUpgrade(request, stream, head, (server) =>
      accepted.resolve({ server, stream: stream as Socket }),
    ),
  );
  await once(httpServer.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(httpServer.address() as AddressInfo).port}`);
  const received: string[] = [];
  client.on('message', (text) => received.push(String(text)));
  await once(client, 'open');
  return { ...(await accepted.promise), client, received };
}

test('what is sent in one turn is written together, in order, and called sent at once', async () => {
  const { server, stream, client, received } = await connect();
  const before = stream.bytesWritten;
  const sent: unknown[] = [];
  for (const text of ['a', 'b', 'c']) server.send(text, () => sent.push(text));
  expect(sent).toEqual(['a', 'b', 'c']);
  expect([stream.writableCorked, stream.writableLength]).toEqual([1, 9]);
  await expect.poll(() => received).toEqual(['a', 'b', 'c']);
  expect(stream.bytesWritten - before).toBe(9);
  server.send('d');
  await expect.poll(() => received).toEqual(['a', 'b', 'c', 'd']);
  client.close();
});

test('what was sent before a close still arrives', async () => {
  const { server, client, received } = await connect();
  server.send('a');
  server.send('b');
  server.close(4000);
  const [code] = await once(client, 'close');
  expect([code, received]).toEqual([4000, ['a', 'b']]);
});

test('sending on a connection that is gone does nothing', async () => {
  const { server, client } = await connect();
  server.send('a');
  server.terminate();
  server.send('b');
  await once(client, 'close');
});
