import type { MediaChoice } from '../media/localMedia.ts';

const TAB_ID = 'preproom.tabId';
const JOINED = 'preproom.joined';

interface Joined {
  roomid: string;
  choice: MediaChoice;
}

/** `sessionStorage` survives a reload, but a duplicated tab copies it. So only a reload may use stored values. */
const isReload = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
};

/** The same for all page loads of this tab, so that a reload gets its own seat in the room back. */
export const tabId: string = (() => {
  const kept = isReload() ? sessionStorage.getItem(TAB_ID) : null;
  const id = kept ?? crypto.randomUUID();
  sessionStorage.setItem(TAB_ID, id);
  return id;
})();

export function rememberJoined(roomid: string, choice: MediaChoice): void {
  sessionStorage.setItem(JOINED, JSON.stringify({ roomid, choice } satisfies Joined));
}

export function forgetJoined(): void {
  sessionStorage.removeItem(JOINED);
}

/** Microphone and camera settings at the reload of this page; null when it was not in this room. */
export function joinedBeforeReload(roomid: string): MediaChoice | null {
  const kept = isReload() ? sessionStorage.getItem(JOINED) : null;
  if (!kept) return null;
  const joined = JSON.parse(kept) as Joined;
  return joined.roomid === roomid ? joined.choice : null;
}
