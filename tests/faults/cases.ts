import { setTimeout as delay } from 'node:timers/promises';
import type { LineRules } from '../support/line/oneWay.ts';
import type { FaultyCall } from './call.ts';

export interface FaultCase {
  name: string;
  title: string;
  /** What the table looks for: a line that goes on badly, one too narrow for the full picture, or a call that is interrupted. */
  kind: 'bad' | 'narrow' | 'outage';
  /** Begins the fault, waits for its end; after that everything is well again. */
  run(call: FaultyCall): Promise<void>;
}

const BAD_MS = 30_000;

/** The learner's line is like this for a while. */
const badLine =
  (rules: Partial<LineRules>, forMs: number) =>
  async ({ line }: FaultyCall) => {
    line.change(rules);
    await delay(forMs);
    line.change({ isUp: true, lossShare: 0, delayMs: 0, bitsPerSecond: Number.POSITIVE_INFINITY });
  };

const serverAway =
  (forMs: number) =>
  async ({ product }: FaultyCall) => {
    await product.kill();
    await delay(forMs);
    await product.start();
  };

export const CASES: readonly FaultCase[] = [
  { name: 'loss-5', title: '5 % loss', kind: 'bad', run: badLine({ lossShare: 0.05 }, BAD_MS) },
  { name: 'loss-20', title: '20 % loss', kind: 'bad', run: badLine({ lossShare: 0.2 }, BAD_MS) },
  { name: 'delay-300', title: '300 ms delay each way', kind: 'bad', run: badLine({ delayMs: 300 }, BAD_MS) },
  {
    name: 'narrow-200',
    title: '200 kbit/s each way',
    kind: 'narrow',
    run: badLine({ bitsPerSecond: 200_000 }, BAD_MS),
  },
  {
    name: 'narrow-80',
    title: '80 kbit/s each way',
    kind: 'narrow',
    run: badLine({ bitsPerSecond: 80_000 }, BAD_MS),
  },
  { name: 'outage-15', title: 'outage of 15 s', kind: 'outage', run: badLine({ isUp: false }, 15_000) },
  {
    name: 'address',
    title: 'changed address',
    kind: 'outage',
    run: async ({ line }) => line.moveAddress(),
  },
  {
    name: 'relay-restart',
    title: 'relay away for 3 s',
    kind: 'outage',
    run: async ({ relay }) => {
      await relay.kill();
      await delay(3_000);
      await relay.run();
    },
  },
  { name: 'server-10', title: 'server away for 10 s', kind: 'outage', run: serverAway(10_000) },
  { name: 'server-30', title: 'server away for 30 s', kind: 'outage', run: serverAway(30_000) },
];
