import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import express from 'express';
import { expect, test } from 'vitest';
import { logRequests } from './requestLog.ts';

/** The id that an app gives to a request which comes with this one, from an address that it trusts or does not. */
async function idGiven(trusted: string | false, requestId: string): Promise<string | null> {
  const app = express();
  app.set('trust proxy', trusted);
  app.use(logRequests({ log: createLog('silent', 'server'), metrics: createMetrics(), config: {} }));
  app.get('/', (_request, response) => {
    response.end();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-request-id': requestId } });
  server.close();
  server.closeAllConnections();
  return response.headers.get('x-request-id');
}

test('a request id is taken from our own proxy, and from nobody else', async () => {
  expect(await idGiven('loopback', 'from-the-proxy')).toBe('from-the-proxy');
  for (const trusted of [false, '10.0.0.0/8'] as const)
    expect(await idGiven(trusted, 'from-a-visitor')).toMatch(/^[0-9a-f-]{36}$/);
});
