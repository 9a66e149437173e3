import {
  FIRST_READING_MINUTE,
  LAST_READING_MINUTE,
  readingMinute,
} from '@preproom/models/contract/room/readings';
import type { Clock } from '../lib/clock.ts';
import type { FaceReader, ReadFrame } from './capture/faceReader.ts';
import { createModePolicy, type DeviceMode, FRAMES_PER_SECOND } from './capture/modePolicy.ts';
import type { PageLife } from './core/pageLife.ts';
import { createBatchCutter, type UnnumberedBatch } from './delivery/batchCutter.ts';
import type { PipelineStep, ReadingPipeline } from './measure/readingPipeline.ts';
import {
  createProblemFilter,
  type ExpressionReadingState,
  pauseReason,
  READING_OFF,
  roundedProgress,
} from './readingState.ts';

export interface ReadingRunOptions {
  roomid: string;
  /** SHA-256 of the face model. */
  model: string;
  /** Milliseconds since the session's start by the server's clock. */
  sessionMs: () => number;
  /** The learner's own camera track as it is now (never a shared screen); null: none. */
  getVideoTrack: () => MediaStreamTrack | null;
  reader: FaceReader;
  /** Outlives the run, and with it the resting face. */
  pipeline: ReadingPipeline;
  clock: Clock;
  page: PageLife;
}

export interface ReadingRunListener {
  onState(state: ExpressionReadingState): void;
  onBatch(batch: UnnumberedBatch): void;
}

/** Reading from a start to its stop. */
export interface ReadingRun {
  recalibrate(): void;
  renewPose(): void;
  /** Hands over what was read until now. */
  stop(): void;
  /** Drops what was not handed over yet. */
  abandon(): void;
}

/** The track and the page are looked at this often: their events differ too much between browsers. */
const LOOK_EVERY_MS = 500;

export function startReadingRun(
  options: ReadingRunOptions,
  { onState, onBatch }: ReadingRunListener,
): ReadingRun {
  const { reader, pipeline, clock, page } = options;
  const cutter = createBatchCutter(options);
  let filterProblem = createProblemFilter();
  let policy = createModePolicy({ onMainThread: false });
  let mode: DeviceMode = 'full';
  let isPaused = false;
  /** The state while nothing is in the way. */
  let working: ExpressionReadingState = { status: 'starting' };

  function look() {
    const track = options.getVideoTrack();
    const reason = pauseReason(page.isHidden(), track);
    reader.setTrack(reason === 'camera_off' ? null : track);
    reader.setFramesPerSecond(reason ? 0 : FRAMES_PER_SECOND[mode]);
    if (reason && !isPaused) pause();
    isPaused = reason !== null;
    onState(reason ? { status: 'paused', reason } : working);
  }

  function pause() {
    policy.pause();
    filterProblem = createProblemFilter();
    finishBatch();
  }

  function finishBatch() {
    const batch = cutter.cut();
    if (batch) onBatch(batch);
  }

  function read(frame: ReadFrame) {
    if (isPaused) return;
    mode = policy.add(frame);
    reader.setFramesPerSecond(FRAMES_PER_SECOND[mode]);
    if (mode === 'none') {
      finishBatch();
      working = { status: 'unavailable', reason: 'too_slow' };
    } else {
      const t = Math.round(options.sessionMs() - (clock.performanceNow() - 1000 * frame.seconds));
      const step = pipeline.add(frame, t, mode);
      gather(frame.seconds, t, step, mode);
      working = workingState(step, mode, filterProblem(frame.seconds, step.problem));
    }
    onState(working);
  }

  function gather(
    seconds: number,
    t: number,
    { emitted, problem }: PipelineStep,
    cutMode: 'full' | 'reduced',
  ) {
    const finished = cutter.frame({ seconds, t, usable: problem === null, mode: cutMode });
    if (finished) onBatch(finished);
    if (emitted && isInSession(emitted.t)) cutter.add(emitted);
  }

  function stop() {
    stopLooking();
    unsubscribe();
    reader.stop();
  }

  const stopLooking = clock.every(LOOK_EVERY_MS, look);
  const unsubscribe = page.subscribe(look);
  reader.start({
    onReady({ onMainThread }) {
      policy = createModePolicy({ onMainThread });
      mode = onMainThread ? 'reduced' : 'full';
      look();
    },
    onFrame: read,
    onUnavailable() {
      stop();
      finishBatch();
      onState({ status: 'unavailable', reason: 'failed' });
    },
  });
  look();
  return {
    recalibrate() {
      finishBatch();
      pipeline.recalibrate();
    },
    renewPose: pipeline.renewPose,
    stop() {
      stop();
      finishBatch();
      onState(READING_OFF);
    },
    abandon() {
      stop();
      onState(READING_OFF);
    },
  };
}

function workingState(
  { calibrating, moved }: PipelineStep,
  mode: 'full' | 'reduced',
  problem: PipelineStep['problem'],
): ExpressionReadingState {
  if (calibrating !== null) return { status: 'calibrating', progress: roundedProgress(calibrating), problem };
  return { status: 'reading', mode, problem, hasMoved: moved };
}

/** Outside of it no server takes readings. */
function isInSession(t: number): boolean {
  return readingMinute(t) >= FIRST_READING_MINUTE && readingMinute(t) <= LAST_READING_MINUTE;
}
