import { browserClock, type Clock } from '../../lib/clock.ts';
import type { FaceFrame } from '../measure/faceFrame.ts';
import type { Analyser, AnalyserAssets } from './analyser.ts';
import { createFrameSource, type FrameSource } from './frameSource.ts';
import { createMainThreadAnalyser } from './mainThreadAnalyser.ts';
import { createReaderWorker, createWorkerAnalyser } from './workerAnalyser.ts';

export interface ReadFrame extends FaceFrame {
  inferenceMs: number;
}

export interface FaceReaderListener {
  /** Frames come from now on, analysed in the worker or, where that fails, on the page's own thread. */
  onReady(thread: { onMainThread: boolean }): void;
  onFrame(frame: ReadFrame): void;
  /** Neither thread can read faces here; nothing more comes. */
  onUnavailable(): void;
}

/** Reads the face in a camera track. After `stop` it can be started again. */
export interface FaceReader {
  start(listener: FaceReaderListener): void;
  /** What to look at; null: nothing. The track stays its owner's, and is never stopped here. */
  setTrack(track: MediaStreamTrack | null): void;
  /** 0: do not look now. */
  setFramesPerSecond(framesPerSecond: number): void;
  stop(): void;
}

/** What a reader is made of, in the browser; tests bring their own. */
export interface FaceReaderParts {
  createWorkerAnalyser: () => Analyser;
  createMainThreadAnalyser: () => Analyser;
  createFrameSource: (track: MediaStreamTrack) => FrameSource;
  clock: Clock;
}

/** `wasmUrl` and `modelUrl` may be paths of our own origin. */
export function createFaceReader({ wasmUrl, modelUrl }: AnalyserAssets): FaceReader {
  const assets = {
    wasmUrl: new URL(wasmUrl, location.href).href,
    modelUrl: new URL(modelUrl, location.href).href,
  };
  return createFaceReaderOf({
    createWorkerAnalyser: () => createWorkerAnalyser(createReaderWorker(), assets, browserClock),
    createMainThreadAnalyser: () => createMainThreadAnalyser(assets),
    createFrameSource,
    clock: browserClock,
  });
}

export function createFaceReaderOf(parts: FaceReaderParts): FaceReader {
  let run: Run | null = null;
  let track: MediaStreamTrack | null = null;
  let framesPerSecond = 0;
  return {
    start(listener) {
      run?.stop();
      run = startRun(parts, listener);
      run.setTrack(track);
      run.setFramesPerSecond(framesPerSecond);
    },
    setTrack(next) {
      if (next === track) return;
      track = next;
      run?.setTrack(track);
    },
    setFramesPerSecond(next) {
      if (next === framesPerSecond) return;
      framesPerSecond = next;
      run?.setFramesPerSecond(next);
    },
    stop() {
      run?.stop();
      run = null;
    },
  };
}

interface Run {
  setTrack(track: MediaStreamTrack | null): void;
  setFramesPerSecond(framesPerSecond: number): void;
  stop(): void;
}

/** From a start to its stop: nothing of one run is heard in the next. */
function startRun(parts: FaceReaderParts, listener: FaceReaderListener): Run {
  let analyser: Analyser | null = null;
  let source: FrameSource | null = null;
  let stopped = false;
  let isReady = false;
  let inFlight = false;
  let cancelTimer = () => {};
  let periodMs = 0;
  let dueAtMs = 0;

  function use(next: Analyser, onMainThread: boolean) {
    analyser = next;
    isReady = false;
    inFlight = false;
    next.ready.then(
      () => {
        if (stopped || analyser !== next) return;
        isReady = true;
        listener.onReady({ onMainThread });
      },
      (cause: unknown) => giveUp(next, cause),
    );
  }

  /** The worker is replaced by the main thread; after that there is nothing left to try. */
  function giveUp(failed: Analyser, cause: unknown) {
    if (stopped || analyser !== failed) return;
    failed.stop();
    console.warn('the face reader failed', cause);
    if (failed === worker) return use(parts.createMainThreadAnalyser(), true);
    stop();
    listener.onUnavailable();
  }

  /** The next frame when it is due; at once where the last one took longer than a period, but never a queue of them. */
  function schedule() {
    cancelTimer();
    if (stopped || periodMs === 0) return;
    const nowMs = parts.clock.performanceNow();
    dueAtMs = Math.max(dueAtMs + periodMs, nowMs);
    cancelTimer = parts.clock.after(dueAtMs - nowMs, () => void sample().finally(schedule));
  }

  async function sample() {
    const current = analyser;
    if (!current || !isReady || inFlight || !source) return;
    inFlight = true;
    try {
      const atMs = parts.clock.performanceNow();
      const frame = await source.grab().catch(() => null);
      if (!frame) return;
      if (stopped || analyser !== current) return frame.close();
      const { face, inferenceMs } = await current.analyse(frame, atMs);
      if (!stopped && analyser === current) listener.onFrame({ seconds: atMs / 1000, face, inferenceMs });
    } catch (cause) {
      giveUp(current, cause);
    } finally {
      if (analyser === current) inFlight = false;
    }
  }

  function stop() {
    stopped = true;
    cancelTimer();
    source?.release();
    analyser?.stop();
  }

  const worker = parts.createWorkerAnalyser();
  use(worker, false);
  return {
    setTrack(track) {
      source?.release();
      source = track && parts.createFrameSource(track);
    },
    setFramesPerSecond(framesPerSecond) {
      periodMs = framesPerSecond > 0 ? 1000 / framesPerSecond : 0;
      schedule();
    },
    stop,
  };
}
