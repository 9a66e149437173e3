import { createServer } from 'node:http';
import { closeServer, listen, urlOf } from '@preproom/models/runtime/httpServer';
import { expect, test } from 'vitest';
import { runTool } from '../bin/tool.ts';
import { CUT_NETWORK, outsideAddresses } from '../support/stack/outsideNetwork.ts';

/** Every way out that Node's own modules have, the last one in a thread; each names its address. */
const WAYS_OUT = `
import dgram from 'node:dgram';
import dns, { lookup } from 'node:dns';
import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { Worker } from 'node:worker_threads';
const ways = [
  () => fetch('http://192.0.2.1/'),
  () => fetch('https://fetch.example/'),
  () => once(net.connect(80, '192.0.2.2'), 'connect'),
  () => once(tls.connect({ port: 443, host: 'tls.example' }), 'secureConnect'),
  () => new Promise((done, fail) => lookup('lookup.example', (error) => (error ? fail(error) : done()))),
  () => dns.promises.resolve4('resolve.example'),
  () => new dns.promises.Resolver().resolveMx('resolver.example'),
  () => new Promise((done, fail) => {
    const socket = dgram.createSocket('udp4');
    socket.send('x', 9, '192.0.2.3', (error) => { socket.close(); error ? fail(error) : done(); });
  }),
  () => once(new Worker("fetch('http://thread.example/')", { eval: true }), 'exit').then(([code]) => {
    if (code !== 0) throw new Error();
  }),
];
for (const way of ways) await way().then(() => console.log('got out: ' + way), () => {});
console.log(await (await fetch(process.argv[1])).text());
`;

test('a process with its network cut off reaches this machine alone, and says whom it asked', async () => {
  const server = createServer((_request, response) => response.end('this machine answers'));
  await listen(server, { PORT: 0, isProduction: false });
  const run = await runTool(process.execPath, [
    `--import=${CUT_NETWORK}`,
    '--input-type=module',
    `--eval=${WAYS_OUT}`,
    urlOf(server),
  ]);
  await closeServer(server);
  expect(run.output).toContain('this machine answers');
  expect(run.output).not.toContain('got out');
  expect(outsideAddresses(run.output)).toEqual([
    '192.0.2.1',
    'fetch.example',
    '192.0.2.2',
    'tls.example',
    'lookup.example',
    'resolve.example',
    'resolver.example',
    '192.0.2.3',
    'thread.example',
  ]);
});
