import { storeLineCheck } from '@preproom/models/contract/room/connectionCheck';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserLineCheck } from '../../../call/adapters/browserConnectionCheck.ts';
import { createLineCheck, type LineCheckState } from '../../../call/connectionCheck/connectionCheck.ts';
import type { LocalMedia } from '../../../call/media/localMedia.ts';
import { callApi } from '../../../lib/api.ts';
import type { Room } from '../parts/api.ts';

export interface LineCheckControls {
  state: LineCheckState;
  onAgain: () => void;
  onMeasureSpeed: () => void;
}

/** Checks line and devices for as long as the component is there. */
export function useLineCheck(
  { roomid, ice }: Pick<Room, 'roomid' | 'ice'>,
  media: LocalMedia,
): LineCheckControls {
  const latestIce = useRef(ice);
  useEffect(() => {
    latestIce.current = ice;
  });
  const [check] = useState(() => {
    // One result more or less matters to nobody in the lobby.
    const store = (body: LineCheckState['result']) =>
      void callApi(storeLineCheck, { params: { roomid }, body, keepalive: true }).catch(() => {});
    return createLineCheck({ ...browserLineCheck, store }, media);
  });
  useEffect(() => {
    check.start(latestIce.current);
    return () => check.stop();
  }, [check]);
  return {
    state: useSyncExternalStore(check.subscribe, check.get),
    onAgain: () => check.start(latestIce.current),
    onMeasureSpeed: check.measureSpeed,
  };
}
