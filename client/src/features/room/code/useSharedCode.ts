import { useEffect, useState } from 'react';
import type { CallSession } from '../../../call/callPorts.ts';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { OpenCode } from './openCode.ts';

type CodeChunk = typeof import('./codeChunk.ts');

export interface LoadedCode {
  code: OpenCode;
  CodePanel: CodeChunk['CodePanel'];
}

export interface SharedCode {
  /** Null until the code was opened here and its chunk is loaded. */
  loaded: LoadedCode | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The room's shared code, loaded when it is first opened and kept until the room is left. */
export function useSharedCode(
  roomid: string,
  session: CallSession,
  { room: { self, other } }: InRoomState,
  isOpen: boolean,
): SharedCode {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedCode | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt imports again
  useEffect(() => {
    if (!wasOpened) return;
    let isGone = false;
    let code: OpenCode | null = null;
    import('./codeChunk.ts').then(
      ({ openCode, CodePanel }) => {
        if (isGone) return;
        code = openCode({
          ...{ roomid, userId: self._id, side: self.side },
          ...{ otherName: other.Name, channel: session.code },
        });
        setLoaded({ code, CodePanel });
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      setLoaded(null);
      code?.close();
    };
  }, [wasOpened, attempt, roomid, self._id, self.side, other.Name, session]);
  const retry = () => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  return { loaded, hasFailed, retry };
}
