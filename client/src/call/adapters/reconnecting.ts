import type { Manager } from 'socket.io-client';

const FAST_MS = 700;
const SLOW_MS = 2_500;
/** Some fifteen seconds of fast attempts: a service that starts anew needs less. */
const FAST_ATTEMPTS = 25;

/**
 * How a page looks for a service that is gone: soon and often at first, so that everybody is back within a second of its return, and
 * spread at random, so that not all come at once; less often when it stays away.
 */
export const RECONNECTING = {
  reconnectionDelay: 250,
  reconnectionDelayMax: FAST_MS,
  randomizationFactor: 0.5,
} as const;

/** Makes the attempts of this manager less frequent after a while, until it has connected again. */
export function slowDownLater(manager: Manager): void {
  manager.on('reconnect_attempt', (attempt) => {
    if (attempt === FAST_ATTEMPTS) manager.reconnectionDelayMax(SLOW_MS);
  });
  manager.on('reconnect', () => manager.reconnectionDelayMax(FAST_MS));
}
