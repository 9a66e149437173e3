import { getEarnings } from '@preproom/models/contract/mentors/earnings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

export const EARNINGS_KEY = ['mentor-earnings'];

/** What the mentor has earned, with the statement of a month, else of this one. Fails with AppError. */
export const earningsQuery = (month: string | null = null) =>
  queryOptions({
    queryKey: [...EARNINGS_KEY, month],
    queryFn: async ({ signal }) =>
      (await callApi(getEarnings, { query: month === null ? {} : { month }, signal })).data,
    placeholderData: keepPreviousData,
  });
