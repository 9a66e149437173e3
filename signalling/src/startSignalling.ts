import { createServer, type Server } from 'node:http';
import { openDatabase } from '@preproom/models/db/database';
import { systemClock } from '@preproom/models/runtime/clock';
import { closeServer, listen, urlOf } from '@preproom/models/runtime/httpServer';
import { createLog, type Log } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { metricsListener } from '@preproom/models/runtime/metricsListener';
import type { Redis } from '@preproom/models/runtime/redis';
import { type Config, signallingConfig } from './config.ts';
import type { SignallingDeps } from './deps.ts';
import { healthListener } from './process/health.ts';
import { createSignalling, type Signalling } from './server.ts';

/** Starts the service on its own port, connected to the database. Returns its address and a function that stops it. */
export async function startSignalling(
  config: Config,
  log: Log = createLog(config.LOG_LEVEL, 'signalling'),
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer();
  const onUpgrade = (upgrade: string) => log.info({ upgrade }, 'database upgraded');
  const database = await openDatabase(config.MONGODB_URI, { onUpgrade });
  const metrics = createMetrics();
  const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL, log) : null;
  const answerMetrics = metricsListener(metrics, config.METRICS_TOKEN);
  // Registered before Socket.IO, which wraps the existing listeners and intercepts its own requests.
  server.on(
    'request',
    healthListener(database, () => signalling.isReady(), answerMetrics),
  );
  const deps = { database, log, metrics, clock: systemClock, redis };
  const signalling = createSignalling(server, signallingConfig(config), deps);
  try {
    // Last: a socket that connects before its handlers exist would wait 20 s before it retries.
    await listen(server, config);
  } catch (error) {
    await stop(server, signalling, deps);
    throw error;
  }
  return { url: urlOf(server), stop: () => stop(server, signalling, deps) };
}

async function stop(server: Server, signalling: Signalling, { database, redis }: SignallingDeps) {
  // In parallel, so that new connections go to other processes while the sockets here drain.
  await Promise.all([closeServer(server), signalling.close()]);
  redis?.close();
  await database.close();
}

/** Its client is 700 modules, loaded only where Redis is used. */
async function openRedis(url: string, log: Log): Promise<Redis> {
  const redis = await import('@preproom/models/runtime/redis');
  return redis.openRedis(url, log);
}
