import { DAY_MS } from '../../http/durations.ts';

// Limits of timed coding practice. Without schemas, because pages read them.

/** A round that was running when its page was closed can still be handed in, as it was when its time ended. */
export const LATE_ROUND_MS = DAY_MS;
/** Moments of one problem's recording. A key is one; so many are hours of typing. */
export const MAX_RECORDED_MOMENTS = 12_000;
/** Edits of one problem's recording: a key is one, and the page records one in a moment. Fast typing makes 300 in a minute, thus an hour of it 18,000. */
export const MAX_RECORDED_EDITS = 20_000;
/** UTF-16 units that all edits of one problem's recording insert. */
export const MAX_RECORDED_CHARS = 200_000;
/** UTF-8 bytes of one solution. */
export const MAX_SOLUTION_BYTES = 64 * 1024;
