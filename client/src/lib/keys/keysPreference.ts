import { useSyncExternalStore } from 'react';

const KEY = 'preproom.roomKeys';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(areOn: boolean): void {
  localStorage.setItem(KEY, areOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Whether keyboard shortcuts work; stored on this device. People who use dictation switch them off. */
export function useKeysPreference(): [boolean, (areOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => localStorage.getItem(KEY) !== 'off'), set];
}
