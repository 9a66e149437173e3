import { QUIZ_LIMIT_MS } from '@preproom/models/contract/assessments/quizzes';
import { itemById } from '../bank/bank.ts';
import type { AskedItem } from '../quizWork.ts';

/** An answer that was sent in the last second may be on its way for so long. */
export const ANSWER_GRACE_MS = 5_000;

type Asked = Pick<AskedItem, 'itemId' | 'askedAt'>;

/** The time for an item, in milliseconds: the bank says it for each. */
export function limitMsOf({ itemId }: Pick<AskedItem, 'itemId'>): number {
  return (itemById(itemId)?.item.seconds ?? 0) * 1_000;
}

/** Time left for the item, in milliseconds; 0 once it is over. Never more than the limit, also if the clock was set back. */
export function leftMs(asked: Asked, nowMs: number): number {
  const limitMs = limitMsOf(asked);
  return Math.min(limitMs, Math.max(0, asked.askedAt.getTime() + limitMs - nowMs));
}

/** Whether an answer that arrives now comes too late to count. */
export function isLate(asked: Asked, nowMs: number): boolean {
  return nowMs > asked.askedAt.getTime() + limitMsOf(asked) + ANSWER_GRACE_MS;
}

export function isQuizOver(startedAt: Date, nowMs: number): boolean {
  return nowMs > startedAt.getTime() + QUIZ_LIMIT_MS;
}
