import { getHqMentor, getHqMentors, getHqWelcome } from '@preproom/models/contract/people/hqMentors';
import type { MentorList } from '@preproom/models/contract/people/mentorLife';
import { getHqCallbacks, getHqMessages, getHqReports } from '@preproom/models/contract/site/hqInbox';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, orNull } from '../../lib/api.ts';
import { TEAM_KEY } from '../../lib/list/teamKeys.ts';

export { TEAM_KEY as HQ_KEY };

export const welcomeQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'welcome'],
  queryFn: ({ signal }) => callApi(getHqWelcome, { signal }),
});

export function mentorsQuery(list: MentorList, page: number) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'mentors', list, page],
    queryFn: ({ signal }) => callApi(getHqMentors, { query: { list, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The server logs each fetch as a visit, so this never refetches on its own. */
export function mentorQuery(mentorId: string) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'mentor', mentorId],
    queryFn: ({ signal }) => orNull(callApi(getHqMentor, { params: { mentorId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

export function callbacksQuery(page: number) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'callbacks', page],
    queryFn: ({ signal }) => callApi(getHqCallbacks, { query: { page: String(page) }, signal }),
  });
}

export function messagesQuery(page: number) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'messages', page],
    queryFn: ({ signal }) => callApi(getHqMessages, { query: { page: String(page) }, signal }),
  });
}

/** Not refetched on its own either: each look is logged. */
export function reportsQuery(page: number) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'reports', page],
    queryFn: ({ signal }) => callApi(getHqReports, { query: { page: String(page) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
