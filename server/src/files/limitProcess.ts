import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ProcessLimits } from './processWatch.ts';

/** Lowers the priority of this process, and kills it when it uses more than these limits. */
export function limitProcess(limits: ProcessLimits): void {
  setPriority(constants.priority.PRIORITY_LOW);
  new Worker(new URL('./processWatch.ts', import.meta.url), { workerData: limits }).unref();
}
