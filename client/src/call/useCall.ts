import { AppError } from '@preproom/models/contract/http/errors';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createObservable } from '../lib/observable.ts';
import { browserMedia } from './adapters/browserMedia.ts';
import { forgetJoined, rememberJoined } from './adapters/tabSeat.ts';
import { type CallPorts, type CallSession, type CallView, NO_CALL } from './callPorts.ts';
import { isInRoom } from './machine/callState.ts';
import { createLocalMedia, type LocalMedia, type LocalMediaState, mediaChoice } from './media/localMedia.ts';
import { useCallView } from './useCallView.ts';

export interface Call {
  session: CallSession;
  view: CallView;
  media: LocalMedia;
  mediaState: LocalMediaState;
}

/** A call whose code may not be loaded yet. Until then `session` is null and the view that of an idle call; the devices work. */
export type CallInLobby = Omit<Call, 'session'> & { session: CallSession | null };

const noCall = createObservable(NO_CALL);

/** One call in one room while the component is mounted; its code is loaded once needed. Unmounting leaves the room and releases every device. */
export function useCall(roomid: string, getIce: CallPorts['getIce'], isNeeded: boolean): CallInLobby {
  const [media] = useState(() => createLocalMedia(browserMedia));
  const session = useSession(roomid, media, getIce, isNeeded);
  const view = useCallView(session ?? noCall);
  const mediaState = useSyncExternalStore(media.subscribe, media.get);

  useEffect(
    () => () => {
      media.stop();
      forgetJoined();
    },
    [media],
  );
  useRememberedJoin(roomid, view, mediaState);
  return { session, view, media, mediaState };
}

/** The session, null until its code is loaded. Throws while rendering when it cannot be loaded. */
function useSession(
  roomid: string,
  media: LocalMedia,
  getIce: CallPorts['getIce'],
  isNeeded: boolean,
): CallSession | null {
  const [loaded, setLoaded] = useState<{ session: CallSession } | { failure: AppError } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    let session: CallSession | undefined;
    // The last chance to save: `pagehide` is the last event of a page that is closed or reloaded.
    const save = () => session?.connectionMonitor.save();
    window.addEventListener('pagehide', save);
    loadCall().then(
      ({ openCall }) => {
        if (isGone) return;
        session = openCall(roomid, media, getIce);
        setLoaded({ session });
      },
      (cause: unknown) => setLoaded({ failure: new AppError('unavailable', undefined, { cause }) }),
    );
    return () => {
      isGone = true;
      window.removeEventListener('pagehide', save);
      session?.leave();
    };
  }, [roomid, media, getIce, isNeeded]);
  if (loaded && 'failure' in loaded) throw loaded.failure;
  return loaded?.session ?? null;
}

/** Fetches the code of the call, which the lobby's first picture does not need. */
export const loadCall = () => import('./openCall.ts');

/** After a reload in the room the page rejoins with the same devices on. After leaving, a reload opens the lobby. */
function useRememberedJoin(roomid: string, { call }: CallView, mediaState: LocalMediaState): void {
  const isInside = isInRoom(call);
  // Its new version goes back in.
  const isOutdated = call.status === 'failed' && call.reason === 'outdated';
  const { isMuted, hasCamera } = mediaChoice(mediaState);
  useEffect(() => {
    if (isInside) rememberJoined(roomid, { isMuted, hasCamera });
    else if (call.status !== 'idle' && call.status !== 'joining' && !isOutdated) forgetJoined();
  }, [roomid, isInside, isOutdated, call.status, isMuted, hasCamera]);
}
