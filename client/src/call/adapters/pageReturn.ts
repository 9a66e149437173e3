/** Only Safari reports to a page that a phone call is over. */
interface AudioSession extends EventTarget {
  state: 'inactive' | 'active' | 'interrupted';
}

/** Calls the listener when the page is visible again, or audio is back after a phone call; returns its undo. */
export function onPageReturn(listener: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const { audioSession } = navigator as Navigator & { audioSession?: AudioSession };
  const listenIf = (target: EventTarget | undefined, event: string, hasReturned: () => boolean) =>
    target?.addEventListener(event, () => hasReturned() && listener(), { signal });
  listenIf(document, 'visibilitychange', () => document.visibilityState === 'visible');
  listenIf(audioSession, 'statechange', () => audioSession?.state === 'active');
  return () => watching.abort();
}
