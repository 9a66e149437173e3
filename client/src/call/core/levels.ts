import type { DataSaver } from '@preproom/models/contract/room/signalling';

/** What the people want to send and how much data they want to use, whatever the connection allows. */
export interface SendingTarget {
  picture: 'camera' | 'screen' | 'none';
  /** The stricter of both sides' data savers. */
  dataSaver: DataSaver;
}

export interface PictureLimits {
  /** Bits a second, without headers. Null: the browser's own limit; with any other, Chromium begins every call at 320×240. */
  maxBitrate: number | null;
  maxFramerate: number;
  /** The picture's shorter side in pixels. */
  maxShortSide: number;
}

export interface SendingLimits {
  /** Null: no picture is sent. */
  video: PictureLimits | null;
  /** The small picture of the face beside a shared screen. */
  face: PictureLimits | null;
  audio: { maxBitrate: number };
}

interface Level {
  /**
   * The bandwidth this level needs, headers included, in bits a second. A short dip makes the browser's estimate fall to
   * 0.85 of what is sent, so each value is well below what the level sends.
   */
  needs: number;
  camera: PictureLimits | null;
  /** Text must stay readable, so the frame rate is reduced first. */
  screen: PictureLimits | null;
  audio: number;
}

/** Opus speech is clear at this bit rate; headers of its 50 packets a second cost as much again. */
const SPEECH = 24_000;

/** From full quality to sound only. */
export const LADDER: readonly Level[] = [
  {
    needs: 250_000,
    camera: { maxBitrate: null, maxFramerate: 30, maxShortSide: 480 },
    screen: { maxBitrate: null, maxFramerate: 15, maxShortSide: 1080 },
    audio: 40_000,
  },
  {
    needs: 150_000,
    camera: { maxBitrate: 400_000, maxFramerate: 20, maxShortSide: 360 },
    screen: { maxBitrate: 500_000, maxFramerate: 8, maxShortSide: 1080 },
    audio: 32_000,
  },
  {
    needs: 90_000,
    camera: { maxBitrate: 150_000, maxFramerate: 15, maxShortSide: 240 },
    screen: { maxBitrate: 150_000, maxFramerate: 4, maxShortSide: 1080 },
    audio: SPEECH,
  },
  {
    needs: 55_000,
    camera: { maxBitrate: 80_000, maxFramerate: 10, maxShortSide: 180 },
    screen: { maxBitrate: 80_000, maxFramerate: 2, maxShortSide: 720 },
    audio: SPEECH,
  },
  { needs: 0, camera: null, screen: null, audio: SPEECH },
];

export const SOUND_ONLY = LADDER.length - 1;
/** The best level with the data saver, at the bit rate of `SAVER_PICTURE`. */
export const SAVER_LEVEL = 2;

const FACE: PictureLimits = { maxBitrate: 60_000, maxFramerate: 8, maxShortSide: 120 };
/** The lowest level with a face beside the screen: a slow processor never takes it away. */
const FACE_LEVEL = 2;

const SAVER_NEEDS = 60_000;

/** Total that one side sends with the data saver, all headers included; bits a second. */
export const SAVER_TOTAL = 120_000;

/**
 * What `SAVER_TOTAL` leaves for the picture: speech takes 24 kbit/s, and the headers of some 80 packets a second about 45
 * with IPv6 or over a relay; the rest is room for a key frame.
 */
const SAVER_PICTURE: Record<'camera' | 'screen', PictureLimits> = {
  camera: { maxBitrate: 40_000, maxFramerate: 10, maxShortSide: 240 },
  screen: { maxBitrate: 40_000, maxFramerate: 2, maxShortSide: 720 },
};

/** With the data saver a level needs less bandwidth, because less is sent at it. */
export function needsAt(level: number, dataSaver: DataSaver): number {
  const { needs = 0 } = LADDER[level] ?? {};
  return dataSaver === 'off' ? needs : Math.min(needs, SAVER_NEEDS);
}

/** A hidden probe video, small enough not to harm the audio on a slow connection. */
const TEST_PICTURE: PictureLimits = { maxBitrate: 30_000, maxFramerate: 4, maxShortSide: 90 };

/** The limits while a first picture is tried at this level. */
export function testLimitsAt(level: number, wish: SendingTarget): SendingLimits {
  const limits = limitsAt(level, wish);
  return { ...limits, video: limits.video && tighter(limits.video, TEST_PICTURE) };
}

/** The limits at this level. For a camera that is off they apply once it is on. */
export function limitsAt(level: number, { picture, dataSaver }: SendingTarget): SendingLimits {
  const source = picture === 'screen' ? 'screen' : 'camera';
  const { [source]: video = null, audio = SPEECH } = LADDER[level] ?? {};
  const saves = dataSaver !== 'off';
  return {
    video: video && saves ? tighter(video, SAVER_PICTURE[source]) : video,
    face: picture === 'screen' && !saves && level <= FACE_LEVEL ? FACE : null,
    audio: { maxBitrate: saves ? Math.min(audio, SPEECH) : audio },
  };
}

function tighter(a: PictureLimits, b: PictureLimits): PictureLimits {
  const unlimited = Number.POSITIVE_INFINITY;
  return {
    maxBitrate: Math.min(a.maxBitrate ?? unlimited, b.maxBitrate ?? unlimited),
    maxFramerate: Math.min(a.maxFramerate, b.maxFramerate),
    maxShortSide: Math.min(a.maxShortSide, b.maxShortSide),
  };
}
