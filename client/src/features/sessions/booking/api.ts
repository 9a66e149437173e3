import type { BodyOf, ResponseOf } from '@preproom/models/contract/http/endpoint';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import { getMentors } from '@preproom/models/contract/mentors/mentors';
import {
  answerProposal,
  bookSession,
  cancelSession,
  getSession,
  moveSession,
  proposeTimes,
} from '@preproom/models/contract/sessions/bookings';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { requestForslot } from '@preproom/models/contract/sessions/slotRequests';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { QUIET_RETRY } from '../../../lib/quietRetry.ts';
import { useStore } from '../../../lib/store.ts';
import { filterQuery, type MentorFilter } from '../../../shared/mentors/directory/mentorFilter.ts';

/** First part of the keys of everything that a changed availability or booking makes stale. */
const TOPIC = 'availability';

/** One page of the verified mentors that match the filter. */
export function mentorsQuery(filter: MentorFilter) {
  return queryOptions({
    queryKey: [TOPIC, 'mentors', filter],
    queryFn: ({ signal }) => callApi(getMentors, { query: filterQuery(filter), signal }),
    placeholderData: (before) => before,
    ...QUIET_RETRY,
  });
}

export type MentorWithTimes = ResponseOf<typeof getFreeTimes>['data'];

export interface FreeTimesWanted {
  mentorId: string;
  isIntroduction: boolean;
  /** The session that would be moved. */
  moving?: string;
}

/** A mentor and their free times. */
export function freeTimesQuery({ mentorId, isIntroduction, moving }: FreeTimesWanted) {
  return queryOptions({
    queryKey: [TOPIC, 'times', mentorId, { isIntroduction, moving }],
    queryFn: async ({ signal }) => {
      const query = { introduction: isIntroduction ? ('1' as const) : undefined, moving };
      return (await callApi(getFreeTimes, { params: { mentorId }, query, signal })).data;
    },
  });
}

/** One of the user's sessions, for those that the current-user call does not list. Its key is of the topic `user`. */
export function sessionQuery(roomid: string) {
  return queryOptions({
    queryKey: ['sessions', roomid],
    queryFn: async ({ signal }) => (await callApi(getSession, { params: { roomid }, signal })).data,
  });
}

/** The calls that change a session. Each throws AppError, and marks free times and the user's sessions as stale. */
export function useBookingCalls() {
  const queries = useQueryClient();
  const refreshUser = useStore((state) => state.refreshUser);
  const changed = async (answer: Promise<{ data: Meeting }>): Promise<Meeting> => {
    try {
      const { data } = await answer;
      // The session's page reads the store. A failure here does not undo the change.
      await refreshUser().catch(() => {});
      return data;
    } finally {
      // After a refusal too: what was shown as free is not.
      void queries.invalidateQueries({ queryKey: [TOPIC] });
      void queries.invalidateQueries({ queryKey: ['sessions'] });
    }
  };
  return {
    book: (body: BodyOf<typeof bookSession>) => changed(callApi(bookSession, { body })),
    move: (roomid: string, startsAt: string) =>
      changed(callApi(moveSession, { params: { roomid }, body: { startsAt } })),
    cancel: (roomid: string, reason: string) =>
      changed(callApi(cancelSession, { params: { roomid }, body: reason === '' ? {} : { reason } })),
    propose: (roomid: string, times: string[], note: string) =>
      changed(
        callApi(proposeTimes, { params: { roomid }, body: { times, ...(note === '' ? {} : { note }) } }),
      ),
    answer: (roomid: string, startsAt: string | null) =>
      changed(callApi(answerProposal, { params: { roomid }, body: { startsAt } })),
    askForTimes: async (mentorid: string) => {
      await callApi(requestForslot, { body: { mentorid } });
      await queries.invalidateQueries({ queryKey: [TOPIC, 'times', mentorid] });
    },
  };
}
