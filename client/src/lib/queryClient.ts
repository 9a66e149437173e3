import type { AppError } from '@preproom/models/contract/http/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { setLoading, useStore } from './store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What calls of the API fail with. `useErrorText` and `ErrorState` show any other error as `internal`. */
    defaultError: AppError;
  }
}

const RETRIES = 2;

/** Retrying helps only where the server could not answer; a refusal stays a refusal. */
function shouldRetry(failures: number, error: AppError): boolean {
  return error.code === 'unavailable' && failures < RETRIES;
}

/** A login that ended elsewhere shows at the next call: the guards then lead to the log-in page. */
function onError(error: AppError): void {
  if (error.code === 'signed_out') useStore.getState().forgetUser();
}

/** Every mutation sets the store's loading flag, as the specification has it. */
export const createMutationCache = () =>
  new MutationCache({
    onMutate: () => setLoading(true),
    onSettled: () => setLoading(false),
    onError,
  });

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: createMutationCache(),
  defaultOptions: {
    // Without a network what is asked for fails and says so, instead of waiting for one in silence; it is asked for again once there is one.
    queries: { retry: shouldRetry, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

/** What one person was shown is not for the next one at this device. */
useStore.subscribe((state, before) => {
  if (before.user && state.user?._id !== before.user._id) queryClient.clear();
});
