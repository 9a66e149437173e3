import {
  type CaptureKind,
  type Device,
  DeviceError,
  type DeviceProblem,
  type MediaPort,
} from '../core/ports.ts';
import { type DeviceName, findAgain } from './deviceList.ts';

/** Why the device that works is not the one that was wanted: another one went away, or could not be switched to. */
export interface Substitution {
  reason: 'lost' | 'refused';
  /** The device that is not used. */
  label: string;
}

export type CaptureState =
  | { status: 'off' }
  | { status: 'starting' }
  | {
      status: 'on';
      trackId: string;
      label: string;
      /** Muted by the device or the system: a switch, a privacy setting, a phone call. It ends by itself. */
      isInterrupted: boolean;
      substitution: Substitution | null;
    }
  | { status: 'failed'; problem: DeviceProblem };

interface CaptureOptions {
  kind: CaptureKind;
  port: MediaPort;
  get(): CaptureState;
  set(state: CaptureState): void;
  chosenId(): string | null;
  listDevices(): Device[];
  refreshDevices(): Promise<void>;
  /** Every new track passes here before anybody else has it. */
  prepare(track: MediaStreamTrack): void;
}

export interface Capture {
  track(): MediaStreamTrack | null;
  /** The device that went away and is taken up again once it is back. */
  lost(): DeviceName | null;
  /** Begins an attempt, which makes earlier ones void; what it brings is kept only while it is the newest. */
  attempt(): (track: MediaStreamTrack) => void;
  open(): Promise<void>;
  /** False: it could not be had, and what worked before goes on. */
  switchTo(id: string): Promise<boolean>;
  /** Devices, permissions or the page's standing have changed: takes up again, quietly, what does not work. */
  renew(): Promise<void>;
  /** The permission may have been withdrawn. */
  checkPermission(): Promise<void>;
  close(): void;
}

/** A device that ends right after every start is left alone after so many; a change of devices allows new ones. */
const MAX_RESTARTS = 3;

/** One kind of device with at most one open track, from which it may be parted at any time. */
export function createCapture(options: CaptureOptions): Capture {
  const { kind, port, get, set } = options;
  let track: MediaStreamTrack | null = null;
  // The newest wish: what an earlier one still brings is thrown away.
  let wish: symbol | null = null;
  let lost: DeviceName | null = null;
  let wasAllowed = false;
  let restarts = 0;

  const drop = () => {
    track?.stop();
    track = null;
  };

  const fail = (problem: DeviceProblem) => {
    drop();
    set({ status: 'failed', problem });
  };

  const show = (substitution: Substitution | null) => {
    if (!track) return;
    set({ status: 'on', trackId: track.id, label: track.label, isInterrupted: track.muted, substitution });
  };

  const take = (next: MediaStreamTrack) => {
    drop();
    track = next;
    options.prepare(next);
    const whileHeld = (listener: () => void) => () => track === next && listener();
    next.addEventListener(
      'ended',
      whileHeld(() => void recover(next)),
    );
    for (const event of ['mute', 'unmute'] as const) next.addEventListener(event, whileHeld(onInterruption));
    if (lost && findAgain([nameOf(next)], lost)) lost = null;
    show(lost && { reason: 'lost', label: lost.label });
    void port.isAllowed(kind).then((isAllowed) => {
      wasAllowed = isAllowed;
    });
  };

  const onInterruption = () => {
    const state = get();
    show(state.status === 'on' ? state.substitution : null);
  };

  const attempt = () => {
    const mine = Symbol();
    wish = mine;
    return (opened: MediaStreamTrack) => (wish === mine ? take(opened) : opened.stop());
  };

  /** The problem, or null when there is none or something else is wished by now. */
  const tryOpen = async (id: string | null): Promise<DeviceProblem | null> => {
    const keep = attempt();
    const mine = wish;
    try {
      for (const opened of await port.openDevices({ [kind]: id })) keep(opened);
      return null;
    } catch (failure) {
      return wish === mine ? problemOf(failure) : null;
    }
  };

  /** The one that was lost as soon as it is there, else the chosen one, else what the browser takes. */
  const preferredId = () => {
    const again = lost && findAgain(options.listDevices(), lost);
    return again?.id ?? options.chosenId();
  };

  const isWithdrawn = async () => wasAllowed && !(await port.isAllowed(kind));

  /** The track has ended without our doing: unplugged, taken by another program, or no longer permitted. */
  const recover = async (ended: MediaStreamTrack) => {
    lost = nameOf(ended);
    drop();
    wish = null;
    set({ status: 'starting' });
    const isLate = () => wish !== null || get().status !== 'starting';
    const isForbidden = await isWithdrawn();
    if (isLate()) return;
    if (isForbidden) return fail('denied');
    await options.refreshDevices();
    if (isLate()) return;
    restarts += 1;
    const problem = restarts > MAX_RESTARTS ? 'unknown' : await tryOpen(preferredId());
    if (problem) fail(problem);
  };

  const open = async () => {
    restarts = 0;
    if (!track) set({ status: 'starting' });
    const problem = await tryOpen(preferredId());
    if (problem) fail(problem);
  };

  /** Some phones open one camera at a time: the old one is let go then, and taken up again when that did not help. */
  const exchange = async (id: string, old: DeviceName): Promise<boolean> => {
    drop();
    set({ status: 'starting' });
    if (!(await tryOpen(id))) return true;
    const problem = await tryOpen(old.id);
    if (problem) fail(problem);
    return false;
  };

  return {
    track: () => track,
    lost: () => lost,
    attempt,
    open,

    switchTo: async (id) => {
      const label = options.listDevices().find((device) => device.id === id)?.label ?? '';
      const old = track && nameOf(track);
      [lost, restarts] = [null, 0];
      if (!old) {
        await open();
        return true;
      }
      const problem = await tryOpen(id);
      if (!problem) return true;
      const hasSwitched = problem === 'in_use' && (await exchange(id, old));
      if (!hasSwitched) show({ reason: 'refused', label });
      return hasSwitched;
    },

    renew: async () => {
      restarts = 0;
      const state = get();
      if (state.status === 'failed') {
        if (state.problem === 'denied' && !(await port.isAllowed(kind))) return;
        if (get() !== state) return;
        const problem = await tryOpen(preferredId());
        if (problem && problem !== state.problem) fail(problem);
      } else if (track && (track.muted || (lost && findAgain(options.listDevices(), lost)))) {
        // When it cannot be had after all, what is there goes on.
        await tryOpen(preferredId() ?? nameOf(track).id);
      }
    },

    checkPermission: async () => {
      const held = track;
      if (held && (await isWithdrawn()) && held === track) fail('denied');
    },

    close: () => {
      wish = null;
      lost = null;
      drop();
      set({ status: 'off' });
    },
  };
}

function nameOf(track: MediaStreamTrack): DeviceName {
  return { id: track.getSettings().deviceId ?? '', label: track.label };
}

export function problemOf(failure: unknown): DeviceProblem {
  return failure instanceof DeviceError ? failure.problem : 'unknown';
}
