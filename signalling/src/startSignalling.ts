import { createServer, type Server } from 'node:http';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { systemClock } from '@preproom/models/runtime/clock';
import { createLog } from '@preproom/models/runtime/log';
import { SettingsError } from '@preproom/models/runtime/settings';
import type { Config } from './config.ts';
import { healthListener } from './health.ts';
import { createSignalling, type Signalling } from './server.ts';

/** Starts the service on a port of its own and connects it to the database; returns its address and its end. */
export async function startSignalling(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer();
  await listen(server, config);
  try {
    const database = await openDatabase(config.MONGODB_URI);
    // Before Socket.IO, which takes its own requests from the listeners that it finds.
    server.on(
      'request',
      healthListener(database, () => signalling.isReady()),
    );
    const signalling = createSignalling(
      server,
      { ...config, publicOrigin: config.PUBLIC_URL, corsOrigins: config.CORS_ORIGINS },
      { database, log: createLog(config.LOG_LEVEL), clock: systemClock },
    );
    return { url: urlOf(server), stop: () => stop(server, signalling, database) };
  } catch (error) {
    server.close();
    throw error;
  }
}

/** Outside production only this machine may connect, as with the server. */
function listen(server: Server, { PORT, isProduction }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new SettingsError(`Port ${PORT} is in use by another program.`) : error);
    });
    server.listen(PORT, isProduction ? undefined : '127.0.0.1', resolve);
  });
}

function urlOf(server: Server): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

async function stop(server: Server, signalling: Signalling, database: Database): Promise<void> {
  await signalling.close();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  await database.close();
}
