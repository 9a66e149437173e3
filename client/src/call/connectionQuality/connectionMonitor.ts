import type { ConnectionHistoryPart } from '@preproom/models/contract/room/connectionHistory';
import { DATA_SAVERS, type DataSaver, type MediaState } from '@preproom/models/contract/room/signalling';
import type { TimerClock } from '../../lib/clock.ts';
import { createObservable, type Readable } from '../../lib/observable.ts';
import { type CallState, isInRoom } from '../machine/callState.ts';
import type { LocalMedia } from '../media/localMedia.ts';
import { adapt, limitsOf, START, sendingOf } from './adaptation.ts';
import { createConnectionHistoryRecorder, type Phase } from './connectionHistoryRecorder.ts';
import {
  type ConnectionProblem,
  type ConnectionQuality,
  GOOD_CONNECTION,
  type Grade,
  nextQuality,
} from './connectionQuality.ts';
import type { SendingLimits, SendingWish } from './levels.ts';
import { createLinkSampler } from './linkSampler.ts';
import type { LinkSample, Route } from './linkStats.ts';

export interface ConnectionView {
  /** Null while there is no connection. */
  quality: { grade: Grade; problem: ConnectionProblem | null } | null;
  sending: MediaState['sending'];
  dataSaver: DataSaver;
  /** In this call, since the page was loaded. */
  sentBytes: number;
  receivedBytes: number;
  route: Route | null;
}

/** Where the choice of this device is kept. */
export interface DataSaverChoice {
  load(): DataSaver;
  save(dataSaver: DataSaver): void;
}

export interface ConnectionMonitorPorts {
  /** Id of this page load's part of the history. */
  partId: string;
  dataSaver: DataSaverChoice;
  /** Stores this page load's part of the history. */
  saveHistory(roomid: string, part: ConnectionHistoryPart): Promise<void>;
}

interface ConnectionMonitorOptions {
  clock: TimerClock;
  media: LocalMedia;
  ports: ConnectionMonitorPorts;
  stats(): Promise<RTCStatsReport | null>;
  onLimits(limits: SendingLimits): void;
  /** What the other person is to know has changed. */
  onTold(): void;
}

export interface ConnectionMonitor extends Readable<ConnectionView> {
  setDataSaver(dataSaver: DataSaver): void;
  limits(): SendingLimits;
  told(): Pick<MediaState, 'sending' | 'dataSaver'>;
  /** This page load's part so far; null before it was in a room. */
  history(): ConnectionHistoryPart | null;
  /** Saves the history as it is now. */
  keep(): void;
  start(roomid: string): void;
  observe(call: CallState): void;
  stop(): void;
}

const KEEP_EVERY_MS = 60_000;

/** Monitors the connection of one call: adapts what is sent to it, tells the other side, and records its history. */
export function createConnectionMonitor(options: ConnectionMonitorOptions): ConnectionMonitor {
  const { clock, media, ports } = options;
  const recorder = createConnectionHistoryRecorder(ports.partId);
  let adaptation = START;
  let quality: ConnectionQuality = GOOD_CONNECTION;
  let phase: Phase | null = null;
  let negotiationId: string | null = null;
  let otherSaver: DataSaver = 'off';
  let room: string | null = null;
  let keptAtMs = 0;
  let unsubscribe: (() => void) | null = null;
  let dataSaver = ports.dataSaver.load();

  const wish = (): SendingWish => {
    const { screen, camera } = media.get();
    const picture = screen.status === 'on' ? 'screen' : camera.status === 'on' ? 'camera' : 'none';
    return { picture, dataSaver: stricter(dataSaver, otherSaver) };
  };
  const limits = () => limitsOf(adaptation, wish());
  const told = () => ({ sending: sendingOf(adaptation, wish()), dataSaver });
  let applied = JSON.stringify(limits());

  const view = createObservable<ConnectionView>({
    ...told(),
    quality: null,
    sentBytes: 0,
    receivedBytes: 0,
    route: null,
  });

  /** Something that limits depend on may have changed. */
  const refresh = () => {
    const [next, before] = [told(), view.get()];
    if (next.sending !== before.sending || next.dataSaver !== before.dataSaver) {
      view.change(next);
      options.onTold();
    }
    const wanted = limits();
    if (JSON.stringify(wanted) === applied) return;
    applied = JSON.stringify(wanted);
    options.onLimits(wanted);
  };

  const onSecond = (sample: LinkSample | null) => {
    if (phase) recorder.note(phase, clock.now());
    if (sample && phase === 'together') noteSecond(sample);
    if (clock.now() - keptAtMs >= KEEP_EVERY_MS) keep();
  };

  const noteSecond = (sample: LinkSample) => {
    quality = nextQuality(quality, sample);
    const { grade, problem } = quality;
    recorder.add({ sample, grade, ...told() });
    const { sentBytes, receivedBytes } = view.get();
    view.change({
      quality: { grade, problem },
      sentBytes: sentBytes + sample.sentBytes,
      receivedBytes: receivedBytes + sample.receivedBytes,
      route: sample.route,
    });
  };

  const sampler = createLinkSampler({
    clock,
    stats: options.stats,
    onSecond,
    onStretch: (sample) => {
      if (phase !== 'together') return;
      adaptation = adapt(adaptation, sample, wish());
      refresh();
    },
  });

  const keep = () => {
    keptAtMs = clock.now();
    const part = recorder.history();
    // A failed save needs no retry: each save sends the whole part again.
    if (part && room) void ports.saveHistory(room, part).catch(() => {});
  };

  return {
    get: view.get,
    subscribe: view.subscribe,
    limits,
    told,
    history: recorder.history,
    keep,

    setDataSaver: (chosen) => {
      dataSaver = chosen;
      ports.dataSaver.save(chosen);
      refresh();
    },

    start: (roomid) => {
      room = roomid;
      keptAtMs = clock.now();
      sampler.start();
      unsubscribe ??= media.subscribe(refresh);
    },

    observe: (call) => {
      const next = phaseOf(call, phase);
      if (next !== phase) recorder.note(next, clock.now());
      if (next !== 'together') quality = GOOD_CONNECTION;
      if (next !== phase) view.change({ quality: null });
      phase = next;
      // Nobody is logged in who could tell it; what was kept each minute stays. A later login may be somebody else's.
      if (call.status === 'failed' && call.reason === 'login_ended') room = null;
      if (!isInRoom(call)) return;
      if (call.negotiation && call.negotiation.id !== negotiationId) {
        negotiationId = call.negotiation.id;
        sampler.restart();
      }
      otherSaver = call.room.other.isPresent ? call.room.other.media.dataSaver : otherSaver;
      refresh();
    },

    stop: () => {
      sampler.stop();
      unsubscribe?.();
      unsubscribe = null;
      keep();
      room = null;
    },
  };
}

function phaseOf(call: CallState, before: Phase | null): Phase | null {
  if (!isInRoom(call)) return null;
  if (call.negotiation?.link === 'up') return 'together';
  const wasTogether = before === 'together' || before === 'cut';
  // A short interruption is not called reconnecting yet.
  const isLost = call.status === 'reconnecting' || call.negotiation?.link === 'interrupted';
  return wasTogether && isLost ? 'cut' : 'apart';
}

function stricter(a: DataSaver, b: DataSaver): DataSaver {
  return DATA_SAVERS.indexOf(a) > DATA_SAVERS.indexOf(b) ? a : b;
}
