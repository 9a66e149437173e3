import type { FaceObservation } from '../measure/faceFrame.ts';

/** Faces cannot be read on this thread. */
export class AnalyserError extends Error {
  override name = 'AnalyserError';
}

export interface AnalyserAssets {
  /** Absolute URL of the folder with MediaPipe's WebAssembly. */
  wasmUrl: string;
  /** Absolute URL of the face model. */
  modelUrl: string;
}

export interface Analysis {
  /** null: no face in the frame. */
  face: FaceObservation | null;
  inferenceMs: number;
}

/** Analyses frames, on this thread or another. */
export interface Analyser {
  /** Resolves when frames can be analysed; rejects with an AnalyserError. */
  ready: Promise<void>;
  /** Takes ownership of the frame and closes it. `atMs`: when it was taken. Rejects with an AnalyserError after a failure. */
  analyse(frame: ImageBitmap, atMs: number): Promise<Analysis>;
  stop(): void;
}
