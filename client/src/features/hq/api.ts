import { getHqMentor, getHqMentors, getHqWelcome } from '@preproom/models/contract/people/hqMentors';
import type { MentorList } from '@preproom/models/contract/people/mentorLife';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, orNull } from '../../lib/api.ts';

/** Query key of everything that a decision of the team changes. */
export const HQ_KEY = ['hq'];

export const welcomeQuery = queryOptions({
  queryKey: [...HQ_KEY, 'welcome'],
  queryFn: ({ signal }) => callApi(getHqWelcome, { signal }),
});

export function mentorsQuery(list: MentorList, page: number) {
  return queryOptions({
    queryKey: [...HQ_KEY, 'mentors', list, page],
    queryFn: ({ signal }) => callApi(getHqMentors, { query: { list, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The server logs each fetch as a visit, so this never refetches on its own. */
export function mentorQuery(mentorId: string) {
  return queryOptions({
    queryKey: [...HQ_KEY, 'mentor', mentorId],
    queryFn: ({ signal }) => orNull(callApi(getHqMentor, { params: { mentorId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
