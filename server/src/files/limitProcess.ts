import { Worker } from 'node:worker_threads';
import type { ProcessLimits } from './processWatch.ts';

/** Kills this process when it uses more than these limits. */
export function limitProcess(limits: ProcessLimits): void {
  new Worker(new URL('./processWatch.ts', import.meta.url), { workerData: limits }).unref();
}
