import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { hash } from '@node-rs/argon2';
import { openDatabase } from '@preproom/models/db/database';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { systemClock } from '@preproom/models/runtime/clock';
import { startLogin } from '@preproom/server/features/accounts/logins';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { expect, test } from 'vitest';
import { percentile } from '../../bench/statistics.ts';
import { aBigPng } from '../../support/people/bigPng.ts';
import { filesPath } from '../../support/people/uploads.ts';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { childProcesses, printed } from '../../support/stack/childProcesses.ts';
import { freePort } from '../../support/stack/freePort.ts';

const { run, newFolder, startDatabase } = childProcesses();
const PASSWORD = 'monsoon-chai-42';
const JWT_SECRET = 'a secret of the tests, long enough';
const SAMPLES = 600;
const ACCOUNTS = 10;
const PICTURES_EACH = 6;
const MAX_MEMORY_MB = 900;

test('60 hostile pictures neither delay another person nor take the memory', async () => {
  const dataDir = newFolder();
  const { uri } = await startDatabase(newFolder());
  const port = await freePort();
  const settings = { PORT: `${port}`, DATA_DIR: dataDir, MONGODB_URI: uri, JWT_SECRET };
  const product = run('server/src/main.ts', settings);
  await printed(product, 'is running at');
  const url = `http://127.0.0.1:${port}`;
  const database = await openDatabase(uri);
  const passwordHash = await hash(PASSWORD);
  const enter = async () => {
    const user = await createUser(database, { passwordHash });
    const client = new ApiClient(url);
    client.token = (await startLogin({ database, clock: systemClock }, JWT_SECRET, user._id)).token;
    return { user, client };
  };
  // Log-ins and joins are limited per person, so many people take turns.
  const people = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const { user, client } = await enter();
      const { roomid } = await createSession(database, { learnerId: user._id });
      return { email: user.Email, client, roomid };
    }),
  );
  const act = async (n: number) => {
    const { email, client, roomid } = people[n % people.length] as (typeof people)[number];
    await new ApiClient(url).logIn(email, PASSWORD);
    const room = await RoomSocket.connect(url, client.cookie);
    expect(await room.join(roomid, { takeOver: true })).toMatchObject({ ok: true });
    room.close();
  };
  for (let n = 0; n < 20; n++) await act(n);
  const quiet = await timesOf(act, (n) => n < SAMPLES);

  const attackers = await Promise.all(Array.from({ length: ACCOUNTS }, enter));
  const pictures = [aBigPng(7_990), aBigPng(4_900)];
  const uploads = attackers.flatMap(({ user, client }) =>
    Array.from({ length: PICTURES_EACH }, (_, n) => ({
      address: url + filesPath('photo', user._id),
      cookie: client.cookie,
      picture: pictures[n % 2],
    })),
  );
  const memory = watchMemory(product.child.pid as number);
  let answers: number[] | null = null;
  const attack = flood(uploads).then((all) => {
    answers = all;
  });
  const during = timesOf(act, (n) => n < SAMPLES || answers === null);
  const [busy] = await Promise.all([during, attack]).finally(memory.stop);
  const mostMb = memory.mostMb();
  await database.close();
  expect(answers).toHaveLength(uploads.length);
  expect(new Set(answers)).toEqual(new Set([200, 413]));
  expect(mostMb).toBeLessThan(MAX_MEMORY_MB);
  expect(p99(busy) / p99(quiet)).toBeLessThanOrEqual(2);
}, 300_000);

const p99 = (times: number[]) => percentile(times, 0.99);

/** Sends them all at once, from a thread of its own that does not delay what is measured; answers what the server said to each. */
async function flood(uploads: object[]): Promise<number[]> {
  const worker = new Worker(new URL('../../support/people/uploadFlood.ts', import.meta.url), {
    workerData: uploads,
    execArgv: [],
  });
  const [answers] = await once(worker, 'message');
  return answers;
}

async function timesOf(act: (n: number) => Promise<void>, goesOn: (n: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goesOn(times.length)) {
    const startedAt = performance.now();
    await act(times.length);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** The most memory that a process and the processes below it have held together. */
function watchMemory(pid: number) {
  let mostKb = 0;
  const timer = setInterval(() => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const all = [`${pid}`, ...children].filter(Boolean).map(residentKb);
    mostKb = Math.max(
      mostKb,
      all.reduce((sum, kb) => sum + kb, 0),
    );
  }, 20);
  return {
    mostMb: () => Math.round(mostKb / 1000),
    stop: () => clearInterval(timer),
  };
}

function residentKb(pid: string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
