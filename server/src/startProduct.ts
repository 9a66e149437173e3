import { createServer } from 'node:http';
import { startEmbeddedDatabase } from '@preproom/embedded/server';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { type Clock, systemClock } from '@preproom/models/runtime/clock';
import { closeServer, listen, urlOf } from '@preproom/models/runtime/httpServer';
import { createLog, type Log } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { openRedis } from '@preproom/models/runtime/redis';
import { signallingConfig } from '@preproom/signalling/config';
import { createSignalling, type Signalling } from '@preproom/signalling/server';
import type { Express } from 'express';
import { Types } from 'mongoose';
import { openMailTransport } from './adapters/mailTransport.ts';
import { createApp } from './app.ts';
import { createJobHandlers } from './backgroundJobs/jobHandlers.ts';
import { JobRunner } from './backgroundJobs/jobRunner.ts';
import { createJobs } from './backgroundJobs/jobs.ts';
import type { Config } from './config/config.ts';
import type { AppDeps } from './deps.ts';
import { openFaceModel } from './faceModel/faceModel.ts';
import { createCodeGuard } from './features/accounts/codeGuard.ts';
import { forgetUnfinished } from './features/accounts/unfinished.ts';
import { seedArticles } from './features/blogs/articles.ts';
import { ensureDemoPerson, ensureDemoSession } from './features/demo/demo.service.ts';
import { removeSampleJobs, seedSampleJobs } from './features/jobs/sampleJobs.ts';
import { settleMentor } from './features/mentors/mentorMove.ts';
import { deleteAccount } from './features/privacy/deletion.service.ts';
import { seedProducts } from './features/products/product.handlers.ts';
import { createFileStorage } from './files/createFileStorage.ts';
import { sweepFiles } from './files/sweepFiles.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';

/** The product as a running process. */
export interface RunningApp {
  /** http://host:port without a trailing slash */
  url: string;
  database: Database;
  signalling: Signalling;
  jobs: JobRunner;
  mail: Mailer;
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
    await seed(config, database, clock);
    const storage = createFileStorage(config);
    undo.push(async () => storage.close());
    const faceModel = await openFaceModel(config.FACE_MODEL_PATH);
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
    const { jobs, mail, runner } = createBackground(
      config,
      { ...deps, storage, endLogin, closeRoom },
      () => urlOf(server),
      undo,
    );
    app = createApp(config, {
      ...deps,
      jobs,
      mail,
      codeGuard: createCodeGuard(config.jwtSecret, redis),
      faceModel,
      storage,
      endLogin,
      closeRoom,
      isSignallingReady,
    });
    // Together: no socket that signalling cuts comes back here, and requests finish while others drain.
    undo.push(() => Promise.all([closeServer(server), signalling.close()]));
    await listen(server, config);
    await runner.start();
    return { url: urlOf(server), database, signalling, jobs: runner, mail, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What works beside requests: jobs, and the mails that they send. */
function createBackground(
  config: Config,
  deps: Pick<AppDeps, 'database' | 'clock' | 'log' | 'metrics' | 'storage' | 'endLogin' | 'closeRoom'>,
  url: () => string,
  undo: (() => Promise<unknown>)[],
) {
  const transport = config.SMTP_URL ? openMailTransport(config.SMTP_URL) : null;
  undo.push(async () => transport?.close());
  const jobs = createJobs(deps, () => runner.wake());
  const mail = createMailer(
    {
      brand: config.BRAND_NAME,
      from: config.mailFrom,
      origin: () => config.PUBLIC_URL ?? url(),
      contact: config.contact.email,
      secret: config.jwtSecret,
    },
    { ...deps, jobs, transport },
  );
  const runner = new JobRunner(
    deps,
    createJobHandlers({
      mail,
      deleteAccount: (userId) => deleteAccount(deps, userId),
      settleMentor: (userId) => settleMentor({ ...deps, mail }, new Types.ObjectId(userId)),
      forgetUnfinished: (userId) => forgetUnfinished(deps, userId),
      sweepFiles: () => sweepFiles(deps, config.DATA_DIR),
    }),
  );
  undo.push(() => runner.stop());
  return { jobs, mail, runner };
}

async function databaseUri(config: Config, undo: (() => Promise<unknown>)[]): Promise<string> {
  if (config.MONGODB_URI) return config.MONGODB_URI;
  const embedded = await startEmbeddedDatabase({ dataDir: config.DATA_DIR });
  undo.push(() => embedded.stop());
  return embedded.uri;
}

async function seed(config: Config, database: Database, clock: Clock): Promise<void> {
  const now = new Date(clock.now());
  await seedProducts(database, config.BRAND_NAME);
  await seedArticles(database, config.BRAND_NAME, now);
  if (config.isProduction) return removeSampleJobs(database);
  await seedSampleJobs(database, now);
  await ensureDemoPerson(database, 'other', now);
  await ensureDemoSession(database, clock.now());
}
