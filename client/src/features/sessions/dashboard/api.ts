import { getPreparation } from '@preproom/models/contract/mentors/preparation';
import { getMentorHome } from '@preproom/models/contract/sessions/bookings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** What the mentor's dashboard shows beside their sessions. Fails with AppError. */
export const mentorHomeQuery = queryOptions({
  queryKey: ['mentor-home'],
  queryFn: async ({ signal }) => (await callApi(getMentorHome, { signal })).data,
});

/** What the session's mentor should know before it. Fails with AppError. */
export const preparationQuery = (roomid: string) =>
  queryOptions({
    queryKey: ['preparation', roomid],
    queryFn: async ({ signal }) => (await callApi(getPreparation, { params: { roomid }, signal })).data,
  });
