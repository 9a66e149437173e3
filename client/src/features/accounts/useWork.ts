import type { AppError } from '@preproom/models/contract/http/errors';
import { useState } from 'react';
import { asAppError } from '../../lib/api.ts';

/** One thing at a time that is asked of the server: whether it is under way, and what came of the last one. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  /** Whether it succeeded. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setError(null);
    try {
      await work();
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
