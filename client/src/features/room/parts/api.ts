import { isTransient } from '@preproom/models/contract/http/errors';
import { getIce } from '@preproom/models/contract/room/ice';
import { READING_CONSENT_VERSION, setReadingConsent } from '@preproom/models/contract/room/readingConsent';
import { getRoom, type RoomInfo } from '@preproom/models/contract/room/rooms';
import type { KnownPerson } from '@preproom/models/contract/room/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asAppError, callApi } from '../../../lib/api.ts';
import { learnServerTime } from '../../../lib/serverTime.ts';
import { useNamed } from '../../../lib/texts/formerMember.ts';

const REFRESH_MS = 30_000;

const roomKey = (roomid: string) => ['room', roomid];

/** The room as the lobby needs it, fetched again while the person waits for it to open. Fails with AppError. */
export function useRoom(roomid: string) {
  const named = useNamed();
  return useQuery({
    queryKey: roomKey(roomid),
    queryFn: async () => {
      const sentAtMs = performance.now();
      const room = await callApi(getRoom, { params: { roomid } });
      learnServerTime(room.serverNow, sentAtMs);
      const consent = room.readings.consent && !isWithdrawalPending(roomid);
      return { ...room, readings: { ...room.readings, consent } };
    },
    select: (room): Room => ({ ...room, other: named(room.other) }),
    refetchInterval: REFRESH_MS,
  });
}

/** ICE servers with fresh credentials. Throws AppError. */
export const fetchIce = (roomid: string) => callApi(getIce, { params: { roomid } });

/** RoomInfo with a name for deleted accounts. */
export type Room = RoomInfo & { other: KnownPerson };

/** Agrees to expression reading in this session, or withdraws it. Fails with AppError. */
export function useReadingConsent(roomid: string) {
  const queries = useQueryClient();
  const setConsent = (consent: boolean) =>
    queries.setQueryData<RoomInfo>(
      roomKey(roomid),
      (room) => room && { ...room, readings: { ...room.readings, consent } },
    );
  return useMutation({
    mutationFn: (isGranted: boolean) =>
      callApi(setReadingConsent, {
        params: { roomid },
        body: isGranted ? { granted: true, textVersion: READING_CONSENT_VERSION } : { granted: false },
      }),
    // In sequence, so that a withdrawal that is still retried cannot overwrite a later consent.
    scope: { id: `reading-consent:${roomid}` },
    // Retried without limit, because a withdrawal must arrive even after a long outage.
    retry: (_, error) => isTransient(asAppError(error).code),
    // A withdrawal takes effect here at once and survives a reload; consent takes effect once it is stored.
    onMutate: (isGranted) => {
      if (isGranted) return;
      sessionStorage.setItem(withdrawalKey(roomid), 'pending');
      setConsent(false);
    },
    onSuccess: ({ granted }) => {
      sessionStorage.removeItem(withdrawalKey(roomid));
      setConsent(granted);
    },
  });
}

/** Sends a withdrawal that an earlier page load could not deliver. */
export function usePendingWithdrawal(roomid: string): void {
  const { mutate } = useReadingConsent(roomid);
  useEffect(() => {
    if (isWithdrawalPending(roomid)) mutate(false);
  }, [roomid, mutate]);
}

const withdrawalKey = (roomid: string) => `reading-withdrawal:${roomid}`;

function isWithdrawalPending(roomid: string): boolean {
  return sessionStorage.getItem(withdrawalKey(roomid)) !== null;
}
