import { getMentorPage, type MentorPage } from '@preproom/models/contract/mentors/directory';
import { queryOptions } from '@tanstack/react-query';
import { asAppError, callApi } from '../../../lib/api.ts';

/** A mentor's page by slug or id; `gone` if it was public once, null if there never was one. */
export function mentorPageQuery(mentor: string, page: number, call: typeof callApi = callApi) {
  return queryOptions({
    queryKey: ['mentors', 'page', mentor, page],
    queryFn: async ({ signal }): Promise<MentorPage | 'gone' | null> => {
      try {
        const query = { page: String(page) };
        return (await call(getMentorPage, { params: { mentor }, query, signal })).data;
      } catch (failure) {
        const { code } = asAppError(failure);
        if (code === 'mentor_gone') return 'gone';
        // An address that no slug can have.
        if (code === 'not_found' || code === 'bad_request') return null;
        throw failure;
      }
    },
  });
}
