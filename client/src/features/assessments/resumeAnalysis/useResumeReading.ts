import { useEffect, useRef, useState } from 'react';
import { sha256 } from '../../../lib/files/sha256.ts';
import { ExtractError } from '../../../resume/extract/extractError.ts';
import type { PagePicture } from '../../../resume/extract/workerProtocol.ts';
import type { Resume } from '../../../resume/parseResume.ts';
import { type ResumeReading, readResumeFile } from '../../../resume/readResumeFile.ts';

export type ReadingState =
  | { status: 'idle' }
  /** `hasLoaded`: the libraries are there, and the file itself is read. */
  | { status: 'reading'; hasLoaded: boolean }
  | { status: 'failed'; error: ExtractError }
  /** `fileKey`: the same for the same contents, whatever the file's name and date. */
  | { status: 'done'; resume: Resume; pages: ShownPages; fileKey: string };

/** The pages of a PDF that are drawn so far. */
export interface ShownPages {
  pictures: readonly PagePicture[];
  isDrawing: boolean;
}

/** Reads one resume at a time. Leaving the page ends it. */
export function useResumeReading() {
  const [state, setState] = useState<ReadingState>({ status: 'idle' });
  const running = useRef<ResumeReading | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  async function read(file: File): Promise<Resume | null> {
    running.current?.cancel();
    const isRunning = () => running.current === reading;
    const showPages = (change: (pages: ShownPages) => ShownPages) =>
      setState((before) =>
        isRunning() && before.status === 'done' ? { ...before, pages: change(before.pages) } : before,
      );
    const reading = readResumeFile(file, {
      onLoaded: () => isRunning() && setState({ status: 'reading', hasLoaded: true }),
      onPicture: (picture) => showPages((pages) => ({ ...pages, pictures: [...pages.pictures, picture] })),
    });
    running.current = reading;
    setState({ status: 'reading', hasLoaded: false });
    try {
      const resume = await reading.resume;
      const fileKey = await keyOf(file);
      if (!isRunning()) return null;
      setState({ status: 'done', resume, pages: { pictures: [], isDrawing: true }, fileKey });
      void reading.drawn.then(() => showPages((pages) => ({ ...pages, isDrawing: false })));
      return resume;
    } catch (cause) {
      const error = cause instanceof ExtractError ? cause : new ExtractError('damaged', { cause });
      if (isRunning()) setState({ status: 'failed', error });
      return null;
    }
  }

  function reset() {
    const reading = running.current;
    running.current = null;
    reading?.cancel();
    setState({ status: 'idle' });
  }

  return { state, read, reset };
}

const keyOf = async (file: File) => (await sha256(await file.arrayBuffer())) ?? `${file.size} ${file.name}`;
