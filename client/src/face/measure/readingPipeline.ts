import type { ReadingMode } from '@preproom/models/contract/readings/readings';
import type { Baseline } from './baseline.ts';
import { type Calibration, createCalibration } from './calibration.ts';
import { createEmissionGrid, type EmittedReading } from './emissionGrid.ts';
import type { FaceFrame, FaceObservation } from './faceFrame.ts';
import { type FaceSignals, faceSignals } from './faceSignals.ts';
import type { ReadingValues } from './formulas.ts';
import { createPoseDrift } from './poseDrift.ts';
import { faceQuality, type Quality, type QualityProblem } from './quality.ts';
import { createSignalReader, type SignalReader } from './signalReader.ts';
import { createTimeWindow } from './timeWindow.ts';

export interface PipelineStep {
  /** 0 to 1 while the resting face is being collected; null once it is known. */
  calibrating: number | null;
  problem: QualityProblem | null;
  /** The camera or chair was probably moved; `renewPose` adapts to it. */
  moved: boolean;
  emitted: EmittedReading | null;
}

/** Details for the device page; they never leave the device. */
export interface PipelineDetail {
  signals: FaceSignals | null;
  baseline: Baseline | null;
  quality: Quality;
  values: ReadingValues | null;
}

/** From analysed camera frames to readings: calibration, quality, formulas, smoothing, emission on a wall-clock grid. */
export interface ReadingPipeline {
  /** `t`: the frame's time in milliseconds on the clock of the emission grid; always the same clock. */
  add(frame: FaceFrame, t: number, mode: ReadingMode): PipelineStep;
  detail(): PipelineDetail;
  /** Discards the resting face and calibrates again. */
  recalibrate(): void;
  /** Makes the median pose of the last minute the resting pose; the resting face stays. */
  renewPose(): void;
}

export function createReadingPipeline(): ReadingPipeline {
  const faces = createTimeWindow(1);
  const drift = createPoseDrift();
  const emit = createEmissionGrid();
  let calibration: Calibration = createCalibration();
  let baseline: Baseline | null = null;
  let read: SignalReader | null = null;
  let detail: PipelineDetail = {
    signals: null,
    baseline: null,
    quality: { q: 0, problem: 'no_face' },
    values: null,
  };

  function startFrom(rest: Baseline | null) {
    baseline = rest;
    read = rest && createSignalReader(rest);
    drift.clear();
  }

  /** Replays the calibration's frames, so that the windows are filled and the first readings are not too low. */
  function startWith(rest: Baseline, mode: ReadingMode) {
    startFrom(rest);
    for (const frame of calibration.frames()) read?.(frame, mode === 'full');
  }

  function step(problem: QualityProblem | null, emitted: EmittedReading | null): PipelineStep {
    return {
      calibrating: baseline ? null : calibration.progress(),
      problem,
      moved: drift.moved() !== null,
      emitted,
    };
  }

  return {
    add(frame, t, mode) {
      faces.add(frame.seconds, frame.face ? 1 : 0);
      if (!frame.face) {
        detail = { ...detail, signals: null, values: null, quality: { q: 0, problem: 'no_face' } };
        return step('no_face', null);
      }
      const signals = faceSignals(frame.face);
      const usable = qualityOf(frame.face, signals, baseline, 1);
      const quality = qualityOf(frame.face, signals, baseline, mean(faces.values()));
      detail = { signals, baseline, quality, values: null };
      if (usable.problem) return step(usable.problem, null);
      if (!baseline || !read) {
        const rest = calibration.add(frame.seconds, signals, mode);
        if (rest) startWith(rest, mode);
        return step(quality.problem, null);
      }
      drift.add(frame.seconds, signals, baseline);
      const values = read({ seconds: frame.seconds, signals }, mode === 'full');
      detail = { ...detail, values };
      return step(quality.problem, quality.problem ? null : emit(t, quality.q, values));
    },
    detail: () => detail,
    recalibrate() {
      calibration = createCalibration();
      startFrom(null);
    },
    renewPose() {
      const moved = drift.moved();
      if (baseline && moved) startFrom({ ...baseline, ...moved });
    },
  };
}

function qualityOf(
  face: FaceObservation,
  { head }: FaceSignals,
  baseline: Baseline | null,
  shareWithFace: number,
) {
  const rest = baseline?.head ?? { yaw: 0, pitchUp: 0, roll: 0 };
  const turn = {
    yaw: head.yaw - rest.yaw,
    pitchUp: head.pitchUp - rest.pitchUp,
    roll: head.roll - rest.roll,
  };
  return faceQuality(face, turn, shareWithFace);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);
}
