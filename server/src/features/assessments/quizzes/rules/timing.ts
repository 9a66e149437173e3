import { ITEM_LIMITS_MS, QUIZ_LIMIT_MS } from '@preproom/models/contract/assessments/quizzes';
import type { AskedItem } from '../quizWork.ts';

/** An answer that was sent in the last second may be on its way for so long. */
export const ANSWER_GRACE_MS = 5_000;

/** Time left for the item, in milliseconds; 0 once it is over. Never more than the limit, also if the clock was set back. */
export function leftMs({ kind, askedAt }: Pick<AskedItem, 'kind' | 'askedAt'>, nowMs: number): number {
  const limitMs = ITEM_LIMITS_MS[kind];
  return Math.min(limitMs, Math.max(0, askedAt.getTime() + limitMs - nowMs));
}

/** Whether an answer that arrives now comes too late to count. */
export function isLate({ kind, askedAt }: Pick<AskedItem, 'kind' | 'askedAt'>, nowMs: number): boolean {
  return nowMs > askedAt.getTime() + ITEM_LIMITS_MS[kind] + ANSWER_GRACE_MS;
}

export function isQuizOver(startedAt: Date, nowMs: number): boolean {
  return nowMs > startedAt.getTime() + QUIZ_LIMIT_MS;
}
