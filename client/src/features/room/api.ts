import { READING_CONSENT_VERSION, setReadingConsent } from '@preproom/models/contract/readings';
import { getRoom, type RoomInfo } from '@preproom/models/contract/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asAppError, callApi } from '../../lib/api.ts';

const REFRESH_MS = 30_000;

const roomKey = (roomid: string) => ['room', roomid];

/** The room as the lobby needs it, looked at again while one waits for it to open. Fails with AppError. */
export function useRoom(roomid: string) {
  return useQuery({
    queryKey: roomKey(roomid),
    queryFn: async () => {
      const room = await callApi(getRoom, { params: { roomid } });
      return { ...room, clockOffsetMs: Date.parse(room.serverNow) - Date.now() };
    },
    refetchInterval: REFRESH_MS,
  });
}

/** RoomInfo, and what to add to the local clock to get the server's. */
export type Room = RoomInfo & { clockOffsetMs: number };

/** Agrees to expression reading in this session, or withdraws it. Fails with AppError. */
export function useReadingConsent(roomid: string) {
  const queries = useQueryClient();
  const setConsent = (consent: boolean) =>
    queries.setQueryData<Room>(
      roomKey(roomid),
      (room) => room && { ...room, readings: { ...room.readings, consent } },
    );
  return useMutation({
    mutationFn: (isGranted: boolean) =>
      callApi(setReadingConsent, {
        params: { roomid },
        body: isGranted
          ? { granted: true, adult: true, textVersion: READING_CONSENT_VERSION }
          : { granted: false },
      }),
    // A withdrawal above all has to arrive, however long the server is away.
    retry: (_, error) => asAppError(error).code === 'unavailable',
    // Withdrawn holds here at once; agreed only when it is stored.
    onMutate: (isGranted) => {
      if (!isGranted) setConsent(false);
    },
    onSuccess: ({ granted }) => {
      setConsent(granted);
    },
  });
}
