const FIRST_MS = 5_000;
const LONGEST_MS = 30 * 60_000;

/** How long after the n-th failed try the next one comes: 5 s, 15 s, 45 s, …, at most half an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_MS * 3 ** (attempts - 1), LONGEST_MS);
}
