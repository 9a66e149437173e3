import type { ConnectionHistoryPart } from '@preproom/models/contract/room/connectionHistory';
import type { DataSaver, MediaState, Participant } from '@preproom/models/contract/room/signalling';
import type { TimerClock } from '../../lib/clock.ts';
import { createObservable, type Readable } from '../../lib/observable.ts';
import type { SendingLimits } from '../core/levels.ts';
import { type CallState, isInRoom } from '../machine/callState.ts';
import type { LocalMedia } from '../media/localMedia.ts';
import { createAdaptiveSending, type DataSaverChoice, type SendingState } from './adaptiveSending.ts';
import type { Phase } from './connectionHistoryRecorder.ts';
import {
  type ConnectionProblem,
  type ConnectionQuality,
  GOOD_CONNECTION,
  type Grade,
  nextQuality,
} from './connectionQuality.ts';
import { createLinkSampler } from './linkSampler.ts';
import { type LinkSample, type Route, withoutCut } from './linkStats.ts';
import { createSavedHistory, type HistoryPorts } from './savedHistory.ts';
import { createSilenceWatch } from './silenceWatch.ts';

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

export interface ConnectionMonitorPorts extends HistoryPorts {
  dataSaver: DataSaverChoice;
}

interface ConnectionMonitorOptions {
  clock: TimerClock;
  media: LocalMedia;
  ports: ConnectionMonitorPorts;
  stats(): Promise<RTCStatsReport | null>;
  onLimits(limits: SendingLimits): void;
  /** The state that the other side is shown has changed. */
  onSendingState(): void;
  /** Nothing arrives any more, or something does again, on this negotiation's connection. */
  onSilence(isSilent: boolean, negotiationId: string): void;
}

export interface ConnectionMonitor extends Readable<ConnectionView> {
  setDataSaver(dataSaver: DataSaver): void;
  limits(): SendingLimits;
  sendingState(): SendingState;
  /** This page load's part so far; null before it was in a room. */
  history(): ConnectionHistoryPart | null;
  /** Saves the history as it is now. */
  save(): void;
  start(roomid: string): void;
  observe(call: CallState): void;
  stop(): void;
}

/** Monitors the connection of one call: adapts what is sent to it, tells the other side, and records its history. */
export function createConnectionMonitor(options: ConnectionMonitorOptions): ConnectionMonitor {
  const { clock, media, ports } = options;
  let phase: Phase | null = null;
  let other: Participant | null = null;
  let negotiationId: string | null = null;
  let unsubscribe: (() => void) | null = null;
  let mendedAtMs = Number.NEGATIVE_INFINITY;

  const sending = createAdaptiveSending({
    media,
    dataSaverChoice: ports.dataSaver,
    onLimits: options.onLimits,
    onState: (state) => {
      measured.view.change(state);
      options.onSendingState();
    },
  });
  const measured = createMeasurements(sending.state);
  const history = createSavedHistory(ports, clock);

  const judge = (sample: LinkSample) => judgedSample(sample, other, clock.now() - mendedAtMs);
  const sampler = createLinkSampler({
    clock,
    stats: options.stats,
    onSecond: (sample) => {
      if (phase) history.recorder.note(phase, clock.now());
      if (sample && phase === 'together') {
        const judged = judge(sample);
        history.recorder.add({ sample: judged, grade: measured.add(judged), ...sending.state() });
      }
      history.saveIfDue();
    },
    onGlance: (glance) => {
      if (phase === 'together') sending.glance(glance);
    },
    onStretch: (sample) => {
      if (phase === 'together') sending.adaptTo(judge(sample));
    },
  });

  const silence = createSilenceWatch({
    clock,
    stats: options.stats,
    isExpecting: () => other !== null && isSending(other),
    onChange: (isSilent) => {
      if (negotiationId) options.onSilence(isSilent, negotiationId);
    },
  });

  return {
    get: measured.view.get,
    subscribe: measured.view.subscribe,
    limits: sending.limits,
    sendingState: sending.state,
    setDataSaver: sending.setDataSaver,
    history: history.recorder.history,
    save: history.save,

    start: (roomid) => {
      history.open(roomid);
      sampler.start();
      unsubscribe ??= media.subscribe(sending.refresh);
    },

    observe: (call) => {
      const next = phaseOf(call, phase);
      if (next !== phase) {
        history.recorder.note(next, clock.now());
        measured.clearQuality();
        if (next === 'cut') sending.startSmall();
        if (phase === 'cut') mendedAtMs = clock.now();
        if (next === 'together') silence.start();
        else if (next !== 'cut') silence.stop();
      }
      phase = next;
      // The save needs this login, and a later login may be somebody else's. What was saved each minute stays.
      if (call.status === 'failed' && call.reason === 'login_ended') history.discard();
      if (!isInRoom(call)) return;
      if (call.negotiation && call.negotiation.id !== negotiationId) {
        negotiationId = call.negotiation.id;
        sampler.restart();
      }
      other = call.room.other;
      if (other.isPresent) sending.setOtherDataSaver(other.media.dataSaver);
      else sending.refresh();
    },

    stop: () => {
      sampler.stop();
      silence.stop();
      unsubscribe?.();
      unsubscribe = null;
      history.save();
      history.discard();
    },
  };
}

/** What the monitor shows: quality, route and bytes used, from the samples while connected. */
function createMeasurements(sendingState: () => SendingState) {
  let quality: ConnectionQuality = GOOD_CONNECTION;
  const view = createObservable<ConnectionView>({
    ...sendingState(),
    quality: null,
    sentBytes: 0,
    receivedBytes: 0,
    route: null,
  });
  return {
    view,
    /** Returns the grade of the connection after this sample. */
    add: (sample: LinkSample): Grade => {
      quality = nextQuality(quality, sample);
      const { grade, problem } = quality;
      const { sentBytes, receivedBytes } = view.get();
      view.change({
        quality: { grade, problem },
        sentBytes: sentBytes + sample.sentBytes,
        receivedBytes: receivedBytes + sample.receivedBytes,
        route: sample.route,
      });
      return grade;
    },
    /** A new connection starts with a good grade. */
    clearQuality: () => {
      quality = GOOD_CONNECTION;
      view.change({ quality: null });
    },
  };
}

/** Whether anything should arrive from this person. */
function isSending(other: Participant): boolean {
  const { isPresent, media } = other;
  return isPresent && (media.microphone || ((media.camera || media.screen) && !isSoundOnly(other)));
}

/** The sample, so long after a cut, without what says nothing of the connection. */
function judgedSample(sample: LinkSample, other: Participant | null, sinceCutMs: number): LinkSample {
  const told = withoutCut(sample, sinceCutMs);
  // Who sends sound alone has no picture that could freeze.
  return other && isSoundOnly(other) ? { ...told, frozenMs: 0 } : told;
}

function isSoundOnly({ media: { sending } }: Participant): boolean {
  return sending === 'line_audio' || sending === 'saver_audio';
}

function phaseOf(call: CallState, before: Phase | null): Phase | null {
  if (!isInRoom(call)) return null;
  if (call.negotiation?.link === 'up') return 'together';
  const wasTogether = before === 'together' || before === 'cut';
  // A short interruption is not yet `reconnecting`, but counts as a cut.
  const isLost = call.status === 'reconnecting' || call.negotiation?.link === 'interrupted';
  return wasTogether && isLost ? 'cut' : 'apart';
}
