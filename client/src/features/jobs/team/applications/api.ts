import { getHqApplication } from '@preproom/models/contract/jobs/team/applications';
import { queryOptions } from '@tanstack/react-query';
import { callApi, orNull } from '../../../../lib/api.ts';

/** The server logs each fetch as a look, so this never refetches on its own. */
export const applicantQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['hq-applicant', applicationId],
    queryFn: ({ signal }) => orNull(callApi(getHqApplication, { params: { applicationId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
