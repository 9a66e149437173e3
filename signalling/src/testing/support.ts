import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import type { TemporaryDatabase } from '@preproom/embedded/testing/testServer';
import { type SessionSide, timeSteps } from '@preproom/models/contract/sessions/sessions';
import { type Database, openDatabase } from '@preproom/models/db/database';
import type { Session, SessionDocument } from '@preproom/models/db/sessions/session.model';
import type { Clock } from '@preproom/models/runtime/clock';
import { createLog } from '@preproom/models/runtime/log';
import { signLogin } from '@preproom/models/runtime/loginToken';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { openRedis, type Redis } from '@preproom/models/runtime/redis';
import { inject } from 'vitest';
import type { SignallingConfig } from '../config.ts';
import { createSignalling, type Signalling } from '../server.ts';
import { joinRequest, RoomSocket, type RoomSocketOptions } from './roomSocket.ts';

export const MINUTE = 60_000;
const JWT_SECRET = 'a secret of the tests, long enough';
/** A clock that changes only by `set`. */
export interface TestClock extends Clock {
  set(ms: number): void;
}

export interface Person {
  userId: string;
  loginId: string;
  token: string;
}

export interface Booking {
  roomid: string;
  startsAtMs: number;
  learner: Person;
  mentor: Person;
}

/** Settings of one test service. `redisUrl` keeps rooms in that Redis; default: the Redis of this run, if it has one. */
export type TestServiceOptions = Partial<SignallingConfig> & { redisUrl?: string | undefined };

declare module 'vitest' {
  interface ProvidedContext {
    /** Given to tests whose rooms are to be kept in Redis. */
    redisUrl?: string;
  }
}

/** A real service on a free port with a real database over its protocol, and the people and sessions a test needs. */
export async function startTestService(config: TestServiceOptions = {}, given?: TemporaryDatabase) {
  const temporary = given ?? (await startTemporaryDatabase());
  const database = await openDatabase(temporary.uri);
  const clock = createTestClock();
  let service = await startService(database, clock, config, 0);
  const sockets: RoomSocket[] = [];
  return {
    database,
    clock,
    get url() {
      return service.url;
    },
    get signalling(): Signalling {
      return service.signalling;
    },
    logIn: (userId: string) => logIn(database, clock, userId),
    createPerson: (Name?: string) => createPerson(database, clock, Name),
    book: (changes?: Partial<SessionDocument>) => book(database, clock, changes),
    async connect(person: Person | null, options: RoomSocketOptions = {}) {
      const socket = await RoomSocket.connectWithToken(service.url, person?.token ?? null, options);
      sockets.push(socket);
      return socket;
    },
    async session(roomid: string): Promise<Session> {
      return database.sessions.findOne({ roomid }).orFail().lean<Session>();
    },
    stopService: () => service.stop(),
    /** Starts the service again on the same port, with an empty memory. */
    async startServiceAgain() {
      service = await startService(database, clock, config, Number(new URL(service.url).port));
    },
    async stop() {
      for (const socket of sockets) socket.close();
      await service.stop();
      await database.close();
      await temporary.remove();
    },
  };
}
export type TestService = Awaited<ReturnType<typeof startTestService>>;

/** Both people join the session's room; resolves after the events of the first negotiation and of `live`. */
export async function meet(service: TestService, booking: Booking) {
  const learner = await service.connect(booking.learner);
  const mentor = await service.connect(booking.mentor);
  await learner.request('room:join', joinRequest(booking.roomid));
  await mentor.request('room:join', joinRequest(booking.roomid));
  const { negotiationId } = await learner.next('negotiation:started');
  await mentor.next('negotiation:started');
  for (const page of [learner, mentor]) {
    await page.next('session:changed');
    await page.next('data:changed');
  }
  return { learner, mentor, negotiationId };
}

function createTestClock(): TestClock {
  // Whole seconds near the real time: logins expire in the database by its own clock.
  let nowMs = Math.floor(Date.now() / 1000) * 1000;
  return {
    now: () => nowMs,
    set: (ms) => {
      nowMs = ms;
    },
  };
}

async function startService(
  database: Database,
  clock: Clock,
  { redisUrl = inject('redisUrl'), ...config }: TestServiceOptions,
  port: number,
) {
  const log = createLog('silent', 'signalling');
  const redis = redisUrl ? openRedis(redisUrl, log) : null;
  if (redis) await new Promise<void>((resolve) => redis.onReady(resolve));
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const signalling = createSignalling(
    server,
    {
      publicOrigin: undefined,
      corsOrigins: [],
      areReadingsOn: true,
      jwtSecret: JWT_SECRET,
      isProduction: false,
      ...config,
    },
    { database, clock, log, metrics: createMetrics(), redis },
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, signalling, stop: () => stopService(server, signalling, redis) };
}

async function stopService(server: Server, signalling: Signalling, redis: Redis | null): Promise<void> {
  await signalling.close();
  redis?.close();
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
}

async function logIn(database: Database, clock: Clock, userId: string): Promise<Person> {
  const createdAt = new Date(clock.now());
  const expiresAt = new Date(clock.now() + 24 * 60 * MINUTE);
  const login = await database.logins.create({ userId, createdAt, lastSeenAt: createdAt, expiresAt });
  const claims = { userId, loginId: login._id.toString() };
  return { ...claims, token: signLogin(claims, JWT_SECRET, expiresAt) };
}

async function createPerson(database: Database, clock: Clock, Name = 'Asha'): Promise<Person> {
  const user = await database.users.create({
    Name,
    Email: `${randomUUID()}@preproom.example`,
    passwordHash: 'none',
    createdAt: new Date(clock.now()),
  });
  return logIn(database, clock, user._id.toString());
}

/** A session of two people of its own, starting now unless said otherwise. */
async function book(
  database: Database,
  clock: Clock,
  changes: Partial<SessionDocument> = {},
): Promise<Booking> {
  const people: Record<SessionSide, Person> = {
    learner: await createPerson(database, clock, 'Asha'),
    mentor: await createPerson(database, clock, 'Ravi'),
  };
  const startsAtMs = changes.startsAt?.getTime() ?? clock.now();
  const steps = timeSteps(startsAtMs, startsAtMs + 45 * MINUTE);
  const roomid = randomUUID().replaceAll('-', '').slice(0, 12);
  await database.sessions.create({
    roomid,
    learnerId: people.learner.userId,
    mentorId: people.mentor.userId,
    round: 'HR Round 1',
    startsAt: new Date(startsAtMs),
    learnerSteps: steps,
    mentorSteps: steps,
    ...changes,
  });
  return { roomid, startsAtMs, ...people };
}
