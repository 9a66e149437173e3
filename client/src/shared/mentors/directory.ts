import type { CallApi } from '@preproom/models/contract/http/endpoint';
import { getMentorDirectory } from '@preproom/models/contract/mentors/directory';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { QUIET_RETRY } from '../../lib/quietRetry.ts';
import { filterQuery, type MentorFilter, mentorFilter } from './directory/mentorFilter.ts';

/** One page of the public list of mentors; what the filter does not name is as the list begins. */
export function directoryQuery(filter: Partial<MentorFilter>, call: CallApi = callApi) {
  const query = filterQuery({ ...mentorFilter(new URLSearchParams()), ...filter });
  return queryOptions({
    queryKey: ['mentors', 'directory', query],
    queryFn: ({ signal }) => call(getMentorDirectory, { query, signal }),
    ...QUIET_RETRY,
  });
}
