import { setTimeout } from 'node:timers/promises';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import type { Database } from '@preproom/models/db/database';
import { createLogin, createSession, createUser } from '@preproom/models/db/testing/factories';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { JWT_SECRET } from './bookings.ts';
import type { HttpGenerator } from './load/httpGenerator.ts';
import { isWhole } from './load/openLoop.ts';
import { startChild } from './rpc.ts';

/** Calls a second, of so many people: none of them waits for their own earlier ones, or meets a limit. */
const RATE = 100;
const PEOPLE = 20;
/** By each socket in turn: one alone would soon be above its limits. */
const PING_EVERY_MS = 20;

/** What somebody else has of it, in milliseconds. */
export interface Stall {
  /** p99 of their calls before, and meanwhile. */
  quietMs: number;
  busyMs: number;
  /** The longest that one of their sockets waited for an acknowledgement meanwhile. */
  ackMs: number;
  generatorLoad: number;
}

export interface Bystander {
  /** Measures `quietSeconds` without and then `busySeconds` from the moment at which `attack` begins. */
  watch(attack: () => Promise<unknown>, seconds: { quiet: number; busy: number }): Promise<Stall>;
  stop(): Promise<void>;
}

/** People who ask who they are again and again, and have a socket in a room, beside whatever one other person does. */
export async function startBystander(url: string, database: Database): Promise<Bystander> {
  const generator = await startChild<HttpGenerator>('./load/httpGenerator.ts');
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const { _id } = await createUser(database);
      return { _id, token: (await createLogin(database, _id, JWT_SECRET)).token };
    }),
  );
  const sockets = await Promise.all(
    people.map(async ({ _id, token }) => {
      const { roomid } = await createSession(database, { learnerId: _id });
      const socket = await RoomSocket.connectWithToken(url, token);
      await socket.join(roomid);
      return socket;
    }),
  );
  const tokens = people.map(({ token }) => token);
  const call = async (seconds: number) => {
    const order = { url: `${url}${API_BASE}/user`, tokens, ratePerSecond: RATE, seconds };
    const result = await generator.call('get', order);
    if (!isWhole(result)) throw new Error(`Not every call was answered: ${JSON.stringify(result)}`);
    return result;
  };
  return {
    async watch(attack, { quiet, busy }) {
      const before = await call(quiet);
      const acks = watchAcks(sockets);
      const calls = call(busy);
      const [meanwhile] = await Promise.all([calls, attack()]).finally(acks);
      return {
        quietMs: before.p99Ms,
        busyMs: meanwhile.p99Ms,
        ackMs: await acks(),
        generatorLoad: Math.max(before.load, meanwhile.load),
      };
    },
    async stop() {
      for (const socket of sockets) socket.close();
      await generator.stop();
    },
  };
}

/** Asks for acknowledgements until the returned function is called, which answers the longest wait for one. */
function watchAcks(sockets: readonly RoomSocket[]): () => Promise<number> {
  let isOver = false;
  let longestMs = 0;
  const asking = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const sentAt = performance.now();
      await sockets[n % sockets.length]?.ask('room:ping', {});
      longestMs = Math.max(longestMs, performance.now() - sentAt);
      await setTimeout(PING_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return longestMs;
  };
}
