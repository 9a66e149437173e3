import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Upstreams {
  /** Address of the process that serves pages and API. */
  pages: string;
  /** Addresses of the processes that serve sockets for this Host header, the preferred one first. */
  socketsFor(host: string): string[];
}

/** One address for several processes, as a real deployment has: a socket goes to the first that is there. */
export async function startReverseProxy({ pages, socketsFor }: Upstreams) {
  const tunnels = new Set<Duplex>();
  const server = createServer((asked, answer) => passOn(asked, answer, pages));
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    tunnels.add(socket);
    socket.on('error', () => {}).on('close', () => tunnels.delete(socket));
    tunnel(asked, socket, head, socketsFor(asked.headers.host ?? ''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop(): Promise<void> {
      for (const socket of tunnels) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, pages: string): void {
  const { method, headers, url = '/' } = asked;
  const passed = request(`${pages}${url}`, { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

function tunnel(asked: IncomingMessage, socket: Duplex, head: Buffer, [first, ...others]: string[]): void {
  if (first === undefined) return void socket.destroy();
  const upstream = connect(Number(new URL(first).port), '127.0.0.1');
  const onRefused = () => tunnel(asked, socket, head, others);
  upstream.once('error', onRefused);
  upstream.once('connect', () => {
    upstream.off('error', onRefused).on('error', () => {});
    upstream.write(`${startOf(asked)}\r\n\r\n`);
    upstream.write(head);
    upstream.on('close', () => socket.destroy()).pipe(socket);
    socket.on('close', () => upstream.destroy()).pipe(upstream);
  });
}

/** Request line and headers, as they came. */
function startOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return lines.join('\r\n');
}
