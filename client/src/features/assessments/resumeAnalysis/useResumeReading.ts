import { useEffect, useRef, useState } from 'react';
import { ExtractError } from '../../../resume/extract/extractError.ts';
import type { Resume } from '../../../resume/parseResume.ts';
import { type ResumeReading, readResumeFile } from '../../../resume/readResumeFile.ts';

export type ReadingState =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'failed'; error: ExtractError }
  | { status: 'done'; resume: Resume; firstPage: ResumeReading['firstPage'] };

/** Reads one resume at a time. Leaving the page ends it. */
export function useResumeReading() {
  const [state, setState] = useState<ReadingState>({ status: 'idle' });
  const running = useRef<ResumeReading | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  async function read(file: File): Promise<Resume | null> {
    running.current?.cancel();
    const reading = readResumeFile(file);
    running.current = reading;
    setState({ status: 'reading' });
    try {
      const resume = await reading.resume;
      if (running.current !== reading) return null;
      setState({ status: 'done', resume, firstPage: reading.firstPage });
      return resume;
    } catch (cause) {
      const error = cause instanceof ExtractError ? cause : new ExtractError('damaged', { cause });
      if (running.current === reading) setState({ status: 'failed', error });
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
