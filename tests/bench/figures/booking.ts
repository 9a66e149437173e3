import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { createLogin } from '@preproom/models/db/testing/factories';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { startApi } from '../apis.ts';
import { JWT_SECRET } from '../bookings.ts';
import type { Figure } from '../figure.ts';
import type { DatabaseProcess } from '../processes/database.ts';
import { startChild } from '../rpc.ts';
import { percentile } from '../statistics.ts';

const RUNS = 3;
const LEARNERS = 100;
/** How many book at the same moment, in both halves of a run. */
const AT_ONCE = 20;

interface Learner {
  client: ApiClient;
  packId: string;
}

/**
 * What booking takes when 20 learners want one time of one mentor at the same moment, against 20 who book as many mentors: the same
 * load without the contention. Answered from two processes over one database.
 */
export const bookingFigure: Figure = {
  name: 'booking',
  async run(note) {
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      const databaseProcess = await startChild<DatabaseProcess>('./processes/database.ts');
      const databaseUri = await databaseProcess.call('uri');
      const apis = [await startApi(databaseUri), await startApi(databaseUri)];
      const database = await openDatabase(databaseUri);
      const urls = await Promise.all(apis.map((api) => api.call('url')));
      const learners = await Promise.all(
        Array.from({ length: LEARNERS }, (_, i) => aLearner(database, urls[i % urls.length] ?? '')),
      );
      const mentors = await Promise.all(
        Array.from({ length: AT_ONCE }, () => createBookableMentor(database)),
      );
      // First takes are slower whoever comes: both halves are measured warm.
      await waves(learners, 0, (i) => mentors[i % AT_ONCE]?._id, 2);
      bare.push(percentile(await waves(learners, 1, (i) => mentors[i % AT_ONCE]?._id, 5), 0.95));
      ours.push(percentile(await waves(learners, 2, () => mentors[0]?._id, 9), 0.95));
      note(`run ${run + 1}: ${ours.at(-1)} against ${bare.at(-1)} ms`);
      await database.close();
      for (const child of [...apis, databaseProcess]) await child.stop();
    }
    const target = { of: 'ratio', atMost: 3 } as const;
    return [{ name: 'booking a time that 20 want at once, p95', unit: 'ms', ours, bare, target }];
  },
};

async function aLearner(database: Database, url: string): Promise<Learner> {
  const { learner, packId } = await createPackLearner(database);
  const client = new ApiClient(url);
  client.token = (await createLogin(database, learner._id, JWT_SECRET)).token;
  return { client, packId };
}

/** All learners book one round in waves of 20, each wave at a time of its own; answers milliseconds per booking. */
async function waves(
  learners: Learner[],
  round: number,
  mentorOf: (index: number) => Parameters<typeof book>[1] | undefined,
  days: number,
): Promise<number[]> {
  const tookMs: number[] = [];
  for (let from = 0; from < learners.length; from += AT_ONCE) {
    const startsAt = inDays(Date.now(), days, (from / AT_ONCE) * 3);
    await Promise.all(
      learners.slice(from, from + AT_ONCE).map(async ({ client, packId }, i) => {
        const mentorId = mentorOf(i);
        const name = ROUNDS[round];
        if (!mentorId || !name) throw new Error('nothing to book');
        const sentAt = performance.now();
        const { status } = await book(client, mentorId, packId, { round: name, startsAt });
        tookMs.push(performance.now() - sentAt);
        if (status !== 200 && status !== 409) throw new Error(`booking answered ${status}`);
      }),
    );
  }
  return tookMs;
}
