import type { AppError } from '@preproom/models/contract/http/errors';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
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

/** Whether invalidating it replaces its call in flight. One without data yet, or that no page shows, keeps its call. */
const isFetchedAnew = (query: Query) => query.state.data !== undefined && query.isActive();

/** What is invalidated is fetched after the change, even if a first call for it was in flight, whose answer may predate the change. */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const fetching = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    const kept = fetching.filter((query) => !isFetchedAnew(query));
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...kept.map((query) => this.#again(query)),
    ]);
  }

  async #again({ promise, queryKey }: Query): Promise<void> {
    await promise?.catch(() => {});
    await super.invalidateQueries({ queryKey, exact: true });
  }
}

export const queryClient = new FreshQueryClient({
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
