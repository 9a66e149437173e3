import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { openDatabase } from '@preproom/models/db/database';
import { unpackSamples } from '@preproom/models/db/readings/packedSamples';
import { joinRequest } from '@preproom/signalling/testing/roomSocket';
import { freePort } from '../../support/stack/freePort.ts';
import { book, JWT_SECRET } from '../bookings.ts';
import type { Figure } from '../figure.ts';
import type { Entry } from '../load/dialects.ts';
import type { StormPages } from '../load/stormPages.ts';
import type { DatabaseProcess } from '../processes/database.ts';
import type { RelayProcess } from '../processes/signalling.ts';
import { SAMPLES_PER_BATCH } from '../readings.ts';
import { type Child, startChild } from '../rpc.ts';

const RUNS = 5;
const ROOMS = 250;
const BEFORE_MS = 4_000;
const AFTER_MS = 4_000;

interface Run {
  lost: number;
  doubled: number;
  /** From the moment at which the port was open again until everybody was in. */
  returnedMs: number;
  load: number;
}

/** Five hundred pages lose their service at once, in the middle of writing; it comes back as a new process. */
export const stormFigure: Figure = {
  name: 'storm',
  async run(note) {
    const database = await startChild<DatabaseProcess>('./processes/database.ts');
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await storm(await database.call('uri')));
      note(`run ${run + 1}: ${JSON.stringify(runs.at(-1))}`);
    }
    await database.stop();
    const generatorLoad = Math.max(...runs.map(({ load }) => load));
    const line = (what: string, unit: string, pick: (run: Run) => number) => ({
      name: `storm, sockets: ${2 * ROOMS}: ${what}`,
      unit,
      ours: runs.map(pick),
      generatorLoad,
    });
    const none = { of: 'every', atMost: 0 } as const;
    return [
      { ...line('lost', 'messages, samples', ({ lost }) => lost), target: none },
      { ...line('doubled', 'messages, samples', ({ doubled }) => doubled), target: none },
      {
        ...line('all back after the port is open', 'ms', ({ returnedMs }) => returnedMs),
        target: { of: 'ours', atMost: 1_000 },
      },
    ];
  },
};

async function storm(uri: string): Promise<Run> {
  const startsAt = new Date(Date.now() - 20 * MINUTE_MS);
  const bookings = await book(uri, ROOMS, { startsAt, readingConsent: true });
  const entries = bookings.flatMap(({ roomid, learner, mentor }): Entry[] =>
    [learner, mentor].map(({ token }) => ({ token, join: joinRequest(roomid) })),
  );
  const env = { PORT: String(await freePort()), MONGODB_URI: uri, JWT_SECRET, LOG_LEVEL: 'error' };
  const service = await startChild<RelayProcess>('./processes/signalling.ts', env);
  const pages = await startChild<StormPages>('./load/stormPages.ts');
  await pages.call('open', { url: await service.call('url'), entries });
  await pages.call('begin');
  await delay(BEFORE_MS);
  const returning = pages.call('returned');
  await service.kill();
  const next: Child<RelayProcess> = await startChild('./processes/signalling.ts', env);
  const openedAtMs = Date.now();
  const returnedMs = (await returning) - openedAtMs;
  await delay(AFTER_MS);
  const { said, read, lost, doubled, load } = await pages.call('finish');
  await pages.stop();
  const stored = await countStored(
    uri,
    bookings.map(({ roomid }) => roomid),
  );
  await next.stop();
  return {
    lost:
      lost + Math.max(0, said - stored.messages) + Math.max(0, read * SAMPLES_PER_BATCH - stored.distinct),
    doubled: doubled + Math.max(0, stored.messages - said) + stored.samples - stored.distinct,
    returnedMs,
    load,
  };
}

/** Messages and samples of these rooms; two samples of one room at one instant are the same sample twice. */
async function countStored(uri: string, roomids: string[]) {
  const database = await openDatabase(uri);
  const messages = await database.roomEvents.countDocuments({ roomid: { $in: roomids }, kind: 'chat' });
  const buckets = await database.readingBuckets.find({ roomid: { $in: roomids } });
  const samples = buckets.flatMap(({ roomid, data, minute }) =>
    data.flatMap((block) => unpackSamples(block, minute).map(([t]) => `${roomid} ${t}`)),
  );
  await database.close();
  return { messages, samples: samples.length, distinct: new Set(samples).size };
}
