import { PREPARATION_SECONDS, type PracticeQuestion } from '@preproom/models/contract/assessments/practice';
import type { PracticeMode } from '@preproom/models/contract/assessments/practiceResult';
import type { AnswerTime } from '@preproom/models/contract/assessments/practiceSums';

/** An answer that was given: what the numbers are summed over. */
export interface GivenAnswer {
  questionId: string;
  mode: PracticeMode;
  time: AnswerTime;
  /** Of a written answer; null for a spoken one. */
  text: string | null;
}

export type PracticeStep =
  | { kind: 'preparing'; index: number; endsAtMs: number }
  | { kind: 'answering'; index: number; startedAtMs: number; endsAtMs: number }
  | { kind: 'done' };

/** A practice session. Times are whole milliseconds since its page was opened. */
export interface PracticeRun {
  questions: readonly PracticeQuestion[];
  step: PracticeStep;
  answers: readonly GivenAnswer[];
}

export type PracticeEvent =
  /** The preparation is over or was skipped. */
  | { kind: 'begin'; atMs: number }
  /** The answer is given, or its time is up. */
  | { kind: 'end'; atMs: number; mode: PracticeMode; text: string | null }
  /** The learner ends the session; an answer that is under way is not counted. */
  | { kind: 'finish' };

export function startPractice(questions: readonly PracticeQuestion[], atMs: number): PracticeRun {
  return { questions, step: preparing(questions, 0, atMs), answers: [] };
}

/** The session after an event; one that does not fit its step changes nothing. */
export function nextPractice(run: PracticeRun, event: PracticeEvent): PracticeRun {
  const { questions, step, answers } = run;
  if (event.kind === 'finish') return { ...run, step: { kind: 'done' } };
  if (event.kind === 'begin') {
    const question = step.kind === 'preparing' ? questions[step.index] : undefined;
    if (step.kind !== 'preparing' || !question) return run;
    const { atMs } = event;
    const endsAtMs = atMs + 1000 * question.seconds;
    return { ...run, step: { kind: 'answering', index: step.index, startedAtMs: atMs, endsAtMs } };
  }
  const question = step.kind === 'answering' ? questions[step.index] : undefined;
  if (step.kind !== 'answering' || !question) return run;
  // A device that slept has its timers late; the answer ended when its time was up.
  const time = { fromMs: step.startedAtMs, toMs: Math.min(event.atMs, step.endsAtMs) };
  const answer = { questionId: question.id, mode: event.mode, time, text: event.text };
  return { questions, step: preparing(questions, step.index + 1, event.atMs), answers: [...answers, answer] };
}

function preparing(questions: readonly PracticeQuestion[], index: number, atMs: number): PracticeStep {
  if (index >= questions.length) return { kind: 'done' };
  return { kind: 'preparing', index, endsAtMs: atMs + 1000 * PREPARATION_SECONDS };
}
