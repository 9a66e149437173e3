import { createServer, type Server } from 'node:http';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { systemClock } from '@preproom/models/runtime/clock';
import { closeServer, listen, urlOf } from '@preproom/models/runtime/httpServer';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { metricsListener } from '@preproom/models/runtime/metricsListener';
import { type Config, signallingConfig } from './config.ts';
import { healthListener } from './health.ts';
import { createSignalling, type Signalling } from './server.ts';

/** Starts the service on a port of its own and connects it to the database; returns its address and its end. */
export async function startSignalling(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer();
  await listen(server, config);
  try {
    const log = createLog(config.LOG_LEVEL, 'signalling');
    const onUpgrade = (upgrade: string) => log.info({ upgrade }, 'database upgraded');
    const database = await openDatabase(config.MONGODB_URI, { onUpgrade });
    const metrics = createMetrics();
    const answerMetrics = metricsListener(metrics, config.METRICS_TOKEN);
    // Before Socket.IO, which takes its own requests from the listeners that it finds.
    server.on(
      'request',
      healthListener(database, () => signalling.isReady(), answerMetrics),
    );
    const signalling = createSignalling(server, signallingConfig(config), {
      database,
      log,
      metrics,
      clock: systemClock,
    });
    return { url: urlOf(server), stop: () => stop(server, signalling, database) };
  } catch (error) {
    server.close();
    throw error;
  }
}

async function stop(server: Server, signalling: Signalling, database: Database): Promise<void> {
  await Promise.all([closeServer(server), signalling.close()]);
  await database.close();
}
