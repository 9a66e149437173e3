import type { CaptureState } from './captureState.ts';
import { type DeviceName, findAgain } from './deviceList.ts';
import { createHeldTrack, type HeldTrack, type HeldTrackOptions, nameOf } from './heldTrack.ts';

interface CaptureOptions extends HeldTrackOptions {
  refreshDevices(): Promise<void>;
}

export interface Capture {
  track(): MediaStreamTrack | null;
  /** The device that went away, to be opened again once it is back. */
  lost(): DeviceName | null;
  /** Begins an attempt, which cancels earlier ones. The returned function keeps the track, or stops it when cancelled. */
  attempt(): (track: MediaStreamTrack) => void;
  open(): Promise<void>;
  /** Returns false when the device could not be opened; the device in use before then continues. */
  switchTo(id: string): Promise<boolean>;
  /** To be called when devices, permissions or page visibility have changed: silently reopens what does not work. */
  renew(): Promise<void>;
  /** Fails the capture when its permission was withdrawn. */
  checkPermission(): Promise<void>;
  close(): void;
}

/** A device that ends right after every start is reopened this often; a change of devices resets the count. */
const MAX_RESTARTS = 3;

/** One kind of device with at most one open track, which the browser may end at any time. */
export function createCapture(options: CaptureOptions): Capture {
  const { kind, port, get, set } = options;
  const held = createHeldTrack(options, (ended) => void recover(ended));
  const { tryOpen, preferredId, fail } = held;
  let restarts = 0;

  /** The track has ended without our doing: unplugged, taken by another program, or no longer permitted. */
  const recover = async (ended: MediaStreamTrack) => {
    held.setLost(nameOf(ended));
    held.drop();
    held.cancelAttempts();
    set({ status: 'starting' });
    const isSuperseded = () => held.isAttempting() || get().status !== 'starting';
    const isForbidden = await held.isWithdrawn();
    if (isSuperseded()) return;
    if (isForbidden) return fail('denied');
    await options.refreshDevices();
    if (isSuperseded()) return;
    restarts += 1;
    const problem = restarts > MAX_RESTARTS ? 'unknown' : await tryOpen(preferredId());
    if (problem) fail(problem);
  };

  const open = async () => {
    restarts = 0;
    if (!held.track()) set({ status: 'starting' });
    const problem = await tryOpen(preferredId());
    if (problem) fail(problem);
  };

  const switchTo = async (id: string) => {
    const track = held.track();
    held.setLost(null);
    restarts = 0;
    if (track) return switchTrack(options, held, nameOf(track), id);
    await open();
    return true;
  };

  const retryFailed = async (failed: Extract<CaptureState, { status: 'failed' }>) => {
    if (failed.problem === 'denied' && !(await port.isAllowed(kind))) return;
    if (get() !== failed) return;
    const problem = await tryOpen(preferredId());
    if (problem && problem !== failed.problem) fail(problem);
  };

  return {
    track: held.track,
    lost: held.lost,
    attempt: held.attempt,
    open,
    switchTo,

    renew: async () => {
      restarts = 0;
      const [state, track, lost] = [get(), held.track(), held.lost()];
      if (state.status === 'failed') return retryFailed(state);
      if (!track) return;
      const isBack = lost !== null && findAgain(options.listDevices(), lost) !== null;
      // A failure changes nothing: the track in use continues.
      if (track.muted || isBack) await tryOpen(preferredId() ?? nameOf(track).id);
    },

    checkPermission: async () => {
      const track = held.track();
      if (track && (await held.isWithdrawn()) && track === held.track()) fail('denied');
    },

    close: () => {
      held.cancelAttempts();
      held.setLost(null);
      held.drop();
      set({ status: 'off' });
    },
  };
}

/** Opens another device in place of the open one. On failure the old one continues, or is reopened. */
async function switchTrack(
  { listDevices, set }: CaptureOptions,
  held: HeldTrack,
  old: DeviceName,
  id: string,
): Promise<boolean> {
  const label = listDevices().find((device) => device.id === id)?.label ?? '';
  /** Some phones open one camera at a time. So the old one is closed first, and reopened when the new one fails. */
  const closeFirst = async () => {
    held.drop();
    set({ status: 'starting' });
    if (!(await held.tryOpen(id))) return true;
    const problem = await held.tryOpen(old.id);
    if (problem) held.fail(problem);
    return false;
  };
  const problem = await held.tryOpen(id);
  if (!problem) return true;
  const hasSwitched = problem === 'in_use' && (await closeFirst());
  if (!hasSwitched) held.show({ reason: 'refused', label });
  return hasSwitched;
}
