import { useEffect, useRef, useState } from 'react';
import { sha256 } from '../../../lib/files/sha256.ts';
import { ExtractError } from '../../../resume/extract/extractError.ts';
import type { PagePicture, PagesRead } from '../../../resume/extract/workerProtocol.ts';
import type { Resume } from '../../../resume/parseResume.ts';
import { type ResumeReading, readResumeFile } from '../../../resume/readResumeFile.ts';

export type ReadingState =
  | { status: 'idle' }
  /** `hasLoaded`: the libraries are there, and the file itself is read. */
  | { status: 'reading'; file: File; hasLoaded: boolean; progress: PagesRead | null }
  | { status: 'failed'; file: File; error: ExtractError }
  | ({ status: 'done' } & ReadResume);

export interface ReadResume {
  file: File;
  resume: Resume;
  pages: ShownPages;
  /** The same for the same contents, whatever the file's name and date. */
  fileKey: string;
}

/** The pages of a PDF that are drawn so far. */
export interface ShownPages {
  pictures: readonly PagePicture[];
  /** Of the whole file; only the first ones are drawn. */
  count: number;
  isDrawing: boolean;
}

/** Reads one resume at a time. Leaving the page ends it. */
export function useResumeReading() {
  const [state, setState] = useState<ReadingState>({ status: 'idle' });
  const running = useRef<ResumeReading | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  /** Null if it cannot be read, and if it was given up. */
  async function read(file: File): Promise<ReadResume | null> {
    running.current?.cancel();
    const start = { status: 'reading', file, hasLoaded: false, progress: null } as const;
    const isRunning = () => running.current === reading;
    const showPages = (change: (pages: ShownPages) => ShownPages) =>
      setState((before) =>
        isRunning() && before.status === 'done' ? { ...before, pages: change(before.pages) } : before,
      );
    const reading = readResumeFile(file, {
      onLoaded: () => isRunning() && setState({ ...start, hasLoaded: true }),
      onProgress: (progress) => isRunning() && setState({ ...start, hasLoaded: true, progress }),
      onPicture: (picture) => showPages((pages) => ({ ...pages, pictures: [...pages.pictures, picture] })),
    });
    running.current = reading;
    setState(start);
    try {
      const [resume, fileKey] = await Promise.all([reading.resume, keyOf(file)]);
      if (!isRunning()) return null;
      const done = {
        file,
        resume,
        pages: { pictures: [], count: resume.pages ?? 0, isDrawing: true },
        fileKey,
      };
      setState({ status: 'done', ...done });
      void reading.drawn.then(() => showPages((pages) => ({ ...pages, isDrawing: false })));
      return done;
    } catch (cause) {
      const error = cause instanceof ExtractError ? cause : new ExtractError('damaged', { cause });
      if (isRunning()) setState({ status: 'failed', file, error });
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
