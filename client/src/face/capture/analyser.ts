import type { FaceObservation } from '../measure/faceFrame.ts';

/** Why no face can be read on this device. */
export type AnalyserFault = 'model_missing' | 'failed';

export class AnalyserError extends Error {
  readonly fault: AnalyserFault;

  constructor(fault: AnalyserFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AnalyserError';
    this.fault = fault;
  }
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
