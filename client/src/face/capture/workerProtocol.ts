import type { AnalyserAssets, Analysis } from './analyser.ts';

export type ToReaderWorker =
  | ({ type: 'start' } & AnalyserAssets)
  | { type: 'frame'; frame: ImageBitmap; atMs: number };

export type FromReaderWorker =
  /** Still loading, so that a slow download does not count as a failure. */
  | { type: 'alive' }
  | { type: 'ready' }
  | ({ type: 'analysed' } & Analysis)
  | { type: 'failed'; message: string };

export const ALIVE_EVERY_MS = 1000;
