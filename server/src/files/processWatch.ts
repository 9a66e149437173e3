import { workerData } from 'node:worker_threads';

// A thread of its own, since decoding keeps the main one busy. Whatever the decoder does, the process ends above a limit.

export interface ProcessLimits {
  bytes: number;
  cpuMs: number;
}

const WATCH_EVERY_MS = 10;
const { bytes, cpuMs }: ProcessLimits = workerData;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooMuch = process.memoryUsage.rss() > bytes || user + system > cpuMs * 1_000;
  if (isTooMuch) process.kill(process.pid, 'SIGKILL');
}, WATCH_EVERY_MS);
