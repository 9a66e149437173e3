/** What a browser can record here; null: nothing. Opus and VP8 are cheap to encode on a phone; Safari has MP4 alone. */
const VIDEO_TYPES = [
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
];
const AUDIO_TYPES = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];

/** `both`: the two pictures in one. `other`: the other person's as it arrives, without work for the processor. `sound`: no picture. */
export const PICTURES = ['both', 'other', 'sound'] as const;
export type Picture = (typeof PICTURES)[number];

export const AUDIO_BITS = 64_000;
const VIDEO_BITS: Record<Picture, number> = { both: 700_000, other: 500_000, sound: 0 };
/** Free space that a recording leaves to the device. */
export const LEFT_FREE_BYTES = 100_000_000;

/** The media type that this browser can write; null when it can record nothing. */
export function recordingType(picture: Picture): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  const types = picture === 'sound' ? AUDIO_TYPES : VIDEO_TYPES;
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export const videoBits = (picture: Picture): number => VIDEO_BITS[picture];

/** Whether this browser can keep a recording on the device while it is made. Private windows of some browsers can't. */
export function canRecord(): boolean {
  return (
    recordingType('both') !== null &&
    typeof Worker !== 'undefined' &&
    'storage' in navigator &&
    'getDirectory' in navigator.storage &&
    'locks' in navigator
  );
}

/** How many minutes fit into so much free space. */
export function minutesThatFit(freeBytes: number, picture: Picture): number {
  const bytesPerMinute = ((AUDIO_BITS + videoBits(picture)) / 8) * 60;
  return Math.max(0, Math.floor((freeBytes - LEFT_FREE_BYTES) / bytesPerMinute));
}

/** What the browser lets this site store yet; null when it does not tell. */
export async function freeBytes(): Promise<number | null> {
  const { quota, usage } = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}
