import { getFile, type StoredFile } from '@preproom/models/contract/accounts/files';
import type { MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { getMentorPay } from '@preproom/models/contract/mentors/pay';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { QUIET_RETRY } from '../../lib/quietRetry.ts';
import { useStore } from '../../lib/store.ts';
import { ownMentorQuery } from '../../shared/mentors/ownMentor.ts';

/** The stored resume, or null. */
export function resumeQuery(itemId: string) {
  return queryOptions({
    queryKey: ['own-resume', itemId],
    queryFn: async ({ signal }): Promise<StoredFile | null> =>
      (await callApi(getFile, { params: { folder: 'resume', itemId }, signal })).file,
  });
}

/** What visitors read about pay. */
export function mentorPayQuery(call: typeof callApi = callApi) {
  return queryOptions({
    queryKey: ['mentor-pay'],
    queryFn: async ({ signal }) => (await call(getMentorPay, { signal })).data,
    ...QUIET_RETRY,
  });
}

/** Stores the profile that the server returned, and reloads the user for the header. */
export async function keepOwn(client: QueryClient, profile: MentorProfile): Promise<void> {
  client.setQueryData(ownMentorQuery.queryKey, profile);
  await useStore.getState().refreshUser();
}
