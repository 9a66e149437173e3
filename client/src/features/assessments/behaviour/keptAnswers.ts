import { createObservable } from '../../../lib/observable.ts';

/** What of an answer never leaves this page. */
export interface KeptAnswer {
  recording?: Blob;
  text?: string;
}

export type KeptSession = Readonly<Record<string, KeptAnswer>>;

/** Recordings and written answers by session and question. In memory: they are gone once the page is closed or reloaded. */
export const keptAnswers = createObservable<Record<string, KeptSession>>({});

export function keepAnswer(attemptId: string, questionId: string, answer: KeptAnswer): void {
  const kept = keptAnswers.get()[attemptId];
  keptAnswers.change({ [attemptId]: { ...kept, [questionId]: { ...kept?.[questionId], ...answer } } });
}

/** For a session whose recordings are deleted, or that was left before its end. */
export function dropKept(attemptId: string): void {
  keptAnswers.change({ [attemptId]: {} });
}
