import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import {
  correctEarnings,
  getHqFormerMentors,
  getHqMentorEarnings,
  getHqPay,
  payMentor,
  saveHqMentorPay,
  saveHqPay,
} from '@preproom/models/contract/mentors/team/earnings';
import { getProducts } from '@preproom/models/contract/programs/products';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, orNull } from '../../../../lib/api.ts';
import { TEAM_KEY } from '../../../../lib/list/teamKeys.ts';
import { proved } from '../../../../lib/provedAction.ts';

/** With the statement of a month, else of this one. The server logs each fetch as a visit, so this never refetches on its own. */
export function mentorEarningsQuery(mentorId: string, month: string | null) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'mentor-earnings', mentorId, month],
    queryFn: ({ signal }) =>
      orNull(
        callApi(getHqMentorEarnings, {
          params: { mentorId },
          query: month === null ? {} : { month },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
}

export const formerMentorsQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'former-mentors'],
  queryFn: ({ signal }) => callApi(getHqFormerMentors, { signal }),
});

/** What everybody is paid. Not fetched again while somebody types. */
export const payQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'mentor-pay'],
  queryFn: async ({ signal }) => (await callApi(getHqPay, { signal })).data,
  refetchOnWindowFocus: false,
});

/** What learners pay, to compare with. */
export const programsQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'programs'],
  queryFn: ({ signal }) => callApi(getProducts, { signal }),
});

/** Each fetches everything of the team again afterwards, also after a failure: a teammate may have been first. */
function useTeamCall<Body, Answer>(call: (body: Body) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => proved(() => call(body)),
    onSettled: () => client.invalidateQueries({ queryKey: TEAM_KEY }),
  });
}

export function usePayMentor(mentorId: string) {
  return useTeamCall((body: BodyOf<typeof payMentor>) => callApi(payMentor, { params: { mentorId }, body }));
}

export function useCorrectEarnings(mentorId: string) {
  return useTeamCall((body: BodyOf<typeof correctEarnings>) =>
    callApi(correctEarnings, { params: { mentorId }, body }),
  );
}

export function useSavePay() {
  return useTeamCall((body: BodyOf<typeof saveHqPay>) => callApi(saveHqPay, { body }));
}

export function useSaveExceptions(mentorId: string) {
  return useTeamCall((body: BodyOf<typeof saveHqMentorPay>) =>
    callApi(saveHqMentorPay, { params: { mentorId }, body }),
  );
}
