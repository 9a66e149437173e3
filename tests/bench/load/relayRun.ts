import { evenSchedule } from '../schedule.ts';
import { percentile } from '../statistics.ts';
import { measureLoad } from './ownLoad.ts';
import type { PeerListener, RoomPeer } from './roomPeer.ts';

export interface RelayOrder {
  ratePerSecond: number;
  seconds: number;
}

export interface RelayResult {
  p50Ms: number;
  p99Ms: number;
  /** Messages that never came, and answers that never came or were refusals. */
  lost: number;
  unanswered: number;
  refused: number;
  /** Given up because far too much was under way. */
  overloaded: boolean;
  load: number;
}

/** So much of the rate may be under way before the run is given up. */
const MOST_BEHIND_SECONDS = 0.4;
const DRAIN_PATIENCE_MS = 4_000;

/** Sends messages round the peers at this rate and measures each from the moment it was due to the moment it has come. */
export function runRelay(peers: readonly RoomPeer[], order: RelayOrder): Promise<RelayResult> {
  const { ratePerSecond, seconds } = order;
  const schedule = evenSchedule(performance.now() + 1, ratePerSecond, seconds);
  const latencies: number[] = [];
  const [done, own] = [Promise.withResolvers<RelayResult>(), measureLoad()];
  let [sent, answered, refused, load] = [0, 0, 0, 0];
  let [overloaded, sentAllAt] = [false, 0];

  const listener: PeerListener = {
    onRelayed: (index) => latencies.push(performance.now() - schedule.dueMs(index)),
    onAnswered: () => answered++,
    onRefused: () => refused++,
  };
  for (const peer of peers) peer.prepare(listener);

  const sendDue = () => {
    const due = schedule.dueBy(performance.now());
    for (; sent < due; sent++) peers[sent % peers.length]?.send(sent);
    overloaded ||= sent - latencies.length > Math.max(50, MOST_BEHIND_SECONDS * ratePerSecond);
    if (sent < schedule.count && !overloaded) return void setTimeout(sendDue, 1);
    load = own();
    sentAllAt = performance.now();
    finish();
  };
  const finish = () => {
    const isQuiet = latencies.length === sent && answered + refused === sent;
    if (!isQuiet && performance.now() - sentAllAt < DRAIN_PATIENCE_MS) return void setTimeout(finish, 5);
    done.resolve({
      p50Ms: percentile(latencies, 0.5),
      p99Ms: percentile(latencies, 0.99),
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
