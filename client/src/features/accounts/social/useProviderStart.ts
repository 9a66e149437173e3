import { startSocialAuth } from '@preproom/models/contract/accounts/social';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useEffect, useState } from 'react';
import { asAppError, callApi } from '../../../lib/api.ts';
import { whileLoading } from '../../../lib/store.ts';

/** Starts a social log-in by opening the provider's page. */
export function useProviderStart() {
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  // After the browser's Back, the page comes from its cache with the button still busy.
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
      const { url } = await whileLoading(callApi(startSocialAuth, { body: { provider, ...wish } }));
      window.location.assign(url);
    } catch (failure) {
      setError(asAppError(failure));
      setLeavingFor(null);
    }
  }

  return { leavingFor, error, leave };
}
