import { useEffect } from 'react';
import type { CodeChannel } from '../../../call/signalling/codeChannel.ts';

/** Sends what earlier page loads left of the code on this device, unless the code is opened here, which sends it too. */
export function useLeftCode(roomid: string, userId: string, channel: CodeChannel, isOpened: boolean): void {
  useEffect(() => {
    if (isOpened) return;
    let stop = () => {};
    let isGone = false;
    import('./sendLeft.ts').then(
      ({ sendLeft }) => {
        if (!isGone) stop = sendLeft(roomid, userId, channel);
      },
      // The next join, or opening the code, sends it.
      (cause: unknown) => console.warn('a part of the page could not be loaded', cause),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [roomid, userId, channel, isOpened]);
}
