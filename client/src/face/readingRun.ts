import {
  FIRST_READING_MINUTE,
  LAST_READING_MINUTE,
  readingMinute,
} from '@preproom/models/contract/readings/readings';
import type { Clock } from '../lib/clock.ts';
import type { PageLife } from '../lib/page/pageLife.ts';
import type { FaceReader, ReadFrame } from './capture/faceReader.ts';
import { createModePolicy, type DeviceMode, FRAMES_PER_SECOND } from './capture/modePolicy.ts';
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
  /** The learner's camera track, never a shared screen; null while the camera is off. */
  getVideoTrack: () => MediaStreamTrack | null;
  reader: FaceReader;
  /** Outlives the run, so that the resting face is kept for the next one. */
  pipeline: ReadingPipeline;
  clock: Clock;
  page: PageLife;
}

export interface ReadingRunListener {
  onState(state: ExpressionReadingState): void;
  onBatch(batch: UnnumberedBatch): void;
}

/** One run of expression reading, from start to stop. */
export interface ReadingRun {
  recalibrate(): void;
  renewPose(): void;
  /** Ends the run and hands over its last batch. */
  stop(): void;
  /** Ends the run and drops what was not handed over. */
  abandon(): void;
}

/** Polling interval of track and page visibility, because their events differ between browsers. */
const POLL_MS = 500;

export function startReadingRun(
  options: ReadingRunOptions,
  { onState, onBatch }: ReadingRunListener,
): ReadingRun {
  const { reader, pipeline, clock, page } = options;
  const frames = createFrameProcessor(options, onBatch);
  let isPaused = false;

  function update() {
    const track = options.getVideoTrack();
    const reason = pauseReason(page.isHidden(), track);
    reader.setTrack(reason === 'camera_off' ? null : track);
    reader.setFramesPerSecond(reason ? 0 : frames.framesPerSecond());
    if (reason && !isPaused) frames.pause();
    isPaused = reason !== null;
    onState(reason ? { status: 'paused', reason } : frames.state());
  }

  function onFrame(frame: ReadFrame) {
    if (isPaused) return;
    frames.add(frame);
    reader.setFramesPerSecond(frames.framesPerSecond());
    onState(frames.state());
  }

  function stop() {
    stopPolling();
    unsubscribe();
    reader.stop();
  }

  const stopPolling = clock.every(POLL_MS, update);
  const unsubscribe = page.subscribe(update);
  reader.start({
    onReady({ onMainThread }) {
      frames.setThread({ onMainThread });
      update();
    },
    onFrame,
    onUnavailable() {
      stop();
      frames.finishBatch();
      onState({ status: 'unavailable', reason: 'failed' });
    },
  });
  update();
  return {
    recalibrate() {
      frames.finishBatch();
      pipeline.recalibrate();
    },
    renewPose: pipeline.renewPose,
    stop() {
      stop();
      frames.finishBatch();
      onState(READING_OFF);
    },
    abandon() {
      stop();
      onState(READING_OFF);
    },
  };
}

/** Turns frames into batches and the state to show, in the mode that the device can sustain. */
function createFrameProcessor(
  options: Pick<ReadingRunOptions, 'roomid' | 'model' | 'pipeline' | 'clock' | 'sessionMs'>,
  onBatch: ReadingRunListener['onBatch'],
) {
  const { pipeline, clock } = options;
  const cutter = createBatchCutter(options);
  let filterProblem = createProblemFilter();
  let policy = createModePolicy({ onMainThread: false });
  let mode: DeviceMode = 'full';
  let state: ExpressionReadingState = { status: 'starting' };

  function finishBatch() {
    const batch = cutter.cut();
    if (batch) onBatch(batch);
  }

  function process(frame: ReadFrame, readingMode: 'full' | 'reduced') {
    const t = Math.round(options.sessionMs() - (clock.performanceNow() - 1000 * frame.seconds));
    const step = pipeline.add(frame, t, readingMode);
    const { emitted, problem } = step;
    const usable = problem === null;
    const finished = cutter.frame({ seconds: frame.seconds, t, usable, mode: readingMode });
    if (finished) onBatch(finished);
    if (emitted && isInSession(emitted.t)) cutter.add(emitted);
    state = workingState(step, readingMode, filterProblem(frame.seconds, problem));
  }

  return {
    framesPerSecond: () => FRAMES_PER_SECOND[mode],
    /** The state to show while nothing pauses reading. */
    state: () => state,
    finishBatch,
    setThread({ onMainThread }: { onMainThread: boolean }) {
      policy = createModePolicy({ onMainThread });
      mode = onMainThread ? 'reduced' : 'full';
    },
    pause() {
      policy.pause();
      filterProblem = createProblemFilter();
      finishBatch();
    },
    add(frame: ReadFrame) {
      mode = policy.add(frame);
      if (mode !== 'none') return process(frame, mode);
      finishBatch();
      state = { status: 'unavailable', reason: 'too_slow' };
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

/** The server refuses readings outside the session. */
function isInSession(t: number): boolean {
  return readingMinute(t) >= FIRST_READING_MINUTE && readingMinute(t) <= LAST_READING_MINUTE;
}
