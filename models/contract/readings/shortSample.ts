import { READINGS_PER_SECOND } from './readings.ts';

const SHORT_SAMPLES = 60;
const SHORT_VALID_SECONDS = 30;
const SHORT_SHARE_IN_VIEW = 0.3;

/** Whether so many readings over that time are too few to be reliable. `spanSeconds`: from the first to the last moment of reading. */
export function isShortSample(samples: number, spanSeconds: number): boolean {
  const validSeconds = samples / READINGS_PER_SECOND;
  return (
    samples < SHORT_SAMPLES ||
    validSeconds < SHORT_VALID_SECONDS ||
    validSeconds < SHORT_SHARE_IN_VIEW * spanSeconds
  );
}
