import type { FaceObservation } from '../measure/faceFrame.ts';

/** No face can be read on this thread. */
export class AnalyserError extends Error {
  override name = 'AnalyserError';
}

export interface AnalyserAssets {
  /** Folder of MediaPipe's WebAssembly, absolute. */
  wasmUrl: string;
  /** The face model, absolute. */
  modelUrl: string;
}

export interface Analysis {
  /** null: no face in the frame. */
  face: FaceObservation | null;
  inferenceMs: number;
}

/** Something that looks at frames, on this thread or another. */
export interface Analyser {
  /** Resolves when frames can be analysed; rejects with an AnalyserError. */
  ready: Promise<void>;
  /** Takes the frame over and closes it. `atMs`: when it was taken. Rejects with an AnalyserError when it cannot go on. */
  analyse(frame: ImageBitmap, atMs: number): Promise<Analysis>;
  stop(): void;
}
