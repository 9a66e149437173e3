import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder with the camera clips: TEST_MEDIA, or the one beside the project. */
export const MEDIA_FOLDER = resolve(ROOT, process.env.TEST_MEDIA ?? '../shared/media');

const MEDIA_FILES = {
  expressions: 'face-expressions-640x480.mjpeg',
  sway: 'face-sway-640x480.mjpeg',
  noFace: 'no-face-640x480.mjpeg',
} as const;
export type MediaName = keyof typeof MEDIA_FILES;

/** The path of one of the media files, there or not. */
export function mediaPath(name: MediaName): string {
  return join(MEDIA_FOLDER, MEDIA_FILES[name]);
}

/** The media files that are not there. */
export function missingMedia(): string[] {
  return Object.values(MEDIA_FILES).filter((file) => !existsSync(join(MEDIA_FOLDER, file)));
}

/** One sentence on what is missing and how to supply it; empty when everything is there. */
export function missingMediaSentence(): string {
  const missing = missingMedia();
  if (missing.length === 0) return '';
  return `Test media missing in ${MEDIA_FOLDER}: ${missing.join(', ')}. Set TEST_MEDIA to a folder that holds them (docs/testing.md says what they are).`;
}
