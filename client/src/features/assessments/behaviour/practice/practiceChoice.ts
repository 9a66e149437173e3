import type { PracticeMode, PracticeSet } from '@preproom/models/contract/assessments/practiceResult';

/** What the learner chose to practise, and how. */
export interface PracticeChoice {
  /** Null: a mix of all sets. */
  set: PracticeSet | null;
  mode: PracticeMode;
}

/** A database id that no other session has. */
export function newAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Given {
  isCameraOn: boolean;
  hasText: boolean;
}

/** How an answer was given in the end: a lost camera leaves the voice, and what was written counts as written. */
export function answerMode(chosen: PracticeMode, { isCameraOn, hasText }: Given): PracticeMode {
  if (chosen === 'writing' || hasText) return 'writing';
  return chosen === 'camera' && isCameraOn ? 'camera' : 'microphone';
}
