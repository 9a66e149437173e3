import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hash } from '@node-rs/argon2';
import { openDatabase } from '@preproom/models/db/database';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { systemClock } from '@preproom/models/runtime/clock';
import { startLogin } from '@preproom/server/features/accounts/logins';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { ApiClient } from '../stack/apiClient.ts';
import { aBigPng } from './bigPng.ts';
import { filesPath } from './uploads.ts';

const PASSWORD = 'monsoon-chai-42';
/** Log-ins and joins are limited per person, so many people take turns. */
const PEOPLE = 60;
const WARM_UPS = 20;
const ACCOUNTS = 10;
const PICTURES_EACH = 6;

export interface PictureFlood {
  /** How long each log-in with a join took before the flood, and meanwhile, in milliseconds. */
  quietMs: number[];
  busyMs: number[];
  /** The status of each upload's answer. */
  answers: number[];
}

/** Ten accounts send 60 pictures at once that unpack to hundreds of megabytes, while other people log in and join their rooms. */
export async function floodWithPictures(
  { url, databaseUri, jwtSecret }: { url: string; databaseUri: string; jwtSecret: string },
  samples: number,
): Promise<PictureFlood> {
  const database = await openDatabase(databaseUri);
  const passwordHash = await hash(PASSWORD);
  const enter = async () => {
    const user = await createUser(database, { passwordHash });
    const client = new ApiClient(url);
    client.token = (await startLogin({ database, clock: systemClock }, jwtSecret, user._id)).token;
    return { user, client };
  };
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const { user, client } = await enter();
      const { roomid } = await createSession(database, { learnerId: user._id });
      return { email: user.Email, client, roomid };
    }),
  );
  const act = async (n: number) => {
    const { email, client, roomid } = people[n % people.length] as (typeof people)[number];
    await new ApiClient(url).logIn(email, PASSWORD);
    const room = await RoomSocket.connect(url, client.cookie);
    const joined = await room.join(roomid, { takeOver: true });
    room.close();
    if (!joined.ok) throw new Error(`Not joined: ${JSON.stringify(joined)}`);
  };
  for (let n = 0; n < WARM_UPS; n++) await act(n);
  const quietMs = await timesOf(act, (n) => n < samples);

  const attackers = await Promise.all(Array.from({ length: ACCOUNTS }, enter));
  const pictures = [aBigPng(7_990), aBigPng(4_900)];
  const uploads = attackers.flatMap(({ user, client }) =>
    Array.from({ length: PICTURES_EACH }, (_, n) => ({
      address: url + filesPath('photo', user._id),
      cookie: client.cookie,
      picture: pictures[n % 2],
    })),
  );
  let answers: number[] | null = null;
  const attack = flood(uploads).then((all) => {
    answers = all;
    return all;
  });
  const during = timesOf(act, (n) => n < samples || answers === null);
  const [busyMs, all] = await Promise.all([during, attack]).finally(() => database.close());
  return { quietMs, busyMs, answers: all };
}

/** Sends them all at once, from a thread of its own that does not delay what is measured; answers what the server said to each. */
async function flood(uploads: object[]): Promise<number[]> {
  const worker = new Worker(new URL('./uploadFlood.ts', import.meta.url), {
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
