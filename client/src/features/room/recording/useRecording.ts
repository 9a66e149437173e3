import {
  RECORDING_CONSENT_VERSION,
  type RecordingChange,
  RecordingEvent,
} from '@preproom/models/contract/room/recording/recording';
import { recordingAt } from '@preproom/models/contract/room/recording/recordingState';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Call } from '../../../call/useCall.ts';
import { useOutbox } from '../../../lib/delivery/useOutbox.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import { useStore } from '../../../lib/store.ts';
import { useNow } from '../../../lib/useNow.ts';
import { keepStored, type RecordingItem, sendItem, useStoredRecording } from './api.ts';

/** Every key of these items in storage begins so. */
const KIND = 'recording:';
/** Before a stop on the data channel of the shared code, which passes over what it does not know. */
const PEER_PREFIX = '!recording:';

export type RecordingInUse = ReturnType<typeof useRecording>;

/** What the two have agreed about recording, with what is on its way, and how to change it. */
export function useRecording(
  roomid: string,
  side: SessionSide,
  code: Call['session']['code'],
  isAway: boolean,
) {
  const queries = useQueryClient();
  const userId = useStore(({ user }) => user?._id) ?? '';
  const { outbox, waiting } = useOutbox({
    kind: KIND,
    of: `${userId}:${roomid}`,
    send: (item: RecordingItem) => sendItem(roomid, item),
    onDelivered: (_, { event }) => keepStored(queries, roomid, event),
  });
  const { data } = useStoredRecording(roomid, isAway);
  const heard = usePeerStops(code);
  const nowMs = Math.max(useNow(), serverNow());
  const events = useMemo((): RecordingEvent[] => {
    // Only a stop counts before the server has it: nothing begins on one device's word.
    const own = waiting.flatMap(({ item: { id, change } }) =>
      change.kind === 'stop' ? [{ id, by: side, ...change }] : [],
    );
    return [...(data?.events ?? []), ...own, ...heard];
  }, [data, waiting, heard, side]);
  const add = (change: RecordingChange) => outbox.add({ id: crypto.randomUUID(), change });
  const at = () => new Date(serverNow()).toISOString();
  return {
    userId,
    isLoaded: data !== undefined,
    unavailable: data?.unavailable ?? null,
    state: recordingAt(events, nowMs),
    refused: waiting.find(({ refused }) => refused !== null) ?? null,
    discard: outbox.discard,
    ask: () => add({ kind: 'ask', textVersion: RECORDING_CONSENT_VERSION, at: at() }),
    agree: (askId: string) => add({ kind: 'agree', askId, textVersion: RECORDING_CONSENT_VERSION, at: at() }),
    stop: (askId: string) => {
      const item: RecordingItem = { id: crypto.randomUUID(), change: { kind: 'stop', askId, at: at() } };
      outbox.add(item);
      // The other page stops at once, also while the server is away.
      code.sendToPeer(PEER_PREFIX + JSON.stringify({ id: item.id, by: side, ...item.change }));
    },
  };
}

/** What the other page says it has stopped. It is untrusted, and can do no more than stop. */
function usePeerStops(code: Call['session']['code']): readonly RecordingEvent[] {
  const [heard, setHeard] = useState<readonly RecordingEvent[]>([]);
  useEffect(
    () =>
      code.listen({
        onJoined: () => {},
        onDown: () => {},
        onPeerUp: () => {},
        onStored: () => {},
        onPeerMessage: (text) => {
          const stop = text.startsWith(PEER_PREFIX) ? readStop(text.slice(PEER_PREFIX.length)) : null;
          if (stop) setHeard((before) => [...before.filter(({ id }) => id !== stop.id), stop].slice(-20));
        },
      }),
    [code],
  );
  return heard;
}

function readStop(text: string): RecordingEvent | null {
  try {
    const { data } = RecordingEvent.safeParse(JSON.parse(text));
    return data?.kind === 'stop' ? data : null;
  } catch {
    return null;
  }
}
