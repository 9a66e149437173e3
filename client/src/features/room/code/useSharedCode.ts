import { useCallback, useEffect, useState } from 'react';
import type { CallSession } from '../../../call/callPorts.ts';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { OpenCode } from './openCode.ts';
import { useLoaded } from './useLoaded.ts';

export interface SharedCode {
  /** Null until code or board was opened here and the document is loaded. */
  code: OpenCode | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The document of code and board, loaded when one of them is first opened and kept until the room is left. */
export function useSharedCode(
  roomid: string,
  session: CallSession,
  { room: { self, other } }: InRoomState,
  isOpen: boolean,
): SharedCode {
  const load = useCallback(() => import('./openCode.ts'), []);
  const { loaded, hasFailed, retry } = useLoaded(load, isOpen);
  const [code, setCode] = useState<OpenCode | null>(null);
  useEffect(() => {
    if (!loaded) return;
    const opened = loaded.openCode({
      ...{ roomid, userId: self._id, side: self.side },
      ...{ otherName: other.Name, channel: session.code },
    });
    setCode(opened);
    return () => {
      setCode(null);
      opened.close();
    };
  }, [loaded, roomid, self._id, self.side, other.Name, session]);
  return { code, hasFailed, retry };
}
