import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../../call/useCall.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import { type RecordedTracks, startRecorder } from '../../../recording/recorder.ts';
import { recordingFolders, recordingLock } from '../../../recording/recordingFiles.ts';
import { canRecord, type Picture } from '../../../recording/recordingFormat.ts';
import type { RecordingFault } from '../../../recording/workerProtocol.ts';

/** `waiting`: another tab of this browser records. */
export type RecorderState = 'off' | 'waiting' | 'recording' | 'unable' | RecordingFault;

interface RecorderInput {
  roomid: string;
  userId: string;
  /** The recording that both agreed to; null: none. */
  recordingId: string | null;
  call: Call;
}

/** Records on this device while both agree. A page that comes back goes on in a new file. */
export function useRecorder({ roomid, userId, recordingId, call }: RecorderInput): RecorderState {
  const [state, setState] = useState<RecorderState>('off');
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    if (!recordingId || !userId) return setState('off');
    if (!canRecord()) return setState('unable');
    setState('waiting');
    const ending = Promise.withResolvers<void>();
    const giveUp = new AbortController();
    let stop = () => {};
    void navigator.storage.persist?.().catch(() => false);
    const { session } = latest.current;
    navigator.locks
      .request(recordingLock(roomid), { signal: giveUp.signal }, async () => {
        stop = startRecorder({
          recordingId,
          folders: recordingFolders(userId, roomid),
          picture: pictureFor(session.connectionMonitor.get().dataSaver),
          tracks: () => tracksOf(latest.current),
          nowMs: serverNow,
          onStored: () => setState((before) => (before === 'waiting' ? 'recording' : before)),
          onFault: setState,
        });
        await ending.promise;
      })
      .catch(() => {});
    return () => {
      giveUp.abort();
      stop();
      ending.resolve();
    };
  }, [roomid, userId, recordingId]);
  return state;
}

/** Who saves data or has few processors records what costs nothing. */
function pictureFor(dataSaver: 'off' | 'on' | 'sound'): Picture {
  if (dataSaver === 'sound') return 'sound';
  return dataSaver === 'on' ? 'other' : 'both';
}

function tracksOf({ media, mediaState, session }: Call): RecordedTracks {
  const outgoing = media.outgoing();
  const remote = session.remoteStream();
  return {
    own: { audio: mediaState.isMuted ? null : outgoing.audio, video: outgoing.video },
    other: { audio: remote?.getAudioTracks()[0] ?? null, video: remote?.getVideoTracks()[0] ?? null },
  };
}
