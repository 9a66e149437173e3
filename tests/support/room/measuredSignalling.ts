import { loadConfig } from '@preproom/signalling/config';
import { startSignalling } from '@preproom/signalling/startSignalling';

/** What the process says of itself when it is asked. */
export interface Measures {
  /** Bytes, after everything that can be collected was. */
  heapUsed: number;
  /** Whether somebody managed to put something onto every object. */
  isPolluted: boolean;
}

// The signalling service as a child process that can be asked how it is; run with --expose-gc.
const { url } = await startSignalling(loadConfig(process.env));
process.on('message', () => {
  gc?.();
  const isPolluted = 'polluted' in {} || 'polluted' in [] || 'polluted' in (() => {});
  process.send?.({ heapUsed: process.memoryUsage().heapUsed, isPolluted } satisfies Measures);
});
process.send?.(url);
