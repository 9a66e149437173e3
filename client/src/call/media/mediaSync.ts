import type { MediaState } from '@preproom/models/contract/room/signalling';
import type { TimerClock } from '../../lib/clock.ts';
import type { OutgoingTracks } from '../core/ports.ts';
import type { LocalMedia } from './localMedia.ts';

const RETRY_MS = 2_000;

interface MediaSyncOptions {
  media: LocalMedia;
  clock: TimerClock;
  onTracks(tracks: OutgoingTracks): void;
  /** What the other person is to know now. */
  state(): MediaState;
  /** Tells the service what is on; it tells the other person. */
  tell(state: MediaState): Promise<void>;
}

export interface MediaSync {
  start(): void;
  /** Tells what has changed, should anything have. */
  refresh(): void;
  /** The service knows this state by the join. */
  resume(told: MediaState): void;
  pause(): void;
  stop(): void;
}

/** Passes changes of the own microphone, camera and screen on: the tracks to the peer, the media state to the service. */
export function createMediaSync({ media, clock, onTracks, state, tell }: MediaSyncOptions): MediaSync {
  let unsubscribe: (() => void) | null = null;
  let isOpen = false;
  let told: MediaState | null = null;
  let telling = false;
  let stopRetry: (() => void) | null = null;
  let sent: OutgoingTracks = { audio: null, video: null };

  const onChange = () => {
    const tracks = media.outgoing();
    if (tracks.audio !== sent.audio || tracks.video !== sent.video) onTracks(tracks);
    sent = tracks;
    void tellChange();
  };

  const tellChange = async () => {
    const current = state();
    if (!isOpen || telling || stopRetry || isSame(current, told)) return;
    telling = true;
    const isTold = await tell(current).then(
      () => true,
      () => false,
    );
    telling = false;
    if (isTold) told = current;
    else stopRetry = clock.after(RETRY_MS, retry);
    void tellChange();
  };

  const retry = () => {
    stopRetry = null;
    void tellChange();
  };

  const pause = () => {
    isOpen = false;
    stopRetry?.();
    stopRetry = null;
  };

  return {
    start: () => {
      sent = media.outgoing();
      unsubscribe ??= media.subscribe(onChange);
    },
    refresh: () => void tellChange(),
    resume: (known) => {
      pause();
      isOpen = true;
      told = known;
      void tellChange();
    },
    pause,
    stop: () => {
      pause();
      unsubscribe?.();
      unsubscribe = null;
    },
  };
}

function isSame(a: MediaState, b: MediaState | null): boolean {
  const fields = Object.keys(a) as (keyof MediaState)[];
  return b !== null && fields.every((field) => a[field] === b[field]);
}
