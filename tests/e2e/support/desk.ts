import type { Person } from './person.ts';

export type CaptureKind = 'microphone' | 'camera';

/** What happens at somebody's desk; each method raises in the page what a browser shows then. */
interface Desk {
  unplug(...kinds: CaptureKind[]): void;
  plugIn(...kinds: CaptureKind[]): void;
  /** Another program has it; what is open here ends. */
  take(...kinds: CaptureKind[]): void;
  /** This one cannot be opened, by the name it is listed under. */
  refuse(label: string): void;
  giveBack(...kinds: CaptureKind[]): void;
  /** By a switch, the system or a phone call. */
  setMuted(isMuted: boolean, ...kinds: CaptureKind[]): void;
  setPermission(state: PermissionState, ...kinds: CaptureKind[]): void;
  /** A device that is only listed: enough to be offered. */
  showHeadset(): void;
  setVisibility(state: DocumentVisibilityState): void;
  /** How many locks keep the screen on. */
  screenLocks(): number;
  /** What is open, as the browser's own tracks tell. */
  live(): { kind: string; enabled: boolean }[];
}

/** In the lobby: loads the page anew, so that it opens its devices at this desk. */
export async function sitDown({ context, page }: Person): Promise<void> {
  await context.addInitScript(layDesk);
  await page.reload();
}

/** Headless Chromium neither loses nor mutes a device: what a browser shows then is raised on the product's own tracks. */
export function atDesk<Deed extends keyof Desk>(
  { page }: Person,
  deed: Deed,
  ...args: Parameters<Desk[Deed]>
): Promise<ReturnType<Desk[Deed]>> {
  return page.evaluate(
    ([name, given]) => {
      const { desk } = window as unknown as { desk: Record<string, (...all: unknown[]) => unknown> };
      return desk[name]?.(...given) as never;
    },
    [deed as string, args as unknown[]] as const,
  );
}

/** Runs in the page, before anything of the product. */
function layDesk(): void {
  const media = navigator.mediaDevices;
  const opened: MediaStreamTrack[] = [];
  const absent = new Set<string>();
  const taken = new Set<string>();
  const permissions = new Map<string, PermissionStatus & { now?: PermissionState }>();
  const extra: MediaDeviceInfo[] = [];
  let refused = '';
  const kindOf = (track: MediaStreamTrack) => (track.kind === 'audio' ? 'microphone' : 'camera');
  const tracks = (kinds: string[]) =>
    opened.filter((track) => track.readyState === 'live' && kinds.includes(kindOf(track)));
  const changed = () => media.dispatchEvent(new Event('devicechange'));
  const end = (track: MediaStreamTrack) => {
    track.stop();
    track.dispatchEvent(new Event('ended'));
  };

  const wish = (of: boolean | MediaTrackConstraints | undefined) =>
    (of as { deviceId?: { ideal: string } } | undefined)?.deviceId?.ideal;

  const getUserMedia = media.getUserMedia.bind(media);
  media.getUserMedia = async (constraints = {}) => {
    const wanted = [constraints.audio && 'microphone', constraints.video && 'camera'].filter(
      Boolean,
    ) as string[];
    const is = (kinds: Set<string>) => wanted.some((kind) => kinds.has(kind));
    if (wanted.some((kind) => permissions.get(kind)?.now === 'denied'))
      throw new DOMException('withdrawn', 'NotAllowedError');
    if (is(absent)) throw new DOMException('unplugged', 'NotFoundError');
    const wishedId = wish(constraints.audio) ?? wish(constraints.video);
    const listed = await media.enumerateDevices();
    const isRefused = listed.some(({ deviceId, label }) => deviceId === wishedId && label === refused);
    if (is(taken) || isRefused) throw new DOMException('taken', 'NotReadableError');
    const stream = await getUserMedia(constraints);
    opened.push(...stream.getTracks());
    return stream;
  };

  const enumerateDevices = media.enumerateDevices.bind(media);
  media.enumerateDevices = async () => {
    const inputs: Record<string, string> = { audioinput: 'microphone', videoinput: 'camera' };
    const listed = await enumerateDevices();
    return [...listed.filter(({ kind }) => !absent.has(inputs[kind] ?? '')), ...extra];
  };

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

  const locks: WakeLockSentinel[] = [];
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (type) => {
    const lock = await request(type);
    locks.push(lock);
    return lock;
  };

  const desk: Desk = {
    unplug: (...kinds) => {
      for (const kind of kinds) absent.add(kind);
      tracks(kinds).forEach(end);
      changed();
    },
    plugIn: (...kinds) => {
      for (const kind of kinds) absent.delete(kind);
      changed();
    },
    take: (...kinds) => {
      for (const kind of kinds) taken.add(kind);
      tracks(kinds).forEach(end);
    },
    refuse: (label) => {
      refused = label;
    },
    giveBack: (...kinds) => {
      for (const kind of kinds) taken.delete(kind);
    },
    setMuted: (isMuted, ...kinds) => {
      for (const track of tracks(kinds)) {
        Object.defineProperty(track, 'muted', { configurable: true, value: isMuted });
        track.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
      }
    },
    setPermission: (state, ...kinds) => {
      for (const kind of kinds) {
        const status = permissions.get(kind);
        if (!status) throw new Error(`nobody has asked about the ${kind}`);
        status.now = state;
        if (state !== 'granted') tracks([kind]).forEach(end);
        status.dispatchEvent(new Event('change'));
      }
    },
    showHeadset: () => {
      const headset = { deviceId: 'headset', groupId: 'headset', label: 'Headset' };
      extra.push({ ...headset, kind: 'audioinput', toJSON: () => headset });
      changed();
    },
    setVisibility: (state) => {
      if (state === 'hidden') for (const lock of locks) void lock.release();
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    screenLocks: () => locks.filter(({ released }) => !released).length,
    live: () => tracks(['microphone', 'camera']).map(({ kind, enabled }) => ({ kind, enabled })),
  };
  Object.assign(window, { desk });
}
