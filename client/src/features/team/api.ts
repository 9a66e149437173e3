import { getHqWelcome } from '@preproom/models/contract/team/welcome';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** Begins with the live topic `team`. Sessions, feedback and jobs change without a push. */
export const welcomeQuery = queryOptions({
  queryKey: ['team', 'welcome'],
  queryFn: ({ signal }) => callApi(getHqWelcome, { signal }),
  refetchInterval: 60_000,
});
