import { access } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const STUCK_AFTER_MS = 1_000;

/** Whether libuv's threads, which files and passwords need, take up a new job in time. There is never more than one job waiting. */
export function createThreadPoolProbe(): () => Promise<boolean> {
  let waiting: Promise<true> | null = null;
  return async () => {
    waiting ??= access('.')
      .then(
        () => true as const,
        () => true as const,
      )
      .finally(() => {
        waiting = null;
      });
    const timer = new AbortController();
    const late = setTimeout(STUCK_AFTER_MS, false, { signal: timer.signal }).catch(() => false);
    return Promise.race([waiting, late]).finally(() => timer.abort());
  };
}
