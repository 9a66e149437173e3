import { createServer } from 'node:http';
import { startEmbeddedDatabase } from '@preproom/embedded/server';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { type Clock, systemClock } from '@preproom/models/runtime/clock';
import { closeServer, listen, urlOf } from '@preproom/models/runtime/httpServer';
import { createLimiters } from '@preproom/models/runtime/limits';
import { createLog, type Log } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';
import { signallingConfig } from '@preproom/signalling/config';
import { createSignalling, type Signalling } from '@preproom/signalling/server';
import type { Express } from 'express';
import { openMailTransport } from './adapters/mailTransport.ts';
import { createProgramRunner } from './adapters/programRunner.ts';
import { createRazorpay } from './adapters/razorpay.ts';
import { createTextMessages } from './adapters/textMessages.ts';
import { createWebPush } from './adapters/webPush.ts';
import { createApp } from './app.ts';
import { JobRunner } from './backgroundJobs/jobRunner.ts';
import { createJobs } from './backgroundJobs/jobs.ts';
import {
  createCurrentUserParts,
  createEvents,
  createJobHandlers,
  createUndos,
  MAILS,
  seed,
} from './composition.ts';
import type { Config } from './config/config.ts';
import type { AppDeps } from './deps.ts';
import { openFaceModel } from './faceModel/faceModel.ts';
import { createCodeGuard } from './features/accounts/codeGuard.ts';
import { createFileStorage } from './files/createFileStorage.ts';
import { createFileMaking } from './files/fileProcesses.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createNotifier } from './notifications/notifier.ts';
import { productChecks } from './serviceChecks/productChecks.ts';
import { type ServiceChecks, startServiceChecks } from './serviceChecks/serviceChecks.ts';
import { watchState } from './serviceChecks/stateMetrics.ts';
import { createProxyWatch } from './serviceChecks/unbelievedProxies.ts';

/** The product as a running process. */
export interface RunningApp {
  /** http://host:port without a trailing slash */
  url: string;
  database: Database;
  signalling: Signalling;
  jobs: JobRunner;
  mail: Mailer;
  checks: ServiceChecks;
  /** Not ready from now on; requests under way finish, sockets drain, then the database is closed. */
  stop(): Promise<void>;
}

/** Starts database, API, client files and signalling in this process; undoes what it started when a part of it fails. */
export async function startProduct(
  config: Config,
  { clock = systemClock, log = createLog(config.LOG_LEVEL, 'server') }: { clock?: Clock; log?: Log } = {},
): Promise<RunningApp> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const onUpgrade = (upgrade: string) => log.info({ upgrade }, 'database upgraded');
    const database = await openDatabase(await databaseUri(config, undo), { onUpgrade });
    undo.push(() => database.close());
    await seed({ config, database, clock });
    const storage = createFileStorage(config);
    undo.push(async () => storage.close());
    const faceModel = await openFaceModel(config.FACE_MODEL_PATH);
    const metrics = createMetrics();
    const server = createServer();
    let app: Express | undefined;
    // Register before signalling: Socket.IO keeps its own requests only from listeners that were there before it.
    server.on('request', (request, response) => app?.(request, response));
    const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL, log) : null;
    undo.push(async () => redis?.close());
    const parts = { config, database, log, metrics, clock };
    const signalling = createSignalling(server, signallingConfig(config), { ...parts, redis });
    const { endLogin, closeRoom, pushChange, publishShownQuestion, isReady: isSignallingReady } = signalling;
    const jobs = createJobs(parts, () => runner.wake());
    const mail = openMailer(
      { ...parts, jobs, isUnavailable: () => checks.results().mail === false },
      () => urlOf(server),
      undo,
    );
    watchState(parts);
    const limiter = createLimiters(redis);
    const proxies = createProxyWatch(clock, () => metrics.unbelievedForwards.inc());
    const providerUrl = () => paymentUrl(config, urlOf(server));
    const checks = startServiceChecks(productChecks({ ...parts, redis, proxies, paymentUrl: providerUrl }), {
      log,
      metrics,
      now: () => clock.now(),
    });
    undo.push(async () => checks.stop());
    const deps: AppDeps = {
      ...parts,
      limiter,
      faceModel,
      jobs,
      mail,
      notify: createNotifier({ ...parts, jobs, pushChange }),
      webPush: createWebPush(config),
      textMessages: createTextMessages(config),
      programRunner: createProgramRunner(config.runner),
      storage,
      makeFile: createFileMaking(),
      codeGuard: createCodeGuard(config.jwtSecret, limiter),
      payments: createRazorpay({ ...config.payments, baseUrl: providerUrl }),
      checks,
      proxies,
      ownUrl: () => urlOf(server),
      events: createEvents(() => deps),
      currentUserParts: createCurrentUserParts(parts),
      undoOf: createUndos(() => deps),
      endLogin,
      closeRoom,
      pushChange,
      publishShownQuestion,
      isSignallingReady,
    };
    const runner = new JobRunner(deps, createJobHandlers(deps));
    undo.push(() => runner.stop());
    app = createApp(deps);
    // Together: no socket that signalling cuts comes back here, and requests finish while others drain.
    undo.push(() => Promise.all([closeServer(server), signalling.close()]));
    await listen(server, config);
    await runner.start();
    return { url: urlOf(server), database, signalling, jobs: runner, mail, checks, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function openMailer(
  deps: Pick<AppDeps, 'config' | 'database' | 'clock' | 'log' | 'metrics' | 'jobs'> &
    Pick<Mailer, 'isUnavailable'>,
  url: () => string,
  undo: (() => Promise<unknown>)[],
): Mailer {
  const { config } = deps;
  const transport = config.SMTP_URL ? openMailTransport(config.SMTP_URL) : null;
  undo.push(async () => transport?.close());
  const settings = {
    brand: config.BRAND_NAME,
    from: config.mailFrom,
    origin: () => config.PUBLIC_URL ?? url(),
    contact: config.contact.email,
    secret: config.jwtSecret,
  };
  return createMailer(settings, { ...deps, templates: MAILS, transport });
}

/** Where the payment provider's API begins. */
function paymentUrl({ payments }: Config, ownUrl: string): string {
  return payments.provider === 'razorpay' ? 'https://api.razorpay.com' : `${ownUrl}/sandbox`;
}

async function databaseUri(config: Config, undo: (() => Promise<unknown>)[]): Promise<string> {
  if (config.MONGODB_URI) return config.MONGODB_URI;
  const embedded = await startEmbeddedDatabase({ dataDir: config.DATA_DIR });
  undo.push(() => embedded.stop());
  return embedded.uri;
}

/** Its client is 700 modules, loaded only where Redis is used. */
async function openRedis(url: string, log: Log): Promise<Redis> {
  const redis = await import('@preproom/models/runtime/redis');
  return redis.openRedis(url, log);
}
