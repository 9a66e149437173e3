import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createUser } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import type { Fault } from '@preproom/server/serviceChecks/fault';
import { connectionFault } from '@preproom/server/serviceChecks/fault';
import { clockFault, findAdminFault, findDiskFault } from '@preproom/server/serviceChecks/machineFaults';
import { startServiceChecks } from '@preproom/server/serviceChecks/serviceChecks';
import {
  findBucketFault,
  findMailFault,
  findPaymentsFault,
  findRelayFault,
} from '@preproom/server/serviceChecks/serviceFaults';
import { createProxyWatch } from '@preproom/server/serviceChecks/unbelievedProxies';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bucket, startBucket } from '../../support/peers/bucket.ts';
import { MailServer } from '../../support/peers/smtpServer.ts';
import { TurnServer } from '../../support/peers/turnServer.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const MINUTE_MS = 60_000;

let stack: Stack;
let bucket: Bucket;
let mail: MailServer;
let turn: TurnServer;
const servers: Server[] = [];
beforeAll(async () => {
  stack = await startStack({});
  bucket = await startBucket();
  mail = await MailServer.start();
  turn = await TurnServer.start({ secret: 'a relay secret' });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await Promise.all([stack.stop(), bucket.stop(), mail.goAway(), turn.stop()]);
});

/** A server in the payment provider's place. */
async function provider(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((listening) => server.once('listening', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const account = (baseUrl: string) => ({ baseUrl, key: 'rzp_test_key', secret: 'a payment secret' });
/** Nobody listens there. */
const DEAD = '127.0.0.1:9';

describe('what an operator got wrong is told, with what to do', () => {
  test.each<[string, () => Promise<Fault | null>, RegExp, RegExp]>([
    [
      'a dead mail server',
      () => findMailFault(`smtp://${DEAD}`),
      /mail server cannot be reached/,
      /SMTP_URL/,
    ],
    [
      'a relay that is not there',
      () => findRelayFault(`turn:${DEAD}?transport=tcp`),
      /cannot be reached/,
      /TURN_URLS/,
    ],
    [
      'wrong payment keys',
      async () =>
        findPaymentsFault(
          account(await provider((_, response) => void response.writeHead(401).end())),
          () => {},
        ),
      /refuses the keys/,
      /RAZORPAY_KEY_ID/,
    ],
    [
      'a payment provider that is out of order',
      async () =>
        findPaymentsFault(
          account(await provider((_, response) => void response.writeHead(503).end())),
          () => {},
        ),
      /answers 503/,
      /status/,
    ],
    [
      'a bucket that is not there',
      () => findBucketFault({ ...bucket.settings, bucket: 'another-bucket' }),
      /no bucket “another-bucket”/,
      /S3_BUCKET/,
    ],
    [
      'wrong keys of the file storage',
      async () => {
        const endpoint = await provider((_, response) => void response.writeHead(403).end());
        return findBucketFault({ ...bucket.settings, endpoint });
      },
      /refuses the bucket/,
      /keys/,
    ],
    [
      'a file storage that is away',
      () => findBucketFault({ ...bucket.settings, endpoint: `http://${DEAD}` }),
      /cannot be reached/,
      /S3_ENDPOINT/,
    ],
    ['a full disk', () => findDiskFault(tmpdir(), Number.MAX_SAFE_INTEGER), /nearly full/, /Make room/],
    [
      'a clock that is 10 minutes fast',
      async () => clockFault(Date.now() + 10 * MINUTE_MS, Date.now(), 'the payment provider'),
      /10 min fast/,
      /time synchronisation/,
    ],
    [
      'a clock that is 10 minutes slow',
      async () => clockFault(Date.now() - 10 * MINUTE_MS, Date.now(), 'the database'),
      /10 min slow/,
      /time synchronisation/,
    ],
    [
      'an expired certificate',
      async () =>
        connectionFault(
          'The relay',
          'TURN_URLS',
          Object.assign(new Error('x'), { code: 'CERT_HAS_EXPIRED' }),
        ),
      /certificate has expired/,
      /Renew/,
    ],
  ])('%s', async (_, find, problem, todo) => {
    const fault = await find();
    expect(fault?.problem).toMatch(problem);
    expect(fault?.todo).toMatch(todo);
    expect(JSON.stringify(fault)).not.toMatch(/a payment secret|S3RVER/);
  });

  test('no admin, until there is one', async () => {
    await stack.database.users.updateMany({ rights: 'everything' }, { $set: { rights: [] } });
    expect((await findAdminFault(stack.database))?.todo).toContain('admin:create');
    await createUser(stack.database, { role: 'admin', rights: ['everything'] });
    expect(await findAdminFault(stack.database)).toBeNull();
  });

  test('a proxy that is not believed, for an hour after its last request', async () => {
    const senders: string[] = [];
    const proxies = createProxyWatch(stack.clock, (sender) => senders.push(sender));
    const app = express()
      .use(proxies.listen)
      .use((_request, response) => void response.end());
    const url = await provider(app);
    await fetch(url);
    expect(await proxies.find()).toBeNull();
    await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(senders).toHaveLength(1);
    expect((await proxies.find())?.todo).toContain('TRUSTED_PROXIES=127.0.0.1');
    stack.clock.advance(61 * MINUTE_MS);
    expect(await proxies.find()).toBeNull();
  });
});

test('services that are well have no fault', async () => {
  expect(await findMailFault(mail.url)).toBeNull();
  expect(await findBucketFault(bucket.settings)).toBeNull();
  expect(await findRelayFault(turn.url)).toBeNull();
  expect(await findDiskFault(tmpdir(), 1)).toBeNull();
  expect(clockFault(Date.now(), Date.now() + 30_000, 'the database')).toBeNull();
  let dated = 0;
  const baseUrl = await provider((_, response) => void response.end('{}'));
  const paid = await findPaymentsFault(account(baseUrl), (ms) => {
    dated = ms;
  });
  expect(paid).toBeNull();
  expect(dated).toBeGreaterThan(0);
});

test('a fault is logged when it comes and when it goes, and is in the metrics meanwhile', async () => {
  const lines: string[] = [];
  const log = createLog('info', 'server', { write: (line) => void lines.push(line) });
  const metrics = createMetrics();
  let fault: Fault | null = { problem: 'It is away.', todo: 'Start it.' };
  const checks = startServiceChecks(
    {
      mail: async () => fault,
      disk: () => Promise.reject(new Error('a secret path')),
    },
    { log, metrics, now: () => 0 },
  );
  await checks.look();
  expect(checks.results()).toEqual({ mail: false, disk: false });
  expect(checks.problems()[0]).toMatchObject({ check: 'mail', problem: 'It is away.', since: new Date(0) });
  const failing = async () => (await metrics.checkFailing.get()).values.map(({ value }) => value);
  expect(await failing()).toEqual([1, 1]);
  fault = null;
  await checks.look();
  checks.stop();
  expect(await failing()).toEqual([0, 1]);
  const of = (text: string) => lines.filter((line) => line.includes(text));
  expect(of('It is away.')).toHaveLength(1);
  expect(of('check passes again')).toHaveLength(1);
  expect(of('a secret path')).toEqual([]);
});
