import type { Device, DeviceKind, Devices } from '../core/ports.ts';

/** A device that was just plugged in, offered to the person. A headset is microphone and speaker at once. */
export interface DeviceOffer {
  label: string;
  ids: Partial<Record<DeviceKind, string>>;
}

export type DeviceName = Pick<Device, 'id' | 'label'>;

const KINDS: readonly DeviceKind[] = ['microphone', 'camera', 'speaker'];
/** Chromium's ids for the system's default devices; they stay the same when the default changes. */
const PSEUDO_IDS: readonly string[] = ['default', 'communications'];

/** Finds the device in a later list, by label if needed: some browsers change its id when it is plugged in again. */
export function findAgain<D extends DeviceName>(list: readonly D[], { id, label }: DeviceName): D | null {
  const byId = isReal(id) ? list.find((device) => device.id === id) : undefined;
  return byId ?? list.find((device) => label !== '' && device.label === label) ?? null;
}

/** The device that was added between two lists; null for none. Kinds that were not listed before are ignored. */
export function newOffer(before: Devices, after: Devices, kinds: readonly DeviceKind[]): DeviceOffer | null {
  const added = kinds
    .filter((kind) => before[kind].length > 0)
    .flatMap((kind) => after[kind].map((device) => ({ ...device, kind })))
    .filter(
      ({ kind, id, label }) => isReal(id) && label !== '' && !before[kind].some((old) => old.id === id),
    );
  const first = added[0];
  if (!first) return null;
  const parts = added.filter(({ groupId }) => groupId === first.groupId).reverse();
  return { label: first.label, ids: Object.fromEntries(parts.map(({ kind, id }) => [kind, id])) };
}

/** The offer while all of its devices are still connected. */
export function standingOffer(offer: DeviceOffer | null, devices: Devices): DeviceOffer | null {
  const isThere = KINDS.every(
    (kind) => !offer?.ids[kind] || devices[kind].some(({ id }) => id === offer.ids[kind]),
  );
  return isThere ? offer : null;
}

function isReal(id: string): boolean {
  return id !== '' && !PSEUDO_IDS.includes(id);
}
