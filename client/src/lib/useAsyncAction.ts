import type { AppError } from '@preproom/models/contract/http/errors';
import { useState } from 'react';
import { asAppError } from './api.ts';
import { whileLoading } from './store.ts';

/** Runs one request at a time outside a form: whether it is in flight, and the error of the last one. */
export function useAsyncAction() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  /** Resolves with true on success. Never rejects. */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setError(null);
    try {
      await whileLoading(action());
      return true;
    } catch (failure) {
      setError(asAppError(failure));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, error, run };
}
