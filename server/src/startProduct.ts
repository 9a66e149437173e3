import { createServer, type Server } from 'node:http';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { startEmbeddedDatabase } from '@preproom/models/embedded/server';
import { type Clock, systemClock } from '@preproom/models/runtime/clock';
import { createLog, type Log } from '@preproom/models/runtime/log';
import { SettingsError } from '@preproom/models/runtime/settings';
import { createSignalling, type Signalling } from '@preproom/signalling/server';
import { openFaceModel } from './adapters/faceModel.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { ensureDemoPerson, ensureDemoSession } from './features/demo/demo.service.ts';
import { seedProducts } from './features/products/product.handlers.ts';

export interface Product {
  /** http://host:port without a trailing slash */
  url: string;
  database: Database;
  signalling: Signalling;
  stop(): Promise<void>;
}

/** Starts database, API, client files and signalling in this process; undoes what it started when a part of it fails. */
export async function startProduct(
  config: Config,
  { clock = systemClock, log = createLog(config.LOG_LEVEL) }: { clock?: Clock; log?: Log } = {},
): Promise<Product> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const server = createServer();
    await listen(server, config);
    undo.push(() => closeServer(server));
    const database = await openDatabase(await databaseUri(config, undo));
    undo.push(() => database.close());
    await seed(config, database, clock);
    const faceModel = await openFaceModel(config, log);
    const signalling = createSignalling(server, signallingConfig(config), { database, log, clock });
    undo.push(() => signalling.close());
    const { endLogin, isReady: isSignallingReady } = signalling;
    server.on('request', createApp(config, { database, log, clock, faceModel, endLogin, isSignallingReady }));
    return { url: urlOf(server), database, signalling, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Outside production only this machine may connect: the demo accounts' password is public. */
function listen(server: Server, { PORT, isProduction }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new SettingsError(`Port ${PORT} is in use by another program.`) : error,
      );
    });
    server.listen(PORT, isProduction ? undefined : '127.0.0.1', resolve);
  });
}

async function databaseUri(config: Config, undo: (() => Promise<unknown>)[]): Promise<string> {
  if (config.MONGODB_URI) return config.MONGODB_URI;
  const embedded = await startEmbeddedDatabase({ dataDir: config.DATA_DIR });
  undo.push(() => embedded.stop());
  return embedded.uri;
}

async function seed(config: Config, database: Database, clock: Clock): Promise<void> {
  await seedProducts(database, config.BRAND_NAME);
  if (config.isProduction) return;
  await ensureDemoPerson(database, 'other', new Date(clock.now()));
  await ensureDemoSession(database, clock.now());
}

function signallingConfig({ PUBLIC_URL, CORS_ORIGINS, jwtSecret, isProduction }: Config) {
  return { publicOrigin: PUBLIC_URL, corsOrigins: CORS_ORIGINS, jwtSecret, isProduction };
}

function urlOf(server: Server): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://localhost:${port}`;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  // Signalling closes the HTTP server together with its sockets.
  return new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
}
