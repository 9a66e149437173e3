import { evenSchedule } from '../schedule.ts';
import { percentile } from '../statistics.ts';
import { measureLoad } from './ownLoad.ts';

export interface LoadOrder {
  ratePerSecond: number;
  seconds: number;
  /** Gives up when far too much is under way: the rate is above what can be carried. */
  givesUp?: boolean;
}

export interface LoadResult {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** What never came through, and answers that never came or were refusals. */
  lost: number;
  unanswered: number;
  refused: number;
  /** Given up because far too much was under way. */
  overloaded: boolean;
  load: number;
}

/** Told what becomes of what was sent. */
export interface Outcomes {
  /** The message with this index is where it was sent to. */
  onArrived(index: number): void;
  onAnswered(index: number): void;
  onRefused(): void;
}

/** So much of the rate may be under way before the run is given up. */
const MOST_BEHIND_SECONDS = 0.4;
const DRAIN_PATIENCE_MS = 10_000;

/**
 * Sends at this rate whatever becomes of it, and measures each message from the moment it was due to the moment it has arrived.
 * `prepare` is given where outcomes are told, and returns what sends.
 */
export function runOpenLoop(
  { ratePerSecond, seconds, givesUp = false }: LoadOrder,
  prepare: (outcomes: Outcomes) => (index: number) => void,
): Promise<LoadResult> {
  const schedule = evenSchedule(performance.now() + 1, ratePerSecond, seconds);
  const latencies: number[] = [];
  const [done, ownLoad] = [Promise.withResolvers<LoadResult>(), measureLoad()];
  let [sent, answered, refused, load] = [0, 0, 0, 0];
  let [overloaded, sentAllAt] = [false, 0];
  const send = prepare({
    onArrived: (index) => latencies.push(performance.now() - schedule.dueMs(index)),
    onAnswered: () => answered++,
    onRefused: () => refused++,
  });

  const sendDue = () => {
    const due = schedule.dueBy(performance.now());
    for (; sent < due; sent++) send(sent);
    overloaded = givesUp && sent - latencies.length > Math.max(50, MOST_BEHIND_SECONDS * ratePerSecond);
    if (sent < schedule.count && !overloaded) return void setTimeout(sendDue, 1);
    load = ownLoad();
    sentAllAt = performance.now();
    finish();
  };
  const finish = () => {
    const isQuiet = latencies.length === sent && answered + refused === sent;
    if (!isQuiet && performance.now() - sentAllAt < DRAIN_PATIENCE_MS) return void setTimeout(finish, 5);
    done.resolve({
      p50Ms: percentile(latencies, 0.5),
      p99Ms: percentile(latencies, 0.99),
      maxMs: percentile(latencies, 1),
      lost: sent - latencies.length,
      unanswered: sent - answered - refused,
      refused,
      overloaded,
      load,
    });
  };
  sendDue();
  return done.promise;
}

/** Whether everything that was sent came through. */
export function isWhole({ overloaded, lost, unanswered, refused }: LoadResult): boolean {
  return !overloaded && lost + unanswered + refused === 0;
}
