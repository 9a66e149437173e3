import type { LiveTopic } from '@preproom/models/contract/room/signalling';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../lib/clock.ts';
import { refetch } from '../lib/live/refetch.ts';
import { browserMedia } from './adapters/browserMedia.ts';
import { watchBrowserNetwork } from './adapters/browserNetwork.ts';
import { saveHistory } from './adapters/connectionHistoryApi.ts';
import { dataSaverChoice } from './adapters/dataSaverChoice.ts';
import { openSimplePeer } from './adapters/simplePeer.ts';
import { openSocketSignalling } from './adapters/socketSignalling.ts';
import { forgetJoined, rememberJoined } from './adapters/tabSeat.ts';
import type { CallPorts, CallSession, CallView } from './callPorts.ts';
import { createCallSession } from './callSession.ts';
import { isInRoom } from './machine/callState.ts';
import { createLocalMedia, type LocalMedia, type LocalMediaState, mediaChoice } from './media/localMedia.ts';
import { useCallView } from './useCallView.ts';

export interface Call {
  session: CallSession;
  view: CallView;
  media: LocalMedia;
  mediaState: LocalMediaState;
}

/** In the room only what the mentor's guide shows is fetched again: everything else would take bandwidth from the call. */
function refetchInRoom(topics: readonly LiveTopic[]): void {
  refetch(topics.filter((topic) => topic === 'cockpit' || topic === 'feedback'));
}

/** One call in one room while the component is mounted. Unmounting leaves the room and releases every device. */
export function useCall(roomid: string, getIce: CallPorts['getIce']): Call {
  const [media] = useState(() => createLocalMedia(browserMedia));
  const [session] = useState(() =>
    createCallSession({
      openSignalling: openSocketSignalling,
      openPeer: openSimplePeer,
      clock: browserClock,
      media,
      connectionMonitor: { partId: crypto.randomUUID(), dataSaver: dataSaverChoice, saveHistory },
      newId: () => crypto.randomUUID(),
      watchNetwork: watchBrowserNetwork,
      getIce,
      onDataChanged: refetchInRoom,
    }),
  );
  const view = useCallView(session);
  const mediaState = useSyncExternalStore(media.subscribe, media.get);

  useEffect(
    () => () => {
      session.leave();
      media.stop();
      forgetJoined();
    },
    [session, media],
  );
  // `pagehide` is the last event of a page that is closed or reloaded.
  useEffect(() => {
    window.addEventListener('pagehide', session.connectionMonitor.save);
    return () => window.removeEventListener('pagehide', session.connectionMonitor.save);
  }, [session]);
  useRememberedJoin(roomid, view, mediaState);
  return { session, view, media, mediaState };
}

/** After a reload in the room the page rejoins with the same devices on. After leaving, a reload opens the lobby. */
function useRememberedJoin(roomid: string, { call }: CallView, mediaState: LocalMediaState): void {
  const isInside = isInRoom(call);
  const { isMuted, hasCamera } = mediaChoice(mediaState);
  useEffect(() => {
    if (isInside) rememberJoined(roomid, { isMuted, hasCamera });
    else if (call.status !== 'idle' && call.status !== 'joining') forgetJoined();
  }, [roomid, isInside, call.status, isMuted, hasCamera]);
}
