import {
  type CallReport,
  type CallRoute,
  MAX_FIRST_FRAME_MS,
} from '@preproom/models/contract/room/callReport';
import type { TimerClock } from '../lib/clock.ts';
import { entriesOf } from './connectionQuality/linkSampler.ts';
import { gatheredRoute, selectedRoute } from './connectionQuality/linkStats.ts';
import { type CallEvent, type CallState, isInRoom, isPictureDue, type Step } from './machine/callState.ts';

interface CallReporterOptions {
  clock: TimerClock;
  send(report: CallReport): void;
  /** Statistics of the current peer; null without a peer. */
  stats(): Promise<RTCStatsReport | null>;
}

export interface CallReporter {
  /** To be called after every event of the call, with the resulting step. */
  note(event: CallEvent, step: Step): void;
  /** A frame of the other person's video was shown. */
  noteFrame(): void;
}

/** Reports metrics of the call: the outcome of every negotiation, and the time to the first frame once per join. */
export function createCallReporter({ clock, send, stats }: CallReporterOptions): CallReporter {
  let waitsSinceMs: number | null = null;
  let hasSeenFrame = false;
  /** A frame came before the word that the other person's camera is on, which takes the way over the server. */
  let isAhead = false;
  let isInside = false;
  let connectedId: string | null = null;

  const noteWait = (event: CallEvent, state: CallState) => {
    if (event.type === 'join' && state.status === 'joining') {
      hasSeenFrame = false;
      isAhead = false;
      waitsSinceMs = clock.now();
    } else if (isInRoom(state)) {
      // Time spent waiting for the person or their camera is not connection time.
      waitsSinceMs = isPictureDue(state) ? (waitsSinceMs ?? clock.now()) : null;
      if (isAhead) noteFrame();
    }
    isInside = isInRoom(state);
  };

  const noteFrame = () => {
    isAhead = isInside && waitsSinceMs === null;
    if (hasSeenFrame || waitsSinceMs === null) return;
    hasSeenFrame = true;
    const ms = Math.max(0, Math.round(clock.now() - waitsSinceMs));
    if (ms <= MAX_FIRST_FRAME_MS) send({ type: 'first_frame', ms });
  };

  const noteOutcome = (event: CallEvent, { state, effects }: Step) => {
    if (!isInRoom(state)) return;
    if (event.type === 'peer:connected' && event.negotiationId === state.negotiation?.id) {
      if (event.negotiationId === connectedId) return;
      connectedId = event.negotiationId;
      void routeNow(stats, selectedRoute).then((route) =>
        send({ type: 'negotiation', outcome: 'connected', route }),
      );
    }
    const given = effects.find((effect) => effect.type === 'restartNegotiation');
    if (given && given.negotiationId !== connectedId && state.room.other.isPresent)
      // Asked before the effects run, which close this peer.
      void routeNow(stats, gatheredRoute).then((route) =>
        send({ type: 'negotiation', outcome: 'gave_up', route }),
      );
  };

  return {
    note: (event, step) => {
      noteWait(event, step.state);
      noteOutcome(event, step);
    },
    noteFrame,
  };
}

async function routeNow(stats: CallReporterOptions['stats'], read: typeof selectedRoute): Promise<CallRoute> {
  const report = await stats().catch(() => null);
  return (report && read(entriesOf(report))) ?? 'unknown';
}
