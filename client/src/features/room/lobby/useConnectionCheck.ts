import { storeConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserConnectionCheck } from '../../../call/adapters/browserConnectionCheck.ts';
import {
  type ConnectionCheckState,
  createConnectionCheck,
} from '../../../call/connectionCheck/connectionCheck.ts';
import type { LocalMedia } from '../../../call/media/localMedia.ts';
import { callApi } from '../../../lib/api.ts';
import type { Room } from '../parts/api.ts';

export interface ConnectionCheckControls {
  state: ConnectionCheckState;
  onAgain: () => void;
  onMeasureSpeed: () => void;
  onEnd: () => void;
}

/** Checks connection and devices for as long as the component is there. */
export function useConnectionCheck(
  { roomid, ice }: Pick<Room, 'roomid' | 'ice'>,
  media: LocalMedia,
): ConnectionCheckControls {
  const latestIce = useRef(ice);
  useEffect(() => {
    latestIce.current = ice;
  });
  const [check] = useState(() => {
    // Failures are ignored: the lobby does not depend on the stored result.
    const store = (body: ConnectionCheckState['result']) =>
      void callApi(storeConnectionCheck, { params: { roomid }, body, keepalive: true }).catch(() => {});
    return createConnectionCheck({ ...browserConnectionCheck, store }, media);
  });
  useEffect(() => {
    check.start(latestIce.current);
    return () => check.stop();
  }, [check]);
  return {
    state: useSyncExternalStore(check.subscribe, check.get),
    onAgain: () => check.start(latestIce.current),
    onMeasureSpeed: check.measureSpeed,
    onEnd: check.stop,
  };
}
