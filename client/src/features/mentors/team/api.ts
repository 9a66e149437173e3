import { getHqMentor, getHqMentors } from '@preproom/models/contract/mentors/team/mentors';
import { queryOptions } from '@tanstack/react-query';
import { callApi, orNull } from '../../../lib/api.ts';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';

/** The mentors who wait for a review, the oldest application first. */
export const waitingMentorsQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'mentors', 'waiting'],
  queryFn: ({ signal }) => callApi(getHqMentors, { query: { list: 'pending', sort: 'since' }, signal }),
});

/** The server logs each fetch as a visit, so this never refetches on its own. */
export function mentorQuery(mentorId: string) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'mentor', mentorId],
    queryFn: ({ signal }) => orNull(callApi(getHqMentor, { params: { mentorId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
