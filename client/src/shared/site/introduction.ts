import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getMentorDirectory } from '@preproom/models/contract/mentors/directory';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { QUIET_RETRY } from '../../lib/quietRetry.ts';
import { serverNow } from '../../lib/serverTime.ts';

/** Later than this, the next free introduction is announced with its date. */
const SOON_MS = 7 * DAY_MS;

export interface Introduction {
  /** The soonest free time of a mentor who offers introductions; null: none in the weeks that can be booked. */
  nextAt: string | null;
  isSoon: boolean;
}

/** Whether anybody offers a free introduction, and when. Cut to that, because it is part of the first HTML. */
export function introductionQuery(call: typeof callApi = callApi) {
  return queryOptions({
    queryKey: ['mentors', 'introduction'],
    queryFn: async ({ signal }): Promise<Introduction> => {
      const query = { page: '1', introduction: '1', sort: 'free' } as const;
      const { data } = await call(getMentorDirectory, { query, signal });
      const nextAt = data[0]?.nextFreeAt ?? null;
      return { nextAt, isSoon: nextAt !== null && Date.parse(nextAt) <= serverNow() + SOON_MS };
    },
    ...QUIET_RETRY,
  });
}
