import type { Figure, Line } from '../figure.ts';
import { isWhole, type LoadResult } from '../load/openLoop.ts';
import type { BareIngest } from '../processes/bareIngest.ts';
import { SAMPLES_PER_BATCH } from '../readings.ts';
import { startOurs } from '../relays.ts';
import { type Child, startChild } from '../rpc.ts';

const RUNS = 5;
const ROOMS = 250;
/** Each learner's page sends one batch every two seconds. */
const BATCHES_PER_SECOND = ROOMS / 2;
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

    const batches = { ratePerSecond: BATCHES_PER_SECOND, seconds: SECONDS };
    const samples = { ratePerSecond: BATCHES_PER_SECOND * SAMPLES_PER_BATCH, seconds: SECONDS };
    const takeOurs = () => costOf([database, server], () => generator.call('readings', batches));
    const takeBare = () => costOf([database, bare], () => bare.call('insert', samples));
    const runs = { ours: [] as Run[], bare: [] as Run[] };
    await takeOurs();
    await takeBare();
    for (let run = 0; run < RUNS; run++) {
      runs.ours.push(await takeOurs());
      runs.bare.push(await takeBare());
      note(`run ${run + 1}: ${JSON.stringify([runs.ours.at(-1), runs.bare.at(-1)])}`);
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
  const samples = BATCHES_PER_SECOND * SECONDS * SAMPLES_PER_BATCH;
  return { usPerSample: (1_000 * used) / samples, p99Ms: result.p99Ms, load: result.load };
}

function lines({ ours, bare }: Record<'ours' | 'bare', Run[]>): Line[] {
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
      name: 'readings: a batch is acknowledged, against one insert each, p99',
      unit: 'ms',
      ours: ours.map(({ p99Ms }) => p99Ms),
      bare: bare.map(({ p99Ms }) => p99Ms),
    },
  ];
}
