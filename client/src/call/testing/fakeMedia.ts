import {
  type CaptureKind,
  type Device,
  type DeviceChoice,
  DeviceError,
  type DeviceKind,
  type DeviceProblem,
  type Devices,
  type MediaListener,
  type MediaPort,
} from '../core/ports.ts';

/** As much of a MediaStreamTrack as the call uses. */
export class FakeTrack extends EventTarget {
  readonly kind: 'audio' | 'video';
  readonly id: string;
  readonly device: Device;
  enabled = true;
  muted = false;
  readyState: 'live' | 'ended' = 'live';

  constructor(kind: 'audio' | 'video', id: string, device: Device) {
    super();
    this.kind = kind;
    this.id = id;
    this.device = device;
  }

  get label(): string {
    return this.device.label;
  }

  getSettings(): MediaTrackSettings {
    return { deviceId: this.device.id };
  }

  stop(): void {
    this.readyState = 'ended';
  }

  /** Unplugged, or stopped by the browser. */
  end(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }

  /** By the device or the system. */
  mute(isMuted: boolean): void {
    this.muted = isMuted;
    this.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
  }
}

const device = (id: string): Device => ({ id, label: id, groupId: id });

/** A computer with two cameras, two microphones and a speaker, from which a test unplugs and to which it adds. */
export class FakeMedia implements MediaPort {
  readonly tracks: FakeTrack[] = [];
  /** How often the browser was asked to open something, and may have asked the person. */
  requests = 0;
  readonly watchers = new Set<MediaListener>();
  readonly devices: Devices = {
    microphone: [device('m1'), device('m2')],
    camera: [device('c1'), device('c2')],
    speaker: [device('s1')],
  };
  /** Why a kind, or one device by its id, cannot be had. */
  problems: Record<string, DeviceProblem> = {};
  /** Only one camera at a time, as on some phones. */
  isOneAtATime = false;
  allowed: Record<CaptureKind, boolean> = { microphone: true, camera: true };
  /** When set, devices open once it resolves. */
  hold: Promise<void> | null = null;

  openDevices = async (wish: DeviceChoice) => {
    this.requests += 1;
    await this.hold;
    const kinds = (['microphone', 'camera'] as const).filter((kind) => kind in wish);
    const wished = kinds.map((kind) => [kind, this.find(kind, wish[kind] ?? null)] as const);
    return wished.map(([kind, found]) => this.newTrack(kind === 'camera' ? 'video' : 'audio', found));
  };

  openScreen = async () => this.newTrack('video', device('screen'));
  listDevices = async () => structuredClone(this.devices);
  isAllowed = async (kind: CaptureKind) => this.allowed[kind];

  watch = (listener: MediaListener) => {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  };

  plugIn(kind: DeviceKind, ...added: Device[]): void {
    this.devices[kind].push(...added);
    this.emit('onDevices');
  }

  /** The browser ends the tracks of what is gone, and tells that the devices have changed. */
  unplug(kind: CaptureKind, ...ids: string[]): void {
    this.devices[kind] = this.devices[kind].filter(({ id }) => !ids.includes(id));
    for (const track of this.live.filter((one) => ids.includes(one.device.id))) track.end();
    this.emit('onDevices');
  }

  emit(event: keyof MediaListener): void {
    for (const watcher of this.watchers) watcher[event]();
  }

  get live(): FakeTrack[] {
    return this.tracks.filter(({ readyState }) => readyState === 'live');
  }

  private find(kind: CaptureKind, wished: string | null): Device {
    const found = this.devices[kind].find(({ id }) => id === wished) ?? this.devices[kind][0];
    const isTaken = this.isOneAtATime && this.live.some(({ kind: media }) => media === 'video');
    const problem = this.problems[kind] ?? this.problems[found?.id ?? ''];
    if (problem) throw new DeviceError(problem);
    if (!this.allowed[kind]) throw new DeviceError('denied');
    if (!found) throw new DeviceError('not_found');
    if (kind === 'camera' && isTaken) throw new DeviceError('in_use');
    return found;
  }

  private newTrack(kind: 'audio' | 'video', from: Device): MediaStreamTrack {
    const track = new FakeTrack(kind, `${from.id}-${this.tracks.length}`, from);
    this.tracks.push(track);
    return track as unknown as MediaStreamTrack;
  }
}
