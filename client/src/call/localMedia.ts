import type { MediaState } from '@preproom/models/contract/signalling';
import { createObservable, type Readable } from './observable.ts';
import {
  DeviceError,
  type DeviceKind,
  type DeviceProblem,
  type Devices,
  type DeviceWish,
  type MediaPort,
  type OutgoingTracks,
} from './ports.ts';

export type CaptureKind = 'microphone' | 'camera';

export type CaptureState =
  | { status: 'off' }
  | { status: 'starting' }
  | { status: 'on'; trackId: string; label: string }
  | { status: 'failed'; problem: DeviceProblem };

export interface LocalMediaState {
  microphone: CaptureState;
  camera: CaptureState;
  /** The microphone stays open while muted, so that unmuting is instant. */
  isMuted: boolean;
  screen:
    | { status: 'off' }
    | { status: 'on'; trackId: string }
    | { status: 'failed'; problem: DeviceProblem };
  devices: Devices;
  /** Chosen device ids; null is the browser's own choice. */
  chosen: Record<DeviceKind, string | null>;
}

export interface MediaChoice {
  isMuted: boolean;
  hasCamera: boolean;
}

export interface LocalMedia extends Readable<LocalMediaState> {
  /** Opens microphone and, unless it is not wanted, camera; what cannot be had is a state, never an error. */
  start(choice?: MediaChoice): Promise<void>;
  setMuted(isMuted: boolean): void;
  setCamera(isOn: boolean): Promise<void>;
  /** Tries again after a failure. */
  openMicrophone(): Promise<void>;
  chooseDevice(kind: DeviceKind, id: string): Promise<void>;
  shareScreen(): Promise<void>;
  stopScreen(): void;
  /** What goes out to the other person now. */
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
};

export type SwitchedOn = Pick<MediaState, 'microphone' | 'camera' | 'screen'>;

/** What of one's own devices is on, as the other person is told. */
export function switchedOn({ microphone, camera, isMuted, screen }: LocalMediaState): SwitchedOn {
  return {
    microphone: microphone.status === 'on' && !isMuted,
    camera: camera.status === 'on',
    screen: screen.status === 'on',
  };
}

export function mediaChoice({ isMuted, camera }: LocalMediaState): MediaChoice {
  return { isMuted, hasCamera: camera.status !== 'off' };
}

/** One's own camera, microphone and shared screen: the only owner of their tracks. */
export function createLocalMedia(port: MediaPort): LocalMedia {
  const state = createObservable<LocalMediaState>(STOPPED);
  const tracks: Record<CaptureKind | 'screen', MediaStreamTrack | null> = {
    microphone: null,
    camera: null,
    screen: null,
  };
  // The newest wish for a device: what an earlier one still brings is thrown away.
  const wished: Record<CaptureKind, symbol | null> = { microphone: null, camera: null };
  let stopWatching: (() => void) | null = null;
  // Grows at every stop: what an earlier start still brings is thrown away.
  let run = 0;

  const close = (kind: CaptureKind | 'screen') => {
    tracks[kind]?.stop();
    tracks[kind] = null;
  };

  const take = (track: MediaStreamTrack) => {
    const kind = captureKind(track);
    close(kind);
    tracks[kind] = track;
    if (kind === 'microphone') track.enabled = !state.get().isMuted;
    track.addEventListener('ended', () => {
      if (tracks[kind] !== track) return;
      tracks[kind] = null;
      state.change({ [kind]: { status: 'failed', problem: 'not_found' } });
    });
    state.change({ [kind]: { status: 'on', trackId: track.id, label: track.label } });
  };

  /** Opens these devices; answers with the problem, null when there is none or something else is wished by now. */
  const open = async (kinds: readonly CaptureKind[]): Promise<DeviceProblem | null> => {
    const mine = Symbol();
    for (const kind of kinds) wished[kind] = mine;
    const { chosen } = state.get();
    const wish: DeviceWish = Object.fromEntries(kinds.map((kind) => [kind, chosen[kind]]));
    try {
      for (const track of await port.openDevices(wish)) {
        if (wished[captureKind(track)] === mine) take(track);
        else track.stop();
      }
      return null;
    } catch (failure) {
      if (!kinds.some((kind) => wished[kind] === mine)) return null;
      return failure instanceof DeviceError ? failure.problem : 'unknown';
    }
  };

  const openOne = async (kind: CaptureKind) => {
    if (!tracks[kind]) state.change({ [kind]: { status: 'starting' } });
    const problem = await open([kind]);
    if (!problem) return;
    close(kind);
    state.change({ [kind]: { status: 'failed', problem } });
  };

  const refreshDevices = async () => {
    const current = run;
    const devices = await port.listDevices();
    if (current === run) state.change({ devices });
  };

  const stopScreen = () => {
    if (!tracks.screen) return;
    close('screen');
    state.change({ screen: { status: 'off' } });
  };

  return {
    get: state.get,
    subscribe: state.subscribe,

    start: async (choice = { isMuted: false, hasCamera: true }) => {
      const current = run;
      stopWatching ??= port.onDeviceChange(() => void refreshDevices());
      const kinds: CaptureKind[] = choice.hasCamera ? ['microphone', 'camera'] : ['microphone'];
      state.change({ isMuted: choice.isMuted });
      for (const kind of kinds) state.change({ [kind]: { status: 'starting' } });
      // Together first, for a single question to the person; one after the other when one of them is missing or refused.
      const problem = await open(kinds);
      for (const kind of problem ? kinds : []) {
        if (current === run && state.get()[kind].status === 'starting') await openOne(kind);
      }
      if (current === run) await refreshDevices();
    },

    setMuted: (isMuted) => {
      if (tracks.microphone) tracks.microphone.enabled = !isMuted;
      state.change({ isMuted });
      if (!isMuted && state.get().microphone.status === 'failed') void openOne('microphone');
    },

    openMicrophone: () => openOne('microphone'),

    setCamera: async (isOn) => {
      if (isOn) return openOne('camera');
      wished.camera = null;
      close('camera');
      state.change({ camera: { status: 'off' } });
    },

    chooseDevice: async (kind, id) => {
      state.change({ chosen: { ...state.get().chosen, [kind]: id } });
      if (kind !== 'speaker' && state.get()[kind].status !== 'off') await openOne(kind);
    },

    shareScreen: async () => {
      const current = run;
      try {
        const track = await port.openScreen();
        if (!track) return;
        if (current !== run) return track.stop();
        close('screen');
        tracks.screen = track;
        track.addEventListener('ended', () => tracks.screen === track && stopScreen());
        state.change({ screen: { status: 'on', trackId: track.id } });
      } catch (failure) {
        const problem = failure instanceof DeviceError ? failure.problem : 'unknown';
        if (current === run) state.change({ screen: { status: 'failed', problem } });
      }
    },

    stopScreen,
    outgoing: () => ({ audio: tracks.microphone, video: tracks.screen ?? tracks.camera }),
    capture: (kind) => tracks[kind],

    stop: () => {
      run += 1;
      stopWatching?.();
      stopWatching = null;
      Object.assign(wished, { microphone: null, camera: null });
      for (const kind of ['microphone', 'camera', 'screen'] as const) close(kind);
      const { devices, chosen } = state.get();
      state.change({ ...STOPPED, devices, chosen });
    },
  };
}

function captureKind(track: MediaStreamTrack): CaptureKind {
  return track.kind === 'audio' ? 'microphone' : 'camera';
}
