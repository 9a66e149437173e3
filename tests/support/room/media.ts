import { fileURLToPath } from 'node:url';

/** The camera clips in tests/media, whose README says what they show. */
export type MediaName = 'expressions' | 'sway' | 'noFace';

export function mediaPath(name: MediaName): string {
  return fileURLToPath(new URL(`../../media/${name}.mjpeg`, import.meta.url));
}
