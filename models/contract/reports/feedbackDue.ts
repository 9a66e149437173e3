import { HOUR_MS } from '../http/durations.ts';

/** Feedback is due so long after the session began. In a file without schemas, so that public pages load none. */
export const FEEDBACK_DUE_HOURS = 24;
const FEEDBACK_DUE_MS = FEEDBACK_DUE_HOURS * HOUR_MS;

/** Sessions that began before this have feedback overdue. */
export function overdueBeforeMs(nowMs: number): number {
  return nowMs - FEEDBACK_DUE_MS;
}

export function feedbackDueMs(startsAtMs: number): number {
  return startsAtMs + FEEDBACK_DUE_MS;
}
