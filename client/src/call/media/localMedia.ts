import type { MediaState } from '@preproom/models/contract/room/signalling';
import { createObservable, type Observable, type Readable } from '../../lib/observable.ts';
import type {
  CaptureKind,
  DeviceChoice,
  DeviceKind,
  DeviceProblem,
  Devices,
  MediaPort,
  OutgoingTracks,
} from '../core/ports.ts';
import { type Capture, createCapture } from './capture.ts';
import type { CaptureState } from './captureState.ts';
import type { DeviceOffer } from './deviceList.ts';
import { CAPTURES, createDeviceWatch } from './deviceWatch.ts';
import { problemOf } from './heldTrack.ts';
import { createScreenShare, type ScreenState } from './screenShare.ts';

export interface LocalMediaState {
  microphone: CaptureState;
  camera: CaptureState;
  /** The microphone stays open while muted, so that unmuting is instant. */
  isMuted: boolean;
  screen: ScreenState;
  devices: Devices;
  /** Chosen device ids; null is the browser's own choice. */
  chosen: Record<DeviceKind, string | null>;
  /** Just plugged in, and not in use. */
  offer: DeviceOffer | null;
}

export interface MediaChoice {
  isMuted: boolean;
  hasCamera: boolean;
}

export interface LocalMedia extends Readable<LocalMediaState> {
  /** Opens the microphone and, if chosen, the camera. A device that cannot be opened gives a `failed` state; never throws. */
  start(choice?: MediaChoice): Promise<void>;
  setMuted(isMuted: boolean): void;
  setCamera(isOn: boolean): Promise<void>;
  /** Tries again after a failure. */
  openMicrophone(): Promise<void>;
  /** Needs no new negotiation. When the device cannot be opened, the one in use before continues. */
  chooseDevice(kind: DeviceKind, id: string): Promise<void>;
  /** Switches to the offered device that was plugged in. */
  takeOffer(): Promise<void>;
  declineOffer(): void;
  shareScreen(): Promise<void>;
  stopScreen(): void;
  /** The tracks that are sent to the other person now. */
  outgoing(): OutgoingTracks;
  /** The open track of a device, for previews and meters. */
  capture(kind: CaptureKind): MediaStreamTrack | null;
  /** Ends every track; `start` may follow. */
  stop(): void;
}

const NO_DEVICES: Devices = { microphone: [], camera: [], speaker: [] };
const STOPPED: LocalMediaState = {
  microphone: { status: 'off' },
  camera: { status: 'off' },
  isMuted: false,
  screen: { status: 'off' },
  devices: NO_DEVICES,
  chosen: { microphone: null, camera: null, speaker: null },
  offer: null,
};

export type SwitchedOn = Pick<MediaState, 'microphone' | 'camera' | 'screen' | 'isInterrupted'>;

/** Which own devices are on, as the other person is shown. */
export function switchedOn({ microphone, camera, isMuted, screen }: LocalMediaState): SwitchedOn {
  const isHeldBack = (capture: CaptureState) => capture.status === 'on' && capture.isInterrupted;
  return {
    microphone: microphone.status === 'on' && !isMuted && !isHeldBack(microphone),
    camera: camera.status === 'on' && !isHeldBack(camera),
    screen: screen.status === 'on',
    isInterrupted: (!isMuted && isHeldBack(microphone)) || isHeldBack(camera),
  };
}

export function mediaChoice({ isMuted, camera }: LocalMediaState): MediaChoice {
  return { isMuted, hasCamera: camera.status !== 'off' };
}

/** The chosen speaker while it is connected; null leaves the choice to the browser. */
export function speakerInUse({ chosen, devices }: LocalMediaState): string | null {
  return devices.speaker.find(({ id }) => id === chosen.speaker)?.id ?? null;
}

/** Own camera, microphone and shared screen: the only owner of their tracks. */
export function createLocalMedia(port: MediaPort): LocalMedia {
  const state = createObservable<LocalMediaState>(STOPPED);
  // Incremented by `stop`; a start that is still running then changes nothing.
  let run = 0;

  const refreshDevices = () => watch.refresh();
  const captures: Record<CaptureKind, Capture> = {
    microphone: createCaptureOf('microphone', port, state, refreshDevices),
    camera: createCaptureOf('camera', port, state, refreshDevices),
  };
  const watch = createDeviceWatch(port, state, captures);
  const screen = createScreenShare(port, (next) => state.change({ screen: next }));

  const chooseDevice = async (kind: DeviceKind, id: string) => {
    const choose = (chosen: string | null) =>
      state.change({ chosen: { ...state.get().chosen, [kind]: chosen } });
    const before = state.get().chosen[kind];
    choose(id);
    if (kind === 'speaker' || state.get()[kind].status === 'off') return;
    const hasSwitched = await captures[kind].switchTo(id);
    if (!hasSwitched && state.get().chosen[kind] === id) choose(before);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,

    start: async (choice = { isMuted: false, hasCamera: true }) => {
      const current = run;
      watch.start();
      const kinds = CAPTURES.filter((kind) => kind !== 'camera' || choice.hasCamera);
      state.change({ isMuted: choice.isMuted });
      for (const kind of kinds) state.change({ [kind]: { status: 'starting' } });
      // One by one only when one of them is missing or refused.
      const problem = await openTogether(port, captures, kinds, state.get().chosen);
      for (const kind of problem ? kinds : []) {
        if (current === run && state.get()[kind].status === 'starting') await captures[kind].open();
      }
      if (current === run) await watch.refresh();
    },

    setMuted: (isMuted) => {
      const track = captures.microphone.track();
      if (track) track.enabled = !isMuted;
      state.change({ isMuted });
      if (!isMuted && state.get().microphone.status === 'failed') void captures.microphone.open();
    },

    openMicrophone: () => captures.microphone.open(),
    setCamera: async (isOn) => (isOn ? captures.camera.open() : captures.camera.close()),
    chooseDevice,

    takeOffer: async () => {
      const ids = state.get().offer?.ids ?? {};
      state.change({ offer: null });
      for (const [kind, id] of Object.entries(ids)) await chooseDevice(kind as DeviceKind, id);
    },
    declineOffer: () => state.change({ offer: null }),

    shareScreen: screen.start,
    stopScreen: screen.stop,
    outgoing: () => ({
      audio: captures.microphone.track(),
      video: screen.track() ?? captures.camera.track(),
      face: screen.track() && captures.camera.track(),
    }),
    capture: (kind) => captures[kind].track(),

    stop: () => {
      run += 1;
      watch.stop();
      for (const kind of CAPTURES) captures[kind].close();
      screen.stop();
      const { devices, chosen } = state.get();
      state.change({ ...STOPPED, devices, chosen });
    },
  };
}

function captureKind(track: MediaStreamTrack): CaptureKind {
  return track.kind === 'audio' ? 'microphone' : 'camera';
}

/** Opens all kinds in one request, so that the browser asks the person once. Returns the problem. */
async function openTogether(
  port: MediaPort,
  captures: Record<CaptureKind, Capture>,
  kinds: readonly CaptureKind[],
  chosen: LocalMediaState['chosen'],
): Promise<DeviceProblem | null> {
  const wish: DeviceChoice = Object.fromEntries(kinds.map((kind) => [kind, chosen[kind]]));
  const keep = { microphone: captures.microphone.attempt(), camera: captures.camera.attempt() };
  try {
    for (const track of await port.openDevices(wish)) keep[captureKind(track)](track);
    return null;
  } catch (failure) {
    return problemOf(failure);
  }
}

function createCaptureOf(
  kind: CaptureKind,
  port: MediaPort,
  state: Observable<LocalMediaState>,
  refreshDevices: () => Promise<void>,
): Capture {
  return createCapture({
    kind,
    port,
    refreshDevices,
    get: () => state.get()[kind],
    set: (next) => state.change({ [kind]: next }),
    chosenId: () => state.get().chosen[kind],
    listDevices: () => state.get().devices[kind],
    prepare: (track) => {
      if (kind === 'microphone') track.enabled = !state.get().isMuted;
    },
  });
}
