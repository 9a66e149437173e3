import type { Resume } from '../parseResume.ts';
import type { ExtractFault } from './extractError.ts';

export interface ToResumeWorker {
  type: 'read';
  bytes: ArrayBuffer;
}

export type FromResumeWorker =
  /** The libraries are loaded; from now on reading takes its time. */
  | { type: 'loaded' }
  | { type: 'read'; resume: Resume }
  /** The first page of a PDF after `read`; null if it cannot be shown, or is a Word file's. */
  | { type: 'page'; picture: ImageBitmap | null }
  | { type: 'failed'; fault: ExtractFault; pages: number | undefined };
