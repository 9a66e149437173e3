import {
  type CaptureKind,
  type Device,
  DeviceError,
  type DeviceProblem,
  type MediaPort,
} from '../core/ports.ts';
import type { CaptureState, Substitution } from './captureState.ts';
import { type DeviceName, findAgain } from './deviceList.ts';

export interface HeldTrackOptions {
  kind: CaptureKind;
  port: MediaPort;
  get(): CaptureState;
  set(state: CaptureState): void;
  chosenId(): string | null;
  listDevices(): Device[];
  /** Called with every new track before anybody else has it. */
  prepare(track: MediaStreamTrack): void;
}

export interface HeldTrack {
  track(): MediaStreamTrack | null;
  /** The device that went away, to be opened again once it is back. */
  lost(): DeviceName | null;
  setLost(device: DeviceName | null): void;
  /** Begins an attempt, which cancels earlier ones. The returned function keeps the track, or stops it when cancelled. */
  attempt(): (track: MediaStreamTrack) => void;
  cancelAttempts(): void;
  isAttempting(): boolean;
  /** Returns the problem; null on success, or when another attempt has begun meanwhile. */
  tryOpen(id: string | null): Promise<DeviceProblem | null>;
  /** The lost device when it is back, else the chosen one; null leaves the choice to the browser. */
  preferredId(): string | null;
  /** The permission was given for good before, and is not any more. */
  isWithdrawn(): Promise<boolean>;
  /** Reports the held track as on. */
  show(substitution: Substitution | null): void;
  fail(problem: DeviceProblem): void;
  drop(): void;
}

/** Holds at most one open track of one kind of device. `onEnded` is called when it ends without our doing. */
export function createHeldTrack(
  options: HeldTrackOptions,
  onEnded: (ended: MediaStreamTrack) => void,
): HeldTrack {
  const { kind, port, get, set } = options;
  let track: MediaStreamTrack | null = null;
  // The newest attempt; tracks of earlier ones are stopped.
  let newest: symbol | null = null;
  let lost: DeviceName | null = null;
  let wasAllowed = false;

  const drop = () => {
    track?.stop();
    track = null;
  };

  const show = (substitution: Substitution | null) => {
    if (!track) return;
    set({ status: 'on', trackId: track.id, label: track.label, isInterrupted: track.muted, substitution });
  };

  const onInterruption = () => {
    const state = get();
    show(state.status === 'on' ? state.substitution : null);
  };

  const keep = (next: MediaStreamTrack) => {
    drop();
    track = next;
    options.prepare(next);
    const whileHeld = (listener: () => void) => () => track === next && listener();
    next.addEventListener(
      'ended',
      whileHeld(() => onEnded(next)),
    );
    for (const event of ['mute', 'unmute'] as const) next.addEventListener(event, whileHeld(onInterruption));
    if (lost && findAgain([nameOf(next)], lost)) lost = null;
    show(lost && { reason: 'lost', label: lost.label });
    void port.isAllowed(kind).then((isAllowed) => {
      wasAllowed = isAllowed;
    });
  };

  const attempt = () => {
    const current = Symbol();
    newest = current;
    return (opened: MediaStreamTrack) => (newest === current ? keep(opened) : opened.stop());
  };

  return {
    track: () => track,
    lost: () => lost,
    setLost: (device) => {
      lost = device;
    },
    attempt,
    cancelAttempts: () => {
      newest = null;
    },
    isAttempting: () => newest !== null,
    tryOpen: async (id) => {
      const keepTrack = attempt();
      const current = newest;
      try {
        for (const opened of await port.openDevices({ [kind]: id })) keepTrack(opened);
        return null;
      } catch (failure) {
        return newest === current ? problemOf(failure) : null;
      }
    },
    preferredId: () => (lost && findAgain(options.listDevices(), lost)?.id) ?? options.chosenId(),
    isWithdrawn: async () => wasAllowed && !(await port.isAllowed(kind)),
    show,
    fail: (problem) => {
      drop();
      set({ status: 'failed', problem });
    },
    drop,
  };
}

export function nameOf(track: MediaStreamTrack): DeviceName {
  return { id: track.getSettings().deviceId ?? '', label: track.label };
}

export function problemOf(failure: unknown): DeviceProblem {
  return failure instanceof DeviceError ? failure.problem : 'unknown';
}
