import { shownPerson } from '../../../lib/shownPerson.ts';

// What a learner writes in their own words for a step. It is not sent, and stays on this device, apart for each account and attempt.

/** More than any case has. */
const MOST_STEPS = 10;

const keyOf = (attemptId: string, position: number) =>
  ['preproom.case', shownPerson.get(), attemptId, position].join('.');

/** Empty if nothing was written here, or where storage is blocked. */
export function readWords(attemptId: string, position: number): string {
  try {
    return localStorage.getItem(keyOf(attemptId, position)) ?? '';
  } catch {
    return '';
  }
}

/** Nothing written removes what was kept. Where storage is full or blocked, the words live in this page alone. */
export function keepWords(attemptId: string, position: number, words: string): void {
  try {
    if (words) localStorage.setItem(keyOf(attemptId, position), words);
    else localStorage.removeItem(keyOf(attemptId, position));
  } catch {}
}

/** Removes all that was written for an attempt. */
export function forgetWords(attemptId: string): void {
  for (let position = 0; position < MOST_STEPS; position++) keepWords(attemptId, position, '');
}
