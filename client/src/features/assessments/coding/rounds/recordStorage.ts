import { shownPerson } from '../../../../lib/shownPerson.ts';
import type { ProblemRecord } from './roundRecord.ts';

// What is written in a running round. It stays on this device, apart for each account, until it is handed in.

const keyOf = (attemptId: string, slug: string) =>
  ['preproom.round', shownPerson.get(), attemptId, slug].join('.');

/** Null if nothing was written here, or where storage is blocked. */
export function readRecord(attemptId: string, slug: string): ProblemRecord | null {
  try {
    const kept = localStorage.getItem(keyOf(attemptId, slug));
    return kept === null ? null : (JSON.parse(kept) as ProblemRecord);
  } catch {
    return null;
  }
}

/** Where storage is full or blocked, the round lives in this page alone. */
export function keepRecord(attemptId: string, slug: string, record: ProblemRecord): void {
  try {
    localStorage.setItem(keyOf(attemptId, slug), JSON.stringify(record));
  } catch {}
}

export function forgetRecord(attemptId: string, slug: string): void {
  try {
    localStorage.removeItem(keyOf(attemptId, slug));
  } catch {}
}
