import type { Server } from 'node:http';
import { SettingsError } from './settings.ts';

/**
 * Listens on the port; outside production for this machine only, because the demo accounts' password is public. Throws
 * SettingsError when another program has the port.
 */
export function listen(
  server: Server,
  { PORT, isProduction }: { PORT: number; isProduction: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new SettingsError(`Port ${PORT} is in use by another program.`) : error);
    });
    server.listen(PORT, isProduction ? undefined : '127.0.0.1', resolve);
  });
}

/** The address of a listening server, for this machine, without a trailing slash. */
export function urlOf(server: Server): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

/** How long requests under way may take after a server has stopped listening. */
const FINISH_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Stops listening at once; resolves when the requests under way are answered, or were cut after ten seconds. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Node closes the connections that are idle now; those whose last request is answered later would stay.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const limit = setTimeout(() => server.closeAllConnections(), FINISH_LIMIT_MS);
  await closed;
  clearInterval(looking);
  clearTimeout(limit);
}
