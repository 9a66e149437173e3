import { browserClock } from '../../lib/clock.ts';
import type { ConnectionCheckPorts } from '../connectionCheck/connectionCheckPorts.ts';
import { probeCandidate } from './candidateProbe.ts';
import { watchLight } from './frameLight.ts';
import { watchLevel } from './microphoneLevel.ts';
import { openSocketSignalling } from './socketSignalling.ts';
import { measureLoop } from './speedLoop.ts';

/** Not in every browser, and not in TypeScript's DOM types (wicg.github.io/netinfo). */
interface NetworkInformation {
  saveData?: boolean;
  type?: string;
}

function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** The connection check's ports in this browser; the caller adds `store`. */
export const browserConnectionCheck: Omit<ConnectionCheckPorts, 'store'> = {
  openSignalling: openSocketSignalling(null),
  probeCandidate,
  measureLoop,
  watchLevel,
  watchLight,
  isMetered,
  isOnThisMachine: () => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname),
  clock: browserClock,
};
