import { useSyncExternalStore } from 'react';
import { onServerTimeChange, serverNow } from './serverTime.ts';

/** Shared by all components: one timer per interval, however many count. */
const TICKERS = { second: createTicker(1_000), minute: createTicker(60_000) };

/**
 * The server's time in milliseconds, rounded down to the second or minute. Renders the component again at each new one, so it
 * belongs in a leaf that shows the time, not in a page.
 */
export function useNow(every: keyof typeof TICKERS = 'second'): number {
  const { subscribe, now } = TICKERS[every];
  return useSyncExternalStore(subscribe, now, now);
}

/** Ticks when the server's clock reaches a multiple of `stepMs`. Each timeout is computed from the clock, so ticks do not drift. */
function createTicker(stepMs: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening = () => {};

  const tick = () => {
    clearTimeout(timer);
    // A hidden page shows nothing; it catches up when it is visible again.
    if (document.hidden) return;
    timer = setTimeout(tick, stepMs - (serverNow() % stepMs));
    for (const listener of listeners) listener();
  };

  const start = () => {
    const stopLearning = onServerTimeChange(tick);
    document.addEventListener('visibilitychange', tick);
    stopListening = () => {
      stopLearning();
      document.removeEventListener('visibilitychange', tick);
    };
    tick();
  };

  return {
    now: () => Math.floor(serverNow() / stepMs) * stepMs,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stopListening();
      };
    },
  };
}
