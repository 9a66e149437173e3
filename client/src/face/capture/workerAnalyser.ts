import type { Clock } from '../../lib/clock.ts';
import { type Analyser, type AnalyserAssets, AnalyserError, type Analysis } from './analyser.ts';
import type { FromReaderWorker, ToReaderWorker } from './workerProtocol.ts';

/** A worker that sends nothing for this long while a reply is due counts as failed. */
const SILENCE_MS = 10_000;
/** The longest time to load, even if the worker still reports that it is alive. */
const LONGEST_START_MS = 60_000;

interface Waiter {
  resolve: (analysis: Analysis) => void;
  reject: (error: AnalyserError) => void;
}

export function createReaderWorker(): Worker {
  return new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module', name: 'face-reader' });
}

/** Analyses frames in a module worker. One frame at a time. */
export function createWorkerAnalyser(worker: Worker, assets: AnalyserAssets, clock: Clock): Analyser {
  const ready = Promise.withResolvers<void>();
  let waiter: Waiter | null = null;
  let cancelSilence = () => {};
  const cancelStart = clock.after(LONGEST_START_MS, () => fail(new AnalyserError('start took too long')));

  function expectSign() {
    cancelSilence();
    cancelSilence = clock.after(SILENCE_MS, () => fail(new AnalyserError('the worker is silent')));
  }

  function expectNothing() {
    cancelSilence();
    cancelStart();
  }

  function fail(error: AnalyserError) {
    stop();
    ready.reject(error);
    waiter?.reject(error);
    waiter = null;
  }

  function stop() {
    expectNothing();
    worker.terminate();
  }

  worker.onmessage = ({ data }: MessageEvent<FromReaderWorker>) => {
    if (data.type === 'alive') return expectSign();
    if (data.type === 'failed') return fail(new AnalyserError(data.message));
    expectNothing();
    if (data.type === 'ready') return ready.resolve();
    waiter?.resolve({ face: data.face, inferenceMs: data.inferenceMs });
    waiter = null;
  };
  worker.onerror = ({ message }) => fail(new AnalyserError(`worker: ${message}`));

  const post = (message: ToReaderWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  post({ type: 'start', ...assets });
  expectSign();
  return {
    ready: ready.promise,
    analyse(frame, atMs) {
      post({ type: 'frame', frame, atMs }, [frame]);
      expectSign();
      return new Promise((resolve, reject) => {
        waiter = { resolve, reject };
      });
    },
    stop,
  };
}
