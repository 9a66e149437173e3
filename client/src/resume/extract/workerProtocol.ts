import type { Resume } from '../parseResume.ts';
import type { ExtractFault } from './extractError.ts';

/** A page of a PDF as a person sees it. */
export interface PagePicture {
  /** From 1. */
  page: number;
  image: ImageBitmap;
  /** Pixels of the image per point of the page. */
  scale: number;
}

/** How many pages of a PDF have been read. */
export interface PagesRead {
  page: number;
  pages: number;
}

export interface ToResumeWorker {
  type: 'read';
  bytes: ArrayBuffer;
}

export type FromResumeWorker =
  /** The libraries are loaded; from now on reading takes its time. */
  | { type: 'loaded' }
  /** After each page of a PDF, before `read`. */
  | { type: 'progress'; read: PagesRead }
  | { type: 'read'; resume: Resume }
  /** A page of a PDF, after `read`, from the first on. */
  | { type: 'page'; picture: PagePicture }
  /** No more pages are drawn: all are, or the others cannot be. */
  | { type: 'drawn' }
  | { type: 'failed'; fault: ExtractFault; pages: number | undefined };
