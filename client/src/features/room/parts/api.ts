import { isTransient } from '@preproom/models/contract/http/errors';
import {
  READING_CONSENT_VERSION,
  setReadingConsent,
} from '@preproom/models/contract/readings/readingConsent';
import { getIce } from '@preproom/models/contract/room/ice';
import { getRoom, type RoomInfo } from '@preproom/models/contract/room/rooms';
import { SPEECH_CONSENT_VERSION, setSpeechConsent } from '@preproom/models/contract/room/speechConsent';
import type { KnownPerson } from '@preproom/models/contract/sessions/sessions';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asAppError, callApi } from '../../../lib/api.ts';
import { learnServerTime, serverTimeErrorMs } from '../../../lib/serverTime.ts';
import { useNamed } from '../../../lib/texts/formerMember.ts';

const REFRESH_MS = 30_000;
/** What is noted in a call is timed to less than a second. After slow answers the room is asked for again soon, so many times. */
const TIME_ERROR_MS = 250;
const TIME_RETRY = { afterMs: 3_000, times: 5 };

const roomKey = (roomid: string) => ['room', roomid];

/** The room as the lobby needs it. Fails with AppError. */
export const roomQuery = (roomid: string) =>
  queryOptions({
    queryKey: roomKey(roomid),
    queryFn: async () => {
      const sentAtMs = performance.now();
      const room = await callApi(getRoom, { params: { roomid } });
      learnServerTime(room.serverNow, sentAtMs);
      return withoutPending(withoutPending(room, 'readings'), 'speech');
    },
  });

/** The same, fetched again while the person waits for it to open. */
export function useRoom(roomid: string) {
  const named = useNamed();
  return useQuery({
    ...roomQuery(roomid),
    select: (room): Room => ({ ...room, other: named(room.other) }),
    refetchInterval: ({ state }) =>
      serverTimeErrorMs() > TIME_ERROR_MS && state.dataUpdateCount < TIME_RETRY.times
        ? TIME_RETRY.afterMs
        : REFRESH_MS,
  });
}

/** ICE servers with fresh credentials. Throws AppError. */
export const fetchIce = (roomid: string) => callApi(getIce, { params: { roomid } });

/** RoomInfo with a name for deleted accounts. */
export type Room = RoomInfo & { other: KnownPerson };

/** What a person can agree to in the lobby, each on its own: the field of the room that says whether they did. */
type Measure = 'readings' | 'speech';

/** Agrees to expression reading in this session, or withdraws it. Fails with AppError. */
export function useReadingConsent(roomid: string) {
  return useConsent(roomid, 'readings', (granted) =>
    callApi(setReadingConsent, {
      params: { roomid },
      body: granted ? { granted, textVersion: READING_CONSENT_VERSION } : { granted },
    }),
  );
}

/** Lets the own talk time be measured in this session, or withdraws that. Fails with AppError. */
export function useSpeechConsent(roomid: string) {
  return useConsent(roomid, 'speech', (granted) =>
    callApi(setSpeechConsent, {
      params: { roomid },
      body: granted ? { granted, textVersion: SPEECH_CONSENT_VERSION } : { granted },
    }),
  );
}

function useConsent(
  roomid: string,
  measure: Measure,
  store: (granted: boolean) => Promise<{ granted: boolean }>,
) {
  const queries = useQueryClient();
  const setConsent = (consent: boolean) =>
    queries.setQueryData<RoomInfo>(roomKey(roomid), (room) => room && withConsent(room, measure, consent));
  return useMutation({
    mutationFn: store,
    // In sequence, so that a withdrawal that is still retried cannot overwrite a later consent.
    scope: { id: `${measure}-consent:${roomid}` },
    // Retried without limit, because a withdrawal must arrive even after a long outage.
    retry: (_, error) => isTransient(asAppError(error).code),
    // A withdrawal takes effect here at once and survives a reload; consent takes effect once it is stored.
    onMutate: (isGranted) => {
      if (isGranted) return;
      sessionStorage.setItem(withdrawalKey(roomid, measure), 'pending');
      setConsent(false);
    },
    onSuccess: ({ granted }) => {
      sessionStorage.removeItem(withdrawalKey(roomid, measure));
      setConsent(granted);
    },
  });
}

/** Sends the withdrawals that an earlier page load could not deliver. */
export function usePendingWithdrawals(roomid: string): void {
  const { mutate: setReadings } = useReadingConsent(roomid);
  const { mutate: setSpeech } = useSpeechConsent(roomid);
  useEffect(() => {
    if (isWithdrawalPending(roomid, 'readings')) setReadings(false);
    if (isWithdrawalPending(roomid, 'speech')) setSpeech(false);
  }, [roomid, setReadings, setSpeech]);
}

function withConsent(room: RoomInfo, measure: Measure, consent: boolean): RoomInfo {
  return { ...room, [measure]: { ...room[measure], consent } };
}

function withoutPending(room: RoomInfo, measure: Measure): RoomInfo {
  return isWithdrawalPending(room.roomid, measure) ? withConsent(room, measure, false) : room;
}

const WITHDRAWALS: Record<Measure, string> = {
  readings: 'reading-withdrawal',
  speech: 'speech-withdrawal',
};
const withdrawalKey = (roomid: string, measure: Measure) => `${WITHDRAWALS[measure]}:${roomid}`;

function isWithdrawalPending(roomid: string, measure: Measure): boolean {
  return sessionStorage.getItem(withdrawalKey(roomid, measure)) !== null;
}
