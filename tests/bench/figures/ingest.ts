import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Figure, Line } from '../figure.ts';
import { isWhole, type LoadResult } from '../load/openLoop.ts';
import type { BareIngest } from '../processes/bareIngest.ts';
import { type Measured, processorTime } from '../processorTime.ts';
import { SAMPLES_PER_BATCH, SAMPLES_PER_DELIVERY } from '../readings.ts';
import { startOurs } from '../relays.ts';
import { startChild } from '../rpc.ts';

const RUNS = 5;
const ROOMS = 250;
/** What a thousand learners' pages read, for both alike: near what one insert each can do on two cores. */
const SAMPLES_PER_SECOND = 2_000;
/** Enough that what is measured afterwards runs compiled, as it does in a service that is up for days. */
const WARM_UP_PER_SECOND = 300;
/** As long as the service takes from one look after its rooms to the next: each run has one. */
const SECONDS = 5;
const JOINS_PER_SECOND = 100;

interface Run {
  usPerSample: number;
  p99Ms: number;
  load: number;
}

/** Learners' readings stored: the processor time that every process behind the page takes for one sample. */
export const ingestFigure: Figure = {
  name: 'ingest',
  async run(note) {
    const relay = await startOurs();
    const env = { MONGODB_URI: relay.databaseUri };
    const bare = await startChild<BareIngest>('./processes/bareIngest.ts', env);
    const { database, server, generator, url, dialect } = relay;
    const change = { readingConsent: true, startsAt: new Date(Date.now() - 20 * MINUTE_MS) };
    const entries = await relay.entries(ROOMS, change);
    await generator.call('enter', { url, dialect, entries, ratePerSecond: JOINS_PER_SECOND });
    await generator.call('untilNegotiating');

    const send = (samples: number, ratePerSecond = SAMPLES_PER_SECOND / samples) =>
      generator.call('readings', { ratePerSecond, seconds: SECONDS, samples });
    const insert = () => bare.call('insert', { ratePerSecond: SAMPLES_PER_SECOND, seconds: SECONDS });
    const takes = {
      ours: () => costOf([database, server], () => send(SAMPLES_PER_DELIVERY)),
      bare: () => costOf([database, bare], insert),
      small: () => costOf([database, server], () => send(SAMPLES_PER_BATCH)),
    };
    const runs = { ours: [] as Run[], bare: [] as Run[], small: [] as Run[] };
    for (const samples of [SAMPLES_PER_DELIVERY, SAMPLES_PER_BATCH]) await send(samples, WARM_UP_PER_SECOND);
    await insert();
    for (let run = 0; run < RUNS; run++) {
      for (const name of ['ours', 'bare', 'small'] as const) {
        runs[name].push(await takes[name]());
        note(`run ${run + 1}, ${name}: ${JSON.stringify(runs[name].at(-1))}`);
      }
    }
    await bare.stop();
    await relay.stop();
    return lines(runs);
  },
};

/** What the work takes beyond what the same processes take in as long a time in which nothing is sent. */
async function costOf(servers: Measured[], work: () => Promise<LoadResult>): Promise<Run> {
  let result: LoadResult | undefined;
  const usedMs = await processorTime(servers, SECONDS, async () => {
    result = await work();
  });
  if (!result || !isWhole(result)) throw new Error(`Not everything was stored: ${JSON.stringify(result)}`);
  return {
    usPerSample: (1_000 * usedMs) / (SAMPLES_PER_SECOND * SECONDS),
    p99Ms: result.p99Ms,
    load: result.load,
  };
}

function lines({ ours, bare, small }: Record<'ours' | 'bare' | 'small', Run[]>): Line[] {
  return [
    {
      name: 'readings: processor time per sample, against one insert each',
      unit: 'µs',
      ours: ours.map(({ usPerSample }) => usPerSample),
      bare: bare.map(({ usPerSample }) => usPerSample),
      target: { of: 'ratio', atMost: 0.1 },
      generatorLoad: Math.max(...ours.map(({ load }) => load)),
    },
    {
      name: `readings: the same if ${SAMPLES_PER_BATCH} samples travelled at a time`,
      unit: 'µs',
      ours: small.map(({ usPerSample }) => usPerSample),
      bare: bare.map(({ usPerSample }) => usPerSample),
    },
    {
      name: 'readings: a batch is acknowledged, against one insert each, p99',
      unit: 'ms',
      ours: ours.map(({ p99Ms }) => p99Ms),
      bare: bare.map(({ p99Ms }) => p99Ms),
    },
  ];
}
