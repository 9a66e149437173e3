import { type Capacity, MOST_P99_MS, measureCapacity } from '../capacity.ts';
import type { Figure, Line } from '../figure.ts';
import type { Entry } from '../load/dialects.ts';
import type { Generator } from '../load/generator.ts';
import type { LoadOrder, LoadResult } from '../load/openLoop.ts';
import { type Relay, startBare, startOurs } from '../relays.ts';
import { type Child, startChild } from '../rpc.ts';

const RUNS = 5;
const JOINS_PER_SECOND = 100;
const FIRST_GUESS = 6_000;

/**
 * `easyRate` is one that the limits of two people allow (30 messages a second each); with one room, or a hundred, they do not
 * allow as much as a server can carry, so there the highest rate is found with the limits' numbers out of reach.
 */
const SIZES = [
  { rooms: 1, easyRate: 50, limitsOutOfReach: true },
  { rooms: 100, easyRate: 1_000, limitsOutOfReach: true },
  { rooms: 500, easyRate: 1_000, limitsOutOfReach: false },
];

/** Signals from one page to the other: how long they take, and how many a second can be carried. */
export const relayFigures: readonly Figure[] = SIZES.map((size) => ({
  name: `relay-${size.rooms}`,
  run: (note) => relayAt(size, note),
}));

async function relayAt(size: (typeof SIZES)[number], note: (progress: string) => void): Promise<Line[]> {
  const relays = {
    ours: await startOurs(size),
    bare: await startBare('socketIo'),
    ws: await startBare('plain'),
  };
  const runs = { ours: [] as Capacity[], bare: [] as Capacity[], ws: [] as Capacity[] };
  const second = {
    ours: await startChild<Generator>('./load/generator.ts'),
    bare: await startChild<Generator>('./load/generator.ts'),
    ws: await startChild<Generator>('./load/generator.ts'),
  };
  const generatorsOf = (name: keyof typeof relays) =>
    size.rooms === 1 ? [relays[name].generator] : [relays[name].generator, second[name]];
  try {
    for (const name of ['ours', 'bare', 'ws'] as const)
      await enter(relays[name], generatorsOf(name), size.rooms);
    for (let run = 0; run < RUNS; run++) {
      for (const name of ['ours', 'bare', 'ws'] as const) {
        const rates = { easy: size.easyRate, firstGuess: FIRST_GUESS, last: runs[name].at(-1)?.rate };
        const done = await measureCapacity((order) => relayBy(generatorsOf(name), order), rates);
        runs[name].push(done);
        note(`${size.rooms} rooms, run ${run + 1}, ${name}: ${JSON.stringify(done)}`);
      }
    }
  } finally {
    for (const child of [...Object.values(second), ...Object.values(relays)]) await child.stop();
  }
  const { ours, bare, ws } = runs;
  return [...linesAgainst('Socket.IO', size.rooms, ours, bare), ...linesAgainst('ws', size.rooms, ours, ws)];
}

/** Each generator brings in its share of the rooms. */
async function enter(
  { url, dialect, negotiates, entries }: Relay,
  generators: Child<Generator>[],
  rooms: number,
): Promise<void> {
  const people = await entries(rooms);
  const share = 2 * Math.ceil(rooms / generators.length);
  for (const [i, generator] of generators.entries()) {
    const own: Entry[] = people.slice(i * share, (i + 1) * share);
    await generator.call('enter', { url, dialect, entries: own, ratePerSecond: JOINS_PER_SECOND });
    if (negotiates) await generator.call('untilNegotiating');
  }
}

/** The rate is shared among the generators; of their percentiles and loads the worst counts. */
async function relayBy(generators: Child<Generator>[], order: LoadOrder): Promise<LoadResult> {
  const ratePerSecond = order.ratePerSecond / generators.length;
  const results = await Promise.all(
    generators.map((generator) => generator.call('relay', { ...order, ratePerSecond })),
  );
  const worst = (pick: (result: LoadResult) => number) => Math.max(...results.map(pick));
  const total = (pick: (result: LoadResult) => number) => results.reduce((sum, each) => sum + pick(each), 0);
  return {
    p50Ms: worst(({ p50Ms }) => p50Ms),
    p99Ms: worst(({ p99Ms }) => p99Ms),
    maxMs: worst(({ maxMs }) => maxMs),
    lost: total(({ lost }) => lost),
    unanswered: total(({ unanswered }) => unanswered),
    refused: total(({ refused }) => refused),
    overloaded: results.some(({ overloaded }) => overloaded),
    load: worst(({ load }) => load),
  };
}

function linesAgainst(baseline: string, rooms: number, ours: Capacity[], bare: Capacity[]): Line[] {
  const line = (what: string, unit: string, pick: (run: Capacity) => number): Line => ({
    name: `relay, rooms: ${rooms}, against ${baseline}: ${what}`,
    unit,
    ours: ours.map(pick),
    bare: bare.map(pick),
    generatorLoad: Math.max(...[...ours, ...bare].map(({ generatorLoad }) => generatorLoad)),
  });
  const rate = line(`highest rate at p99 < ${MOST_P99_MS} ms`, 'messages/s', (run) => run.rate);
  return [
    line('latency, p50', 'ms', (run) => run.p50Ms),
    line('latency, p99', 'ms', (run) => run.p99Ms),
    baseline === 'Socket.IO' ? { ...rate, target: { of: 'ratio', atLeast: 0.9 } } : rate,
  ];
}
