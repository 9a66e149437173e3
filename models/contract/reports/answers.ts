import { ANSWER_PARTS, type AnswerMark, type AnswerPart } from '../catalogues/answerParts.ts';
import type { Stretch } from './timeline.ts';

/** One part of an answer, in milliseconds on the timeline's clock. */
export type MarkedPart = Stretch & { part: AnswerPart };

/** How long an answer was in each part, in milliseconds. */
export type PartTimes = Record<AnswerPart, number>;

const NO_TIME: PartTimes = { situation: 0, task: 0, action: 0, result: 0 };

/**
 * From a mark to the next one, the next question or the end, whichever comes first. The order in which marks arrive, a part that is
 * marked twice, and an end without a beginning change nothing.
 */
export function markedParts(
  marks: readonly { atMs: number; mark: AnswerMark }[],
  questions: readonly { atMs: number }[],
  endMs: number,
): MarkedPart[] {
  const bounds = [
    ...marks,
    // At one millisecond the question comes first: the mark belongs to its answer.
    ...questions.map(({ atMs }) => ({ atMs, mark: null })),
  ].sort((a, b) => a.atMs - b.atMs || Number(a.mark !== null) - Number(b.mark !== null));
  const parts: MarkedPart[] = [];
  let isSame = false;
  bounds.forEach(({ atMs, mark }, i) => {
    const toMs = Math.max(atMs, bounds[i + 1]?.atMs ?? endMs);
    if (mark === null || mark === 'answered') {
      isSame = false;
      return;
    }
    const last = parts.at(-1);
    if (isSame && last?.part === mark) last.toMs = toMs;
    else parts.push({ part: mark, fromMs: atMs, toMs });
    isSame = true;
  });
  return parts.filter(({ fromMs, toMs }) => toMs > fromMs);
}

export interface MarkedAnswer {
  /** What was asked before it; null: nothing from the guide. */
  question: { atMs: number; text: string } | null;
  parts: MarkedPart[];
  times: PartTimes;
}

/** The answers of a session whose parts were marked, oldest first: what was marked after a question and before the next. */
export function markedAnswers(
  questions: readonly { atMs: number; text: string }[],
  parts: readonly MarkedPart[],
): MarkedAnswer[] {
  const indexOf = ({ fromMs }: MarkedPart) => questions.findLastIndex(({ atMs }) => atMs <= fromMs);
  return [...Map.groupBy(parts, indexOf)].map(([index, own]) => ({
    question: questions[index] ?? null,
    parts: own,
    times: partTimes(own),
  }));
}

export function partTimes(parts: readonly MarkedPart[]): PartTimes {
  const times = { ...NO_TIME };
  for (const { part, fromMs, toMs } of parts) times[part] += toMs - fromMs;
  return times;
}

/** Each part's share of the marked time in whole percent, 100 together; null without any time. */
export function partShares(times: PartTimes): PartTimes | null {
  const totalMs = ANSWER_PARTS.reduce((sum, part) => sum + times[part], 0);
  if (totalMs === 0) return null;
  // Largest remainders: each is rounded down, and what is missing to 100 goes to those that lost most.
  const exact = ANSWER_PARTS.map((part) => ({ part, percent: (100 * times[part]) / totalMs }));
  const shares = { ...NO_TIME };
  for (const { part, percent } of exact) shares[part] = Math.floor(percent);
  const missing = 100 - ANSWER_PARTS.reduce((sum, part) => sum + shares[part], 0);
  const byLoss = exact.toSorted((a, b) => (b.percent % 1) - (a.percent % 1));
  for (const { part } of byLoss.slice(0, missing)) shares[part] += 1;
  return shares;
}

/** What an answer does not have. */
export const missingParts = (times: PartTimes): AnswerPart[] =>
  ANSWER_PARTS.filter((part) => times[part] === 0);
