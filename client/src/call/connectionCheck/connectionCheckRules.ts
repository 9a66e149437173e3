import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';

/** Above this, two people begin to interrupt each other. */
const SLOW_ROUND_TRIP_MS = 300;
/** VP8 at 640×480 and 30 frames a second uses a little more than this, with audio and overhead. */
const VIDEO_KBPS = 1_000;
/** Enough for a quarter of those pixels at half the frame rate. */
const SMALL_VIDEO_KBPS = 250;
/** Opus at its usual bit rate with packet headers, doubled because the available bandwidth varies. */
const SOUND_KBPS = 80;

export function serverVerdict(roundTripMs: number): ConnectionCheck['server'] {
  return roundTripMs <= SLOW_ROUND_TRIP_MS ? 'quick' : 'slow';
}

export function speedVerdict(kbps: number): ConnectionCheck['speed'] {
  if (kbps >= VIDEO_KBPS) return 'video';
  if (kbps >= SMALL_VIDEO_KBPS) return 'small_video';
  return kbps >= SOUND_KBPS ? 'sound' : 'too_slow';
}

/** The result of asking a STUN or TURN server for a candidate. */
export interface ProbeResult {
  hasFound: boolean;
  /** Of the browser's `icecandidateerror` events: a STUN error code, or 701 where nobody answered. */
  errorCodes: number[];
}

/** No error and no candidate means that the device's own address is public already. */
export function stunVerdict({ hasFound, errorCodes }: ProbeResult): ConnectionCheck['stun'] {
  return hasFound || errorCodes.length === 0 ? 'found' : 'unreachable';
}

/** RFC 5766: 401 wrong key, 403 forbidden, 486 quota reached, 508 no capacity; RFC 8445 browsers: 701 unreachable. */
export function relayVerdict({ hasFound, errorCodes }: ProbeResult): ConnectionCheck['relay'] {
  if (hasFound) return 'works';
  if (errorCodes.some((code) => code === 401 || code === 403)) return 'refused';
  return errorCodes.some((code) => code === 486 || code === 508) ? 'busy' : 'unreachable';
}

/** Speech at arm's length reads 0.3 or more on the meter, the hum of a quiet room a few hundredths. */
const HEARD_LEVEL = 0.12;
/** A tenth of a second at 60 levels a second; a knock on the table is shorter. */
const HEARD_LEVELS = 6;

/** Takes the meter's levels one by one; returns true once a voice was heard. */
export function createHearing(): (level: number) => boolean {
  let loud = 0;
  return (level) => {
    if (level >= HEARD_LEVEL) loud++;
    return loud >= HEARD_LEVELS;
  };
}

/** Mean and standard deviation of the luma of one scaled-down frame, both 0 to 255. */
export interface FrameLight {
  mean: number;
  spread: number;
}

/** Below this a face is hard to see, and expression reading skips the frame. */
const DARK_MEAN = 45;
/** A finger on the lens or a closed shutter: black and uniform. */
const COVERED_MEAN = 18;
const COVERED_SPREAD = 6;
/** One second of frames. */
const FRAMES = 5;
/** Cameras start dark and adjust their exposure within the first second. */
const FRAMES_TO_OPEN_UP = 10;

/** Takes a camera's frames, five a second; returns null until there are enough. */
export function createLightRule(): (frame: FrameLight) => 'bright' | 'dark' | 'covered' | null {
  const last: FrameLight[] = [];
  let taken = 0;
  return (frame) => {
    taken++;
    last.push(frame);
    if (last.length > FRAMES) last.shift();
    if (last.length < FRAMES) return null;
    const mean = average(last.map((light) => light.mean));
    if (mean >= DARK_MEAN) return 'bright';
    if (taken < FRAMES_TO_OPEN_UP) return null;
    return mean < COVERED_MEAN && average(last.map(({ spread }) => spread)) < COVERED_SPREAD
      ? 'covered'
      : 'dark';
  };
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export type CheckStep = 'server' | 'stun' | 'relay' | 'speed' | 'microphone' | 'camera';

const FINE: { [Step in CheckStep]: readonly ConnectionCheck[Step][] } = {
  server: ['quick'],
  stun: ['found', 'not_needed'],
  relay: ['works', 'not_configured'],
  speed: ['video', 'not_measured'],
  microphone: ['heard', 'off'],
  camera: ['bright', 'off'],
};

/** The steps whose result needs the person's attention. */
export function stepsThatNeedCare(check: ConnectionCheck): CheckStep[] {
  const isFine = (step: CheckStep) =>
    check[step] === 'unknown' || (FINE[step] as readonly string[]).includes(check[step]);
  return (Object.keys(FINE) as CheckStep[]).filter((step) => !isFine(step));
}
