import { getMentorProfile, type MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** The user's own mentor profile. */
export const ownMentorQuery = queryOptions({
  queryKey: ['own-mentor'],
  queryFn: async ({ signal }): Promise<MentorProfile> => (await callApi(getMentorProfile, { signal })).data,
});
