import { createContext } from 'react';
import type { LivePorts } from './liveConnection.ts';

/** Loads the live socket; null in tests that need none. */
export const LiveSocketContext = createContext<LivePorts['loadSocket'] | null>(null);
