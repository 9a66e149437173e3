import type { Server } from 'node:http';
import { SettingsError } from './settings.ts';

/**
 * Longer than browsers and proxies keep an idle connection (nginx 60 s). With Node's 5 s a busy client often sends on a connection that
 * the server closes at that moment, and its request fails.
 */
const KEEP_ALIVE_MS = 65_000;

/** A connection on which nothing moves for this long is cut, as when a client never reads its answer. No call is at work for so long. */
const SILENCE_MS = 5 * 60_000;

/**
 * Listens on the port, at HOST if given; outside production else on loopback only, because the demo accounts' password is public.
 * Throws SettingsError if another program uses the port or the address is not this machine's.
 */
export function listen(
  server: Server,
  { PORT, HOST, isProduction }: { PORT: number; HOST?: string | undefined; isProduction: boolean },
  silenceMs = SILENCE_MS,
): Promise<void> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.timeout = silenceMs;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new SettingsError(`Port ${PORT} is in use by another program.`));
      else if (error.code === 'EADDRNOTAVAIL')
        reject(new SettingsError(`HOST=${HOST} is not an address of this machine.`));
      else reject(error);
    });
    server.listen(PORT, HOST ?? (isProduction ? undefined : '127.0.0.1'), resolve);
  });
}

/** URL of a listening server that works on this machine, without a trailing slash. */
export function urlOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || !address) return 'http://localhost:0';
  const isLoopback = /^(127\.|::1$|::$|0\.0\.0\.0$)/.test(address.address);
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${isLoopback ? 'localhost' : host}:${address.port}`;
}

/** How long requests in flight may take after the server has stopped listening. */
const FINISH_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Stops listening at once. Resolves when the requests in flight are answered, or were aborted after ten seconds. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Node closes idle connections once. Connections whose last request is answered later would stay open.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const limit = setTimeout(() => server.closeAllConnections(), FINISH_LIMIT_MS);
  await closed;
  clearInterval(looking);
  clearTimeout(limit);
}
