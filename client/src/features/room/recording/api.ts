import {
  changeRecording,
  getRecording,
  type RecordingChange,
  type RecordingConsents,
} from '@preproom/models/contract/room/recording/recording';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** One thing that this person did, on its way to the server. */
export interface RecordingItem {
  id: string;
  change: RecordingChange;
}

/** Its first part is the topic under which the server tells of changes in the course of an interview. */
const recordingKey = (roomid: string) => ['agenda', 'recording', roomid];

/** While the room's socket is away nobody tells of changes: then it asks. */
const ASK_EVERY_MS = 5_000;

export function useStoredRecording(roomid: string, isAway: boolean) {
  return useQuery({
    queryKey: recordingKey(roomid),
    queryFn: ({ signal }) => callApi(getRecording, { params: { roomid }, signal }),
    refetchInterval: isAway ? ASK_EVERY_MS : false,
  });
}

export function sendItem(roomid: string, { id, change }: RecordingItem) {
  return callApi(changeRecording, { params: { roomid, eventId: id }, body: change });
}

/** Shows what was just stored, instead of an answer that may be under way from before. */
export function keepStored(
  queries: QueryClient,
  roomid: string,
  event: RecordingConsents['events'][number],
): void {
  const queryKey = recordingKey(roomid);
  const cancelled = queries.cancelQueries({ queryKey });
  queries.setQueryData<RecordingConsents>(queryKey, (known) => {
    if (!known) return known;
    return { ...known, events: [...known.events.filter(({ id }) => id !== event.id), event] };
  });
  void cancelled.then(() => queries.invalidateQueries({ queryKey }));
}
