import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The camera clips in tests/media, whose README says what they show. */
export type MediaName = 'expressions' | 'sway' | 'noFace';

/** The speech files in tests/media, with who speaks when in `speech.json`. */
export type SpeechName = 'speechLearner' | 'speechMentor';

export function speechPath(name: SpeechName): string {
  return fileURLToPath(new URL(`../../media/${name}.wav`, import.meta.url));
}

export interface SpeechTruth {
  seconds: number;
  /** [start, end, syllables], milliseconds since the start of the file. */
  segments: [number, number, number][];
}

export function speechTruth(name: SpeechName): SpeechTruth {
  const file = readFileSync(new URL('../../media/speech.json', import.meta.url), 'utf8');
  return JSON.parse(file)[name];
}

export function mediaPath(name: MediaName): string {
  return fileURLToPath(new URL(`../../media/${name}.mjpeg`, import.meta.url));
}
