import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { batchOfRound } from '../readings.ts';
import { serve } from '../rpc.ts';
import { evenSchedule } from '../schedule.ts';
import { percentile } from '../statistics.ts';
import { batchOfKeys } from '../typing.ts';
import { DIALECTS, type DialectName, type Entry } from './dialects.ts';
import { type LoadOrder, runOpenLoop } from './openLoop.ts';
import { measureLoad } from './ownLoad.ts';
import { RoomPeer } from './roomPeer.ts';

export interface EnterOrder {
  dialect: DialectName;
  url: string;
  /** Both people of each room, one after the other. */
  entries: Entry[];
  ratePerSecond: number;
}

export interface EnterResult {
  p50Ms: number;
  p99Ms: number;
  load: number;
}

const NEGOTIATION_PATIENCE_MS = 10_000;
let peers: RoomPeer[] = [];
/** How many batches of each size every learner has sent. */
const rounds = new Map<number, number>();

const methods = {
  /** Lets people in at this rate, whether or not those before them are in already; resolves when all are. */
  async enter({ dialect, url, entries, ratePerSecond }: EnterOrder): Promise<EnterResult> {
    const own = measureLoad();
    const schedule = evenSchedule(performance.now(), ratePerSecond, entries.length / ratePerSecond);
    const latencies = entries.map(async (entry, i) => {
      await delay(Math.max(0, schedule.dueMs(i) - performance.now()));
      const peer = new RoomPeer(DIALECTS[dialect]);
      peers[i] = peer;
      await peer.enter(url, entry);
      return performance.now() - schedule.dueMs(i);
    });
    const ms = await Promise.all(latencies);
    return { p50Ms: percentile(ms, 0.5), p99Ms: percentile(ms, 0.99), load: own() };
  },
  /** Resolves once every room has begun to negotiate. */
  async untilNegotiating(): Promise<void> {
    const deadline = performance.now() + NEGOTIATION_PATIENCE_MS;
    while (!peers.every((peer) => peer.hasNegotiation)) {
      if (performance.now() > deadline) throw new Error('Not every room negotiates.');
      await delay(20);
    }
  },
  /** Sends messages round the peers at this rate. */
  relay: (order: LoadOrder) =>
    runOpenLoop(order, (outcomes) => {
      for (const peer of peers) peer.prepare(outcomes);
      return (index) => peers[index % peers.length]?.send(index);
    }),
  /** The learners' pages send their next batch of so many samples, one page after the other at this rate. */
  readings({ samples, ...order }: LoadOrder & { samples: number }) {
    const learners = peers.filter((_, i) => i % 2 === 0);
    const firstRound = rounds.get(samples) ?? 0;
    const more = Math.ceil((order.ratePerSecond * order.seconds) / learners.length);
    rounds.set(samples, firstRound + more);
    return runOpenLoop(order, (outcomes) => {
      const onAnswered = (index: number) => {
        outcomes.onArrived(index);
        outcomes.onAnswered(index);
      };
      for (const learner of learners) learner.prepare({ ...outcomes, onAnswered });
      return (index) => {
        const round = firstRound + Math.floor(index / learners.length);
        const learner = learners[index % learners.length];
        learner?.ask(index, 'readings:send', batchOfRound(learner.roomid, round, samples));
      };
    });
  },
  /** Everybody's page sends its next batch of so many keys of code, one page after the other at this rate. */
  typing({ keys, ...order }: LoadOrder & { keys: number }) {
    return runOpenLoop(order, (outcomes) => {
      const onAnswered = (index: number) => {
        outcomes.onArrived(index);
        outcomes.onAnswered(index);
      };
      for (const peer of peers) peer.prepare({ ...outcomes, onAnswered });
      return (index) => {
        const peer = peers[index % peers.length];
        const round = Math.floor(index / peers.length);
        peer?.ask(index, 'code:send', batchOfKeys(peer.roomid, index % 2 === 0 ? 0 : 1, round, keys));
      };
    });
  },
  /** Everybody writes, one after the other at this rate. */
  chat(order: LoadOrder) {
    return runOpenLoop(order, (outcomes) => {
      const onAnswered = (index: number) => {
        outcomes.onArrived(index);
        outcomes.onAnswered(index);
      };
      for (const peer of peers) peer.prepare({ ...outcomes, onAnswered });
      return (index) =>
        peers[index % peers.length]?.ask(index, 'chat:send', {
          id: randomUUID(),
          text: 'Could you say more?',
        });
    });
  },
  leave(): void {
    for (const peer of peers) peer.close();
    peers = [];
  },
};
export type Generator = typeof methods;

serve(methods);
