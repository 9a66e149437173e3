import type { MediaState } from '@preproom/models/contract/room/signalling';
import type { TimerClock } from '../../lib/clock.ts';
import { createDelivery } from '../../lib/delivery/delivery.ts';
import type { OutgoingTracks, TrackKind } from '../core/ports.ts';
import { isTransientInRoom } from '../core/roomErrors.ts';
import type { LocalMedia } from './localMedia.ts';

/** Constant: until the service knows, the other person may wait for a microphone that is muted. */
const BACKOFF = { minMs: 2_000, maxMs: 2_000 };

interface MediaSyncOptions {
  media: LocalMedia;
  clock: TimerClock;
  onTracks(tracks: OutgoingTracks): void;
  /** What the other person is to know now. */
  state(): MediaState;
  /** Sends the state to the service, which passes it on to the other person. */
  send(state: MediaState): Promise<void>;
}

export interface MediaSync {
  start(): void;
  /** Sends the state if it differs from what the service knows. */
  refresh(): void;
  /** The room was joined with this state. */
  resume(known: MediaState): void;
  pause(): void;
  stop(): void;
}

/** Passes changes of the own microphone, camera and screen on: their tracks to the peer, their state to the service. */
export function createMediaSync({ media, clock, onTracks, state, send }: MediaSyncOptions): MediaSync {
  let unsubscribe: (() => void) | null = null;
  let known: MediaState | null = null;
  let sent: OutgoingTracks = { audio: null, video: null, face: null };
  const settle = (settled: MediaState) => {
    known = settled;
  };
  // Only the newest state matters. One that the service refuses is not sent again until something changes.
  const delivery = createDelivery<MediaState, void>({
    clock,
    backoff: BACKOFF,
    next: () => {
      const current = state();
      return isSame(current, known) ? null : current;
    },
    send,
    onDelivered: settle,
    onRefused: settle,
    isWorthRetrying: ({ code }) => isTransientInRoom(code),
  });
  delivery.pause();

  const onChange = () => {
    const tracks = media.outgoing();
    const kinds = Object.keys(tracks) as TrackKind[];
    if (kinds.some((kind) => tracks[kind] !== sent[kind])) onTracks(tracks);
    sent = tracks;
    delivery.wake();
  };

  return {
    start: () => {
      sent = media.outgoing();
      unsubscribe ??= media.subscribe(onChange);
    },
    refresh: () => delivery.wake(),
    resume: (joinedWith) => {
      known = joinedWith;
      delivery.resume();
    },
    pause: delivery.pause,
    stop: () => {
      delivery.pause();
      unsubscribe?.();
      unsubscribe = null;
    },
  };
}

function isSame(a: MediaState, b: MediaState | null): boolean {
  const fields = Object.keys(a) as (keyof MediaState)[];
  return b !== null && fields.every((field) => a[field] === b[field]);
}
