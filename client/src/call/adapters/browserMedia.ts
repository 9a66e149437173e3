import {
  type CaptureKind,
  type DeviceChoice,
  DeviceError,
  type DeviceProblem,
  type Devices,
  type MediaPort,
} from '../core/ports.ts';
import { onPageReturn } from './pageReturn.ts';

const PICTURE = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } };
const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** Camera, microphone and screen of this browser. */
export const browserMedia: MediaPort = {
  openDevices: async (wish) => {
    try {
      const stream = await mediaDevices().getUserMedia(constraints(wish));
      return stream.getTracks();
    } catch (failure) {
      throw deviceError(failure);
    }
  },

  openScreen: async () => {
    try {
      const stream = await mediaDevices().getDisplayMedia({ video: { frameRate: { ideal: 15 } } });
      const track = stream.getVideoTracks()[0] ?? null;
      // Text must stay readable: prefers fewer frames to fewer pixels.
      if (track) track.contentHint = 'detail';
      return track;
    } catch (failure) {
      const error = deviceError(failure);
      if (error.problem === 'denied') return null;
      throw error;
    }
  },

  listDevices: async () => {
    const devices: Devices = { microphone: [], camera: [], speaker: [] };
    const kinds = { audioinput: 'microphone', videoinput: 'camera', audiooutput: 'speaker' } as const;
    for (const { kind, deviceId, label, groupId } of (await navigator.mediaDevices?.enumerateDevices()) ??
      []) {
      // Before permission is given, browsers list devices without ids; there is nothing to choose from then.
      if (deviceId) devices[kinds[kind]].push({ id: deviceId, label, groupId });
    }
    return devices;
  },

  isAllowed: async (kind) => (await permission(kind))?.state === 'granted',

  watch: ({ onDevices, onPermissions, onReturn }) => {
    const watching = new AbortController();
    const { signal } = watching;
    navigator.mediaDevices?.addEventListener('devicechange', onDevices, { signal });
    for (const kind of ['microphone', 'camera'] as const) {
      void permission(kind).then((status) => status?.addEventListener('change', onPermissions, { signal }));
    }
    const stopWaiting = onPageReturn(onReturn);
    return () => {
      watching.abort();
      stopWaiting();
    };
  },
};

/** Null if the browser does not report it. */
async function permission(kind: CaptureKind): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: kind });
  } catch {
    return null;
  }
}

/** Missing on pages that were not loaded over HTTPS (except localhost). */
function mediaDevices(): MediaDevices {
  if (!navigator.mediaDevices) throw new DeviceError('insecure_context');
  return navigator.mediaDevices;
}

function constraints({ microphone, camera }: DeviceChoice): MediaStreamConstraints {
  return {
    audio: microphone === undefined ? false : { ...SOUND, ...chosen(microphone) },
    video: camera === undefined ? false : { ...PICTURE, ...chosen(camera) },
  };
}

/** `ideal` rather than `exact`: a device that was chosen last week may be gone. */
function chosen(id: string | null): MediaTrackConstraints {
  return id === null ? {} : { deviceId: { ideal: id } };
}

const PROBLEMS: Record<string, DeviceProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'not_found',
  OverconstrainedError: 'not_found',
  NotReadableError: 'in_use',
  AbortError: 'in_use',
};

function deviceError(failure: unknown): DeviceError {
  if (failure instanceof DeviceError) return failure;
  const name = failure instanceof DOMException ? failure.name : '';
  return new DeviceError(PROBLEMS[name] ?? 'unknown', failure);
}

/** Mobile browsers do not support screen sharing. */
export function canShareScreen(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function';
}
