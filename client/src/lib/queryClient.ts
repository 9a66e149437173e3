import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { asAppError } from './api.ts';
import { useStore } from './store.ts';

const RETRIES = 2;

/** Retrying helps only where the server could not answer; a refusal stays a refusal. */
function shouldRetry(failures: number, error: unknown): boolean {
  return asAppError(error).code === 'unavailable' && failures < RETRIES;
}

/** A login that ended elsewhere shows at the next call: the guards then lead to the log-in page. */
function onError(error: unknown): void {
  if (asAppError(error).code === 'signed_out') useStore.getState().forgetUser();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { queries: { retry: shouldRetry, staleTime: 10_000 } },
});

/** What one person was shown is not for the next one at this device. */
useStore.subscribe((state, before) => {
  if (before.user && state.user?._id !== before.user._id) queryClient.clear();
});
