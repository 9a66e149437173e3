import type { CaptureKind, DeviceKind, Devices, MediaPort } from '../core/ports.ts';
import type { Capture } from './capture.ts';
import type { CaptureState } from './captureState.ts';
import { type DeviceOffer, findAgain, newOffer, standingOffer } from './deviceList.ts';

export const CAPTURES: readonly CaptureKind[] = ['microphone', 'camera'];

interface WatchedState extends Record<CaptureKind, CaptureState> {
  devices: Devices;
  offer: DeviceOffer | null;
}

export interface DeviceWatch {
  start(): void;
  stop(): void;
  /** Lists the devices again, and offers one that was plugged in. */
  refresh(): Promise<void>;
}

/** Keeps the device list up to date, and lets captures recover when devices or permissions change. */
export function createDeviceWatch(
  port: MediaPort,
  state: { get(): WatchedState; change(part: Partial<WatchedState>): void },
  captures: Record<CaptureKind, Capture>,
): DeviceWatch {
  let stopWatching: (() => void) | null = null;
  // Incremented by `stop`; a list that was requested before is ignored.
  let run = 0;

  const refresh = async () => {
    const current = run;
    const devices = await port.listDevices();
    if (current !== run) return;
    const { devices: before, offer } = state.get();
    const isOpenTo = (kind: DeviceKind) => kind === 'speaker' || state.get()[kind].status === 'on';
    const kinds = (['microphone', 'camera', 'speaker'] as const).filter(isOpenTo);
    // A lost device that is back is reopened by its capture, so nothing is offered.
    const isLostBack = CAPTURES.some((kind) => {
      const lost = captures[kind].lost();
      return lost && findAgain(devices[kind], lost);
    });
    const added = isLostBack ? null : newOffer(before, devices, kinds);
    state.change({ devices, offer: added ?? standingOffer(offer, devices) });
  };

  const renew = () => Promise.all(CAPTURES.map((kind) => captures[kind].renew()));
  const onDevices = async () => {
    await refresh();
    await renew();
  };
  const onPermissions = async () => {
    await Promise.all(CAPTURES.map((kind) => captures[kind].checkPermission()));
    await renew();
  };

  return {
    refresh,
    start: () => {
      stopWatching ??= port.watch({
        onDevices: () => void onDevices(),
        onPermissions: () => void onPermissions(),
        onReturn: () => void onDevices(),
      });
    },
    stop: () => {
      run += 1;
      stopWatching?.();
      stopWatching = null;
    },
  };
}
