type CaptureKind = 'microphone' | 'camera';

/** What a browser shows when its devices change; each method raises that in the page. */
export interface DeviceSimulator {
  unplug(...kinds: CaptureKind[]): void;
  plugIn(...kinds: CaptureKind[]): void;
  /** Another program opens the device, so the page's tracks end and it cannot be opened again. */
  take(...kinds: CaptureKind[]): void;
  /** The device with this label cannot be opened. */
  refuse(label: string): void;
  giveBack(...kinds: CaptureKind[]): void;
  /** By a switch, the system or a phone call. */
  setMuted(isMuted: boolean, ...kinds: CaptureKind[]): void;
  setPermission(state: PermissionState, ...kinds: CaptureKind[]): void;
  /** Lists a headset that cannot be opened: enough to be offered. */
  showHeadset(): void;
  setVisibility(state: DocumentVisibilityState): void;
  /** The number of wake locks that keep the screen on. */
  screenLocks(): number;
  /** The open tracks. */
  live(): { kind: string; enabled: boolean }[];
}

/** What the scripts share in the page. */
export interface SimulatedBrowser {
  opened: MediaStreamTrack[];
  absent: Set<string>;
  taken: Set<string>;
  /** The label of the device that cannot be opened. */
  refused: string;
  permissions: Map<string, PermissionStatus & { now?: PermissionState }>;
  /** Devices that are listed besides the real ones. */
  extra: MediaDeviceInfo[];
  locks: WakeLockSentinel[];
  simulator: Partial<DeviceSimulator>;
}

type SimulatedWindow = typeof globalThis & { simulated: SimulatedBrowser };

/** Run in this order in the page, before anything of the product. Each is sent as its own text, so none uses anything outside itself. */
export const DEVICE_SCRIPTS = [
  prepareState,
  replaceGetUserMedia,
  replaceEnumerateDevices,
  replacePermissions,
  replaceWakeLock,
  addDeviceMethods,
  addTrackMethods,
];

function prepareState(): void {
  const simulated: SimulatedBrowser = {
    opened: [],
    absent: new Set(),
    taken: new Set(),
    refused: '',
    permissions: new Map(),
    extra: [],
    locks: [],
    simulator: {},
  };
  Object.assign(window, { simulated });
}

function replaceGetUserMedia(): void {
  const state = (window as unknown as SimulatedWindow).simulated;
  const media = navigator.mediaDevices;
  const getUserMedia = media.getUserMedia.bind(media);
  const wantedId = (of: boolean | MediaTrackConstraints | undefined) =>
    (of as { deviceId?: { ideal: string } } | undefined)?.deviceId?.ideal;

  media.getUserMedia = async (constraints = {}) => {
    const wanted = [constraints.audio && 'microphone', constraints.video && 'camera'].filter(
      Boolean,
    ) as string[];
    const isIn = (kinds: Set<string>) => wanted.some((kind) => kinds.has(kind));
    if (wanted.some((kind) => state.permissions.get(kind)?.now === 'denied'))
      throw new DOMException('withdrawn', 'NotAllowedError');
    if (isIn(state.absent)) throw new DOMException('unplugged', 'NotFoundError');
    const id = wantedId(constraints.audio) ?? wantedId(constraints.video);
    const listed = await media.enumerateDevices();
    const isRefused = listed.some(({ deviceId, label }) => deviceId === id && label === state.refused);
    if (isIn(state.taken) || isRefused) throw new DOMException('taken', 'NotReadableError');
    const stream = await getUserMedia(constraints);
    state.opened.push(...stream.getTracks());
    return stream;
  };
}

function replaceEnumerateDevices(): void {
  const state = (window as unknown as SimulatedWindow).simulated;
  const media = navigator.mediaDevices;
  const enumerateDevices = media.enumerateDevices.bind(media);
  media.enumerateDevices = async () => {
    const inputs: Record<string, string> = { audioinput: 'microphone', videoinput: 'camera' };
    const listed = await enumerateDevices();
    return [...listed.filter(({ kind }) => !state.absent.has(inputs[kind] ?? '')), ...state.extra];
  };
}

function replacePermissions(): void {
  const { permissions } = (window as unknown as SimulatedWindow).simulated;
  const query = navigator.permissions.query.bind(navigator.permissions);
  navigator.permissions.query = async (descriptor) => {
    const name = descriptor.name as string;
    const status = permissions.get(name) ?? (await query(descriptor));
    if (!permissions.has(name)) {
      permissions.set(name, status);
      const state = () => permissions.get(name)?.now ?? 'granted';
      Object.defineProperty(status, 'state', { get: state });
    }
    return status;
  };
}

function replaceWakeLock(): void {
  const { locks, simulator } = (window as unknown as SimulatedWindow).simulated;
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (type) => {
    const lock = await request(type);
    locks.push(lock);
    return lock;
  };
  simulator.screenLocks = () => locks.filter(({ released }) => !released).length;
  simulator.setVisibility = (state) => {
    if (state === 'hidden') for (const lock of locks) void lock.release();
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

/** The methods that change which devices there are. */
function addDeviceMethods(): void {
  const state = (window as unknown as SimulatedWindow).simulated;
  const changed = () => navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  Object.assign(state.simulator, {
    plugIn: (...kinds) => {
      for (const kind of kinds) state.absent.delete(kind);
      changed();
    },
    refuse: (label) => {
      state.refused = label;
    },
    giveBack: (...kinds) => {
      for (const kind of kinds) state.taken.delete(kind);
    },
    showHeadset: () => {
      const headset = { deviceId: 'headset', groupId: 'headset', label: 'Headset' };
      state.extra.push({ ...headset, kind: 'audioinput', toJSON: () => headset });
      changed();
    },
  } satisfies Partial<DeviceSimulator>);
}

/** The methods that change the open tracks. */
function addTrackMethods(): void {
  const state = (window as unknown as SimulatedWindow).simulated;
  const kindOf = (track: MediaStreamTrack) => (track.kind === 'audio' ? 'microphone' : 'camera');
  const tracks = (kinds: string[]) =>
    state.opened.filter((track) => track.readyState === 'live' && kinds.includes(kindOf(track)));
  const end = (track: MediaStreamTrack) => {
    track.stop();
    track.dispatchEvent(new Event('ended'));
  };
  Object.assign(state.simulator, {
    unplug: (...kinds) => {
      for (const kind of kinds) state.absent.add(kind);
      tracks(kinds).forEach(end);
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    },
    take: (...kinds) => {
      for (const kind of kinds) state.taken.add(kind);
      tracks(kinds).forEach(end);
    },
    setMuted: (isMuted, ...kinds) => {
      for (const track of tracks(kinds)) {
        Object.defineProperty(track, 'muted', { configurable: true, value: isMuted });
        track.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
      }
    },
    setPermission: (permission, ...kinds) => {
      for (const kind of kinds) {
        const status = state.permissions.get(kind);
        if (!status) throw new Error(`nobody has asked about the ${kind}`);
        status.now = permission;
        if (permission !== 'granted') tracks([kind]).forEach(end);
        status.dispatchEvent(new Event('change'));
      }
    },
    live: () => tracks(['microphone', 'camera']).map(({ kind, enabled }) => ({ kind, enabled })),
  } satisfies Partial<DeviceSimulator>);
}
