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
  /** Frames follow, analysed in the worker or, if that failed, on the main thread. */
  onReady(thread: { onMainThread: boolean }): void;
  onFrame(frame: ReadFrame): void;
  /** Neither the worker nor the main thread can read faces; no more calls follow. */
  onUnavailable(): void;
}

/** Reads the face in a camera track. After `stop` it can be started again. */
export interface FaceReader {
  start(listener: FaceReaderListener): void;
  /** The track to read; null for none. The reader never stops it. */
  setTrack(track: MediaStreamTrack | null): void;
  /** 0 pauses reading. */
  setFramesPerSecond(framesPerSecond: number): void;
  stop(): void;
}

/** The reader's dependencies; tests pass fakes. */
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

/** One run from `start` to `stop`. Late results of an earlier run are ignored. */
function startRun(parts: FaceReaderParts, listener: FaceReaderListener): Run {
  let analyser: Analyser | null = null;
  let source: FrameSource | null = null;
  let stopped = false;
  let isReady = false;
  let inFlight = false;
  const timer = createSampleTimer(parts.clock, sample);

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

  /** Falls back from the worker to the main thread, and gives up if that fails as well. */
  function giveUp(failed: Analyser, cause: unknown) {
    if (stopped || analyser !== failed) return;
    failed.stop();
    console.warn('the face reader failed', cause);
    if (failed === worker) return use(parts.createMainThreadAnalyser(), true);
    stop();
    listener.onUnavailable();
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
    timer.stop();
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
    setFramesPerSecond: timer.setFramesPerSecond,
    stop,
  };
}

/** Calls `sample` at the rate that was set last, one call at a time. */
function createSampleTimer(clock: Clock, sample: () => Promise<void>) {
  let isStopped = false;
  let cancelTimer = () => {};
  let periodMs = 0;
  let dueAtMs = 0;

  /** Schedules the next frame; at once if the last one took longer than a period. Late frames are skipped, not queued. */
  function schedule() {
    cancelTimer();
    if (isStopped || periodMs === 0) return;
    const nowMs = clock.performanceNow();
    dueAtMs = Math.max(dueAtMs + periodMs, nowMs);
    cancelTimer = clock.after(dueAtMs - nowMs, () => void sample().finally(schedule));
  }

  return {
    setFramesPerSecond(framesPerSecond: number) {
      periodMs = framesPerSecond > 0 ? 1000 / framesPerSecond : 0;
      schedule();
    },
    stop() {
      isStopped = true;
      cancelTimer();
    },
  };
}
