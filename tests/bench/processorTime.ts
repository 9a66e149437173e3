import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './rpc.ts';

export type Measured = Child<{ cpuMs: () => number }>;

/** The processor time of these processes while the work is done, in milliseconds, without what they take idle for so long. */
export async function processorTime(
  processes: Measured[],
  idleSeconds: number,
  work: () => Promise<void>,
): Promise<number> {
  const idleMs = await during(processes, () => delay(1_000 * idleSeconds));
  return (await during(processes, work)) - idleMs;
}

async function during(processes: Measured[], work: () => Promise<void>): Promise<number> {
  const cpuMs = async () => {
    const each = await Promise.all(processes.map((one) => one.call('cpuMs')));
    return each.reduce((sum, ms) => sum + ms, 0);
  };
  const before = await cpuMs();
  await work();
  return (await cpuMs()) - before;
}
