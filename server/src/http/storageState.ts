import type { Clock } from '@preproom/models/runtime/clock';

/** Making room takes somebody a while; no earlier does it make sense to try again. */
export const STORAGE_RETRY_SECONDS = 60;

/** Whether the disk was found full lately. */
export interface StorageState {
  noteFull(): void;
  hasRoom(): boolean;
}

/** Remembers a full disk for as long as people are told to wait. Starts with room. */
export function createStorageState(clock: Clock): StorageState {
  let fullUntil = 0;
  return {
    noteFull: () => {
      fullUntil = clock.now() + STORAGE_RETRY_SECONDS * 1000;
    },
    hasRoom: () => clock.now() >= fullUntil,
  };
}
