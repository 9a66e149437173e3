import type { AppError } from '@preproom/models/contract/http/errors';
import { startSocialAuth } from '@preproom/models/contract/people/social';
import { useEffect, useState } from 'react';
import { asAppError, callApi } from '../../../lib/api.ts';

/** Leaves for a provider's page. */
export function useProviderStart() {
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  // Who comes back with the browser's button finds the page as it was left.
  useEffect(() => {
    const stay = () => setLeavingFor(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  async function leave(provider: string, wish: { next?: string; connect?: true } = {}) {
    if (leavingFor) return;
    setLeavingFor(provider);
    setError(null);
    try {
      const { url } = await callApi(startSocialAuth, { body: { provider, ...wish } });
      window.location.assign(url);
    } catch (failure) {
      setError(asAppError(failure));
      setLeavingFor(null);
    }
  }

  return { leavingFor, error, leave };
}
