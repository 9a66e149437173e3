import type { DrawnPage, DrawPage, PageRequest } from '@preproom/models/contract/http/renderedPage';
import { Piscina } from 'piscina';

/** The rendering gives up after five seconds; this includes the wait for those before it, and ends a thread that is stuck. */
const LONGEST_MS = 15_000;
/** Time without pages after which the thread ends, as it holds a second copy of the client in memory. The next page starts it again. */
const IDLE_MS = 5 * 60_000;
const HEAP_MB = 256;
/** The system gives this thread what others leave. */
const NICE = 10;

/**
 * Draws pages, one after the other, in a thread beside this one: each takes some 20 ms, for which everybody's calls and sockets would
 * wait. A thread that ends, or takes too long, fails the pages that wait for it; the next page has a new one.
 */
export function createDrawing(): DrawPage {
  const pool = new Piscina<{ request: PageRequest; data: unknown }, DrawnPage>({
    filename: new URL('./drawWorker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    niceIncrement: NICE,
    env: {},
  });
  return (request, data) => pool.run({ request, data }, { signal: AbortSignal.timeout(LONGEST_MS) });
}
