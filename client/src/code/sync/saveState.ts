import type { CodeState } from './codeSync.ts';

/** saving: on its way, and expected to arrive; unsaved: on this device alone; refused: it will never be stored. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'refused';

/** Storing takes a third of this; what takes longer may never arrive. */
export const UNSAVED_AFTER_MS = 3_000;

/** Whether what is written here is stored. `nowMs` by this device's clock. */
export function saveState({ isJoined, unsavedSinceMs, refused }: CodeState, nowMs: number): SaveState {
  if (refused) return 'refused';
  if (unsavedSinceMs === null) return 'saved';
  const waitedMs = nowMs - unsavedSinceMs;
  // A clock that was set back says nothing of how long it waits.
  return isJoined && waitedMs >= 0 && waitedMs < UNSAVED_AFTER_MS ? 'saving' : 'unsaved';
}
