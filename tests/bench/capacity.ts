import { isWhole, type LoadOrder, type LoadResult } from './load/openLoop.ts';
import { highestRate } from './rateSearch.ts';

export const MOST_P99_MS = 50;
const PROBE_SECONDS = 0.8;
const LATENCY_SECONDS = 2;
/** The first search goes far in few steps, the others begin where the one before ended. */
const [FIRST_STEP, NEXT_STEP] = [1.6, 1.15];

/** One run of one server: latencies at a rate that is easy, and the highest rate at p99 below 50 ms. */
export interface Capacity {
  p50Ms: number;
  p99Ms: number;
  /** A second. */
  rate: number;
  generatorLoad: number;
}

export interface Rates {
  easy: number;
  firstGuess: number;
  /** What the run before has found. */
  last: number | undefined;
}

/** Throws when something is lost at the easy rate. */
export async function measureCapacity(
  send: (order: LoadOrder) => Promise<LoadResult>,
  { easy, firstGuess, last }: Rates,
): Promise<Capacity> {
  const quiet = await send({ ratePerSecond: easy, seconds: LATENCY_SECONDS });
  if (!isWhole(quiet)) throw new Error(`Not everything came through: ${JSON.stringify(quiet)}`);
  let load = 0;
  const holds = async (ratePerSecond: number) => {
    const result = await send({ ratePerSecond, seconds: PROBE_SECONDS, givesUp: true });
    const doesHold = isWhole(result) && result.p99Ms < MOST_P99_MS;
    if (doesHold) load = result.load;
    return doesHold;
  };
  const rate = await highestRate(holds, last ?? firstGuess, last ? NEXT_STEP : FIRST_STEP);
  return { p50Ms: quiet.p50Ms, p99Ms: quiet.p99Ms, rate, generatorLoad: Math.max(load, quiet.load) };
}
