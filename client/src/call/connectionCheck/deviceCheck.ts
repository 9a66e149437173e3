import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import type { CaptureKind } from '../core/ports.ts';
import type { LocalMedia } from '../media/localMedia.ts';
import type { ConnectionCheckPorts } from './connectionCheckPorts.ts';
import { createHearing, createLightRule } from './connectionCheckRules.ts';

/** Long enough to read "say a word" and to say one. */
const SILENCE_MS = 8_000;

type Ports = Pick<ConnectionCheckPorts, 'watchLevel' | 'watchLight' | 'clock'>;
type Note = (step: CaptureKind, found: Partial<ConnectionCheck>, isBusy: boolean) => void;

export interface DeviceCheck {
  start(): void;
  stop(): void;
}

/**
 * Checks whether the microphone picks up a voice and the camera sees light, again for every new device. A bad verdict is
 * rechecked until it is good.
 */
export function createDeviceCheck(ports: Ports, media: LocalMedia, note: Note): DeviceCheck {
  const watched: Record<CaptureKind, { key: string; undo: () => void } | null> = {
    microphone: null,
    camera: null,
  };
  let unsubscribe: (() => void) | null = null;

  const watch = (kind: CaptureKind) => {
    const state = media.get();
    const capture = state[kind];
    const track = media.capture(kind);
    const isOff = capture.status === 'off' || (kind === 'microphone' && state.isMuted);
    const isHeldBack = capture.status === 'on' && capture.isInterrupted;
    const key = `${capture.status} ${track?.id} ${isOff} ${isHeldBack}`;
    if (watched[kind]?.key === key) return;
    watched[kind]?.undo();
    const entry = { key, undo: () => {} };
    watched[kind] = entry;
    if (isOff) return note(kind, { [kind]: 'off' }, false);
    if (capture.status === 'failed') return note(kind, { [kind]: 'unavailable' }, false);
    if (isHeldBack) return note(kind, HELD_BACK[kind], false);
    note(kind, { [kind]: 'unknown' }, true);
    if (capture.status !== 'on' || !track) return;
    entry.undo = CHECKS[kind](ports, track, (found, isFinal) => {
      if (isFinal) {
        entry.undo();
        entry.undo = () => {};
      }
      note(kind, found, false);
    });
  };

  const watchAll = () => {
    watch('microphone');
    watch('camera');
  };

  return {
    start: () => {
      unsubscribe = media.subscribe(watchAll);
      watchAll();
    },
    stop: () => {
      unsubscribe?.();
      unsubscribe = null;
      for (const kind of ['microphone', 'camera'] as const) {
        watched[kind]?.undo();
        watched[kind] = null;
      }
    },
  };
}

/** Muted by the device or the system. */
const HELD_BACK: Record<CaptureKind, Partial<ConnectionCheck>> = {
  microphone: { microphone: 'silent' },
  camera: { camera: 'covered' },
};

/** Reports verdicts until one is final; returns its undo. */
type Check = (
  ports: Ports,
  track: MediaStreamTrack,
  report: (found: Partial<ConnectionCheck>, isFinal: boolean) => void,
) => () => void;

const CHECKS: Record<CaptureKind, Check> = {
  microphone: ({ watchLevel, clock }, track, report) => {
    const isHeard = createHearing();
    // Silence is timed from the first level: browsers may hold back audio until the person interacts with the page.
    let stopClock: (() => void) | null = null;
    const stopWatching = watchLevel(track, (level) => {
      stopClock ??= clock.after(SILENCE_MS, () => report({ microphone: 'silent' }, false));
      if (isHeard(level)) report({ microphone: 'heard' }, true);
    });
    return () => {
      stopClock?.();
      stopWatching();
    };
  },

  camera: ({ watchLight }, track, report) => {
    const verdictOn = createLightRule();
    let last: ConnectionCheck['camera'] | null = null;
    return watchLight(track, (light) => {
      const camera = verdictOn(light);
      if (!camera || camera === last) return;
      last = camera;
      report({ camera }, camera === 'bright');
    });
  },
};
