import { browserClock, type Clock } from '../lib/clock.ts';
import { ExtractError } from './extract/extractError.ts';
import { MAX_BYTES, READ_TIMEOUT_MS } from './extract/limits.ts';
import type { FromResumeWorker, PagePicture, PagesRead, ToResumeWorker } from './extract/workerProtocol.ts';
import type { Resume } from './parseResume.ts';

/** The longest time for the libraries to load, half a megabyte, on a slow connection. */
const LOAD_TIMEOUT_MS = 60_000;

export interface ResumeReading {
  /** Rejects with ExtractError within READ_TIMEOUT_MS of the libraries' arrival. */
  resume: Promise<Resume>;
  /** When all pages are given to `onPicture` that can be shown. Never rejects. */
  drawn: Promise<void>;
  cancel: () => void;
}

export interface ReadOptions {
  /** The libraries have arrived and reading begins. */
  onLoaded?: () => void;
  /** Called after each page of a PDF that was read. */
  onProgress?: (read: PagesRead) => void;
  /** Called for the first pages of a PDF, after `resume`. */
  onPicture?: (picture: PagePicture) => void;
  createWorker?: () => Worker;
  clock?: Clock;
}

/** Reads a file in a worker of its own. Nothing of it leaves the device. */
export function readResumeFile(
  file: File,
  {
    onLoaded,
    onProgress,
    onPicture,
    createWorker = createResumeWorker,
    clock = browserClock,
  }: ReadOptions = {},
): ResumeReading {
  const resume = Promise.withResolvers<Resume>();
  const drawn = Promise.withResolvers<void>();
  let end = () => {};
  const fail = (error: ExtractError) => {
    end();
    resume.reject(error);
    drawn.resolve();
  };

  if (file.size === 0) fail(new ExtractError('empty'));
  else if (file.size > MAX_BYTES) fail(new ExtractError('too_big'));
  else start();
  return {
    resume: resume.promise,
    drawn: drawn.promise,
    cancel: () => fail(new ExtractError('timeout')),
  };

  function start() {
    const worker = createWorker();
    let stopTimer = clock.after(LOAD_TIMEOUT_MS, () => fail(new ExtractError('timeout')));
    end = () => {
      stopTimer();
      worker.terminate();
    };
    worker.onmessage = ({ data }: MessageEvent<FromResumeWorker>) => {
      if (data.type === 'loaded') {
        stopTimer();
        stopTimer = clock.after(READ_TIMEOUT_MS, () => fail(new ExtractError('timeout')));
        onLoaded?.();
      } else if (data.type === 'progress') onProgress?.(data.read);
      else if (data.type === 'read') resume.resolve(data.resume);
      else if (data.type === 'failed')
        fail(new ExtractError(data.fault, data.pages ? { pages: data.pages } : {}));
      else if (data.type === 'page') onPicture?.(data.picture);
      else if (data.type === 'drawn') {
        drawn.resolve();
        end();
      }
    };
    worker.onerror = ({ message }) => fail(new ExtractError('damaged', { cause: message }));
    file.arrayBuffer().then(
      (bytes) => worker.postMessage({ type: 'read', bytes } satisfies ToResumeWorker, [bytes]),
      (cause: unknown) => fail(new ExtractError('damaged', { cause })),
    );
  }
}

function createResumeWorker(): Worker {
  return new Worker(new URL('./extract/resume.worker.ts', import.meta.url), {
    type: 'module',
    name: 'resume-reader',
  });
}
