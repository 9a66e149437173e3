import { createServer } from 'node:http';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { startEmbeddedDatabase } from '@preproom/models/embedded/server';
import { type Clock, systemClock } from '@preproom/models/runtime/clock';
import { closeServer, listen, urlOf } from '@preproom/models/runtime/httpServer';
import { createLog, type Log } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { openRedis } from '@preproom/models/runtime/redis';
import { signallingConfig } from '@preproom/signalling/config';
import { createSignalling, type Signalling } from '@preproom/signalling/server';
import type { Express } from 'express';
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
  /** Not ready from now on; requests under way finish, sockets drain, then the database is closed. */
  stop(): Promise<void>;
}

/** Starts database, API, client files and signalling in this process; undoes what it started when a part of it fails. */
export async function startProduct(
  config: Config,
  { clock = systemClock, log = createLog(config.LOG_LEVEL, 'server') }: { clock?: Clock; log?: Log } = {},
): Promise<Product> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const onUpgrade = (upgrade: string) => log.info({ upgrade }, 'database upgraded');
    const database = await openDatabase(await databaseUri(config, undo), { onUpgrade });
    undo.push(() => database.close());
    await seed(config, database, clock);
    const faceModel = await openFaceModel(config, log);
    const metrics = createMetrics();
    const server = createServer();
    let app: Express | undefined;
    // Before signalling, which then takes its own requests out: a listener added later would answer those as well.
    server.on('request', (request, response) => app?.(request, response));
    const redis = config.REDIS_URL ? openRedis(config.REDIS_URL, log) : null;
    undo.push(async () => redis?.close());
    const deps = { database, log, metrics, clock, redis };
    const signalling = createSignalling(server, signallingConfig(config), deps);
    const { endLogin, closeRoom, isReady: isSignallingReady } = signalling;
    app = createApp(config, {
      ...deps,
      faceModel,
      endLogin,
      closeRoom,
      isSignallingReady,
    });
    // Together: no socket that signalling cuts comes back here, and requests finish while others drain.
    undo.push(() => Promise.all([closeServer(server), signalling.close()]));
    await listen(server, config);
    return { url: urlOf(server), database, signalling, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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
