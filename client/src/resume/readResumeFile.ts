import { browserClock, type Clock } from '../lib/clock.ts';
import { ExtractError } from './extract/extractError.ts';
import { MAX_BYTES, READ_TIMEOUT_MS } from './extract/limits.ts';
import type { FromResumeWorker, ToResumeWorker } from './extract/workerProtocol.ts';
import type { Resume } from './parseResume.ts';

/** The longest time for the libraries to load, half a megabyte, on a slow connection. */
const LOAD_TIMEOUT_MS = 60_000;

export interface ResumeReading {
  /** Rejects with ExtractError within READ_TIMEOUT_MS of the libraries' arrival. */
  resume: Promise<Resume>;
  /** The first page of a PDF; null if there is nothing to show. Never rejects. */
  firstPage: Promise<ImageBitmap | null>;
  cancel: () => void;
}

/** Reads a file in a worker of its own. Nothing of it leaves the device. */
export function readResumeFile(
  file: File,
  {
    createWorker = createResumeWorker,
    clock = browserClock,
  }: { createWorker?: () => Worker; clock?: Clock } = {},
): ResumeReading {
  const resume = Promise.withResolvers<Resume>();
  const firstPage = Promise.withResolvers<ImageBitmap | null>();
  let end = () => {};
  const fail = (error: ExtractError) => {
    end();
    resume.reject(error);
    firstPage.resolve(null);
  };

  if (file.size === 0) fail(new ExtractError('empty'));
  else if (file.size > MAX_BYTES) fail(new ExtractError('too_big'));
  else start();
  return {
    resume: resume.promise,
    firstPage: firstPage.promise,
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
      } else if (data.type === 'read') resume.resolve(data.resume);
      else if (data.type === 'failed')
        fail(new ExtractError(data.fault, data.pages ? { pages: data.pages } : {}));
      else if (data.type === 'page') {
        firstPage.resolve(data.picture);
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
