import type { Figure, Line } from '../figure.ts';
import type { RelayResult } from '../load/relayRun.ts';
import { highestRate } from '../rateSearch.ts';
import { type Relay, startBare, startOurs } from '../relays.ts';

const RUNS = 5;
const JOINS_PER_SECOND = 200;
const PROBE_SECONDS = 0.8;
const FIRST_GUESS = 6_000;
/** The first search goes far in few steps, the others begin where the one before ended. */
const [FIRST_STEP, NEXT_STEP] = [1.6, 1.15];
const LATENCY_SECONDS = 2;
const MOST_P99_MS = 50;

/**
 * `latencyRate` is one that the limits of two people allow (30 messages a second each); with one room, or a hundred, they do not
 * allow as much as a server can carry, so there the highest rate is found with the limits' numbers out of reach.
 */
const SIZES = [
  { rooms: 1, latencyRate: 50, limitsOutOfReach: true },
  { rooms: 100, latencyRate: 1_000, limitsOutOfReach: true },
  { rooms: 500, latencyRate: 1_000, limitsOutOfReach: false },
];

/** Signals from one page to the other: how long they take, and how many a second can be carried. */
export const relayFigures: readonly Figure[] = SIZES.map((size) => ({
  name: `relay-${size.rooms}`,
  run: (note) => relayAt(size, note),
}));

interface Run {
  p50Ms: number;
  p99Ms: number;
  rate: number;
  load: number;
}

async function relayAt(size: (typeof SIZES)[number], note: (progress: string) => void): Promise<Line[]> {
  const relays = {
    ours: await startOurs(size),
    bare: await startBare('socketIo'),
    ws: await startBare('plain'),
  };
  const runs = { ours: [] as Run[], bare: [] as Run[], ws: [] as Run[] };
  try {
    for (const relay of Object.values(relays)) await enter(relay, size.rooms);
    for (let run = 0; run < RUNS; run++) {
      for (const name of ['ours', 'bare', 'ws'] as const) {
        const done = await runOnce(relays[name], size.latencyRate, runs[name].at(-1)?.rate);
        runs[name].push(done);
        note(`${size.rooms} rooms, run ${run + 1}, ${name}: ${JSON.stringify(done)}`);
      }
    }
  } finally {
    for (const relay of Object.values(relays)) await relay.stop();
  }
  return [
    ...linesAgainst('Socket.IO', size.rooms, runs.ours, runs.bare),
    ...linesAgainst('ws', size.rooms, runs.ours, runs.ws),
  ];
}

async function enter(relay: Relay, rooms: number): Promise<void> {
  const { url, dialect, generator } = relay;
  const entries = await relay.entries(rooms);
  await generator.call('enter', { url, dialect, entries, ratePerSecond: JOINS_PER_SECOND });
  if (relay.negotiates) await generator.call('untilNegotiating');
}

async function runOnce({ generator }: Relay, latencyRate: number, lastRate?: number): Promise<Run> {
  const relay = (ratePerSecond: number, seconds: number) =>
    generator.call('relay', { ratePerSecond, seconds });
  const { p50Ms, p99Ms, ...quiet } = await relay(latencyRate, LATENCY_SECONDS);
  if (!isWhole(quiet)) throw new Error(`Messages were lost: ${JSON.stringify(quiet)}`);
  let load = 0;
  const holds = async (ratePerSecond: number) => {
    const result = await relay(ratePerSecond, PROBE_SECONDS);
    const doesHold = isWhole(result) && result.p99Ms < MOST_P99_MS;
    if (doesHold) load = result.load;
    return doesHold;
  };
  const rate = await highestRate(holds, lastRate ?? FIRST_GUESS, lastRate ? NEXT_STEP : FIRST_STEP);
  return { p50Ms, p99Ms, rate, load: Math.max(load, quiet.load) };
}

function isWhole({ overloaded, lost, unanswered, refused }: Omit<RelayResult, 'p50Ms' | 'p99Ms'>): boolean {
  return !overloaded && lost + unanswered + refused === 0;
}

function linesAgainst(baseline: string, rooms: number, ours: Run[], bare: Run[]): Line[] {
  const generatorLoad = Math.max(...ours.map(({ load }) => load), ...bare.map(({ load }) => load));
  const line = (what: string, unit: string, pick: (run: Run) => number): Line => ({
    name: `relay, rooms: ${rooms}, against ${baseline}: ${what}`,
    unit,
    ours: ours.map(pick),
    bare: bare.map(pick),
    generatorLoad,
  });
  const rate = line(`highest rate at p99 < ${MOST_P99_MS} ms`, 'messages/s', (run) => run.rate);
  return [
    line('latency, p50', 'ms', (run) => run.p50Ms),
    line('latency, p99', 'ms', (run) => run.p99Ms),
    baseline === 'Socket.IO' ? { ...rate, target: { of: 'ratio', atLeast: 0.8 } } : rate,
  ];
}
