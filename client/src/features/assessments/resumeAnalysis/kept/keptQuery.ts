import { queryOptions } from '@tanstack/react-query';
import { KEPT_RESUMES } from './keptResult.ts';

/** The account's results on this device, newest first. The storage is loaded only when it is asked for. */
export function keptQuery(userId: string) {
  return queryOptions({
    queryKey: [KEPT_RESUMES, userId],
    queryFn: async () => {
      const { loadResults } = await import('./resultStorage.ts');
      return loadResults(userId);
    },
    // The device is there without a network too.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
