import { READINGS_PER_SECOND } from '@preproom/models/contract/readings';
import type { Figure, Line } from '../figure.ts';
import { isWhole, type LoadResult } from '../load/openLoop.ts';
import type { BareIngest } from '../processes/bareIngest.ts';
import { LARGE_BATCH, SAMPLES_PER_BATCH } from '../readings.ts';
import { startOurs } from '../relays.ts';
import { type Child, startChild } from '../rpc.ts';

const RUNS = 5;
const ROOMS = 250;
/** As many as the pages of all learners read. */
const SAMPLES_PER_SECOND = ROOMS * READINGS_PER_SECOND;
const SECONDS = 4;
const JOINS_PER_SECOND = 100;
const MINUTE_MS = 60_000;

interface Run {
  usPerSample: number;
  p99Ms: number;
  load: number;
}

/** 250 learners' readings stored: the processor time that every process behind the page takes for one sample. */
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

    const batchesOf = (samples: number) => ({
      ratePerSecond: SAMPLES_PER_SECOND / samples,
      seconds: SECONDS,
      samples,
    });
    const takes = {
      ours: () => costOf([database, server], () => generator.call('readings', batchesOf(SAMPLES_PER_BATCH))),
      bare: () =>
        costOf([database, bare], () =>
          bare.call('insert', { ratePerSecond: SAMPLES_PER_SECOND, seconds: SECONDS }),
        ),
      large: () => costOf([database, server], () => generator.call('readings', batchesOf(LARGE_BATCH))),
    };
    const runs = { ours: [] as Run[], bare: [] as Run[], large: [] as Run[] };
    for (const take of Object.values(takes)) await take();
    for (let run = 0; run < RUNS; run++) {
      for (const name of ['ours', 'bare', 'large'] as const) {
        runs[name].push(await takes[name]());
        note(`run ${run + 1}, ${name}: ${JSON.stringify(runs[name].at(-1))}`);
      }
    }
    await bare.stop();
    await relay.stop();
    return lines(runs);
  },
};

type Measured = Child<{ cpuMs: () => number }>;

async function costOf(servers: Measured[], work: () => Promise<LoadResult>): Promise<Run> {
  const cpuMs = async () => {
    const each = await Promise.all(servers.map((server) => server.call('cpuMs')));
    return each.reduce((sum, ms) => sum + ms, 0);
  };
  const before = await cpuMs();
  const result = await work();
  const used = (await cpuMs()) - before;
  if (!isWhole(result)) throw new Error(`Not everything was stored: ${JSON.stringify(result)}`);
  return {
    usPerSample: (1_000 * used) / (SAMPLES_PER_SECOND * SECONDS),
    p99Ms: result.p99Ms,
    load: result.load,
  };
}

function lines({ ours, bare, large }: Record<'ours' | 'bare' | 'large', Run[]>): Line[] {
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
      name: `readings: the same if batches held ${LARGE_BATCH} samples`,
      unit: 'µs',
      ours: large.map(({ usPerSample }) => usPerSample),
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
