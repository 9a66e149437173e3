import {
  type Availability,
  getAvailability,
  saveAvailability,
} from '@preproom/models/contract/sessions/availability';
import { getSlotRequests } from '@preproom/models/contract/sessions/slotRequests';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type SavedAvailability = Availability & { revision: number };

const AVAILABILITY_KEY = ['availability'];
/** Begins with the topic of the server's pushes, which refresh the list. */
export const REQUESTS_KEY = ['requests'];

export const availabilityQuery = queryOptions({
  queryKey: AVAILABILITY_KEY,
  queryFn: async ({ signal }): Promise<SavedAvailability> =>
    (await callApi(getAvailability, { signal })).data,
});

export const slotRequestsQuery = queryOptions({
  queryKey: REQUESTS_KEY,
  queryFn: ({ signal }) => callApi(getSlotRequests, { signal }),
});

/** Throws AppError; `conflict` when the revision is not the stored one. */
export async function putAvailability(body: SavedAvailability): Promise<SavedAvailability> {
  return (await callApi(saveAvailability, { body })).data;
}
