import { use, useEffect } from 'react';
import { browserClock } from '../clock.ts';
import { isEndingOwnLogin } from '../endOwnLogin.ts';
import { useStore } from '../store.ts';
import { keepLive, type LivePage } from './liveConnection.ts';
import { LiveSocketContext } from './liveSocketContext.ts';
import { refetch, refetchAll } from './refetch.ts';

const page: LivePage = {
  isVisible: () => !document.hidden,
  onVisibility: (listener) => listen(document, 'visibilitychange', listener),
  onOnline: (listener) => listen(window, 'online', listener),
};

/** Keeps what this page shows of the person's data up to date. For pages outside the room. */
export function useLive(): void {
  const userId = useStore(({ user }) => user?._id);
  const loadSocket = use(LiveSocketContext);
  useEffect(() => {
    if (!userId || !loadSocket) return;
    return keepLive({
      clock: browserClock,
      page,
      loadSocket,
      refetch,
      refetchAll,
      onSignedOut: () => {
        if (!isEndingOwnLogin()) useStore.getState().forgetUser();
      },
    });
  }, [userId, loadSocket]);
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
