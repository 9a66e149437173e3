import type { AppError } from '@preproom/models/contract/http/errors';
import { useEffect, useRef, useState } from 'react';
import { asAppError } from '../api.ts';
import type { SendOptions } from './upload.ts';

export type UploadState =
  | { status: 'idle' }
  | { status: 'sending'; name: string; share: number }
  | { status: 'failed'; name: string; error: AppError };

export interface Upload {
  state: UploadState;
  /** Uploads this file; cancels an upload in progress. */
  start: (file: File) => void;
  /** Uploads the failed file again. */
  retry: () => void;
  cancel: () => void;
}

/** State of uploading one file with `send`. Unmounting cancels the upload. */
export function useUpload(send: (file: File, options: SendOptions) => Promise<void>): Upload {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  const lastFile = useRef<File | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const { name } = file;
    lastFile.current = file;
    /** Ignores the outcome of an upload that was cancelled or replaced. */
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    show({ status: 'sending', name, share: 0 });
    try {
      await send(file, { signal, onProgress: (share) => show({ status: 'sending', name, share }) });
      show({ status: 'idle' });
    } catch (failure) {
      show({ status: 'failed', name, error: asAppError(failure) });
    }
  };

  return {
    state,
    start: (file) => void start(file),
    retry: () => lastFile.current && void start(lastFile.current),
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
