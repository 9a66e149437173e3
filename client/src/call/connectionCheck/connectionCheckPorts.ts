import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import type { IceConfig, IceServer } from '@preproom/models/contract/room/ice';
import type { TimerClock } from '../../lib/clock.ts';
import type { OpenSignalling } from '../core/ports.ts';
import type { FrameLight, ProbeResult } from './connectionCheckRules.ts';

export interface ConnectionCheckPorts {
  openSignalling: OpenSignalling;
  /** Asks these servers for a candidate of this type; ends with the first, or when all have answered or kept silent. */
  probeCandidate(servers: IceServer[], type: 'srflx' | 'relay', signal: AbortSignal): Promise<ProbeResult>;
  /** Sends data from the page to itself for five seconds; kbit/s that arrived. Throws when no path came up. */
  measureLoop(ice: IceConfig, signal: AbortSignal): Promise<number>;
  /** Tells a microphone's loudness, 0 to 1, some 60 times a second while the browser lets it; returns its undo. */
  watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void;
  /** Tells the light of a camera's picture five times a second; returns its undo. */
  watchLight(track: MediaStreamTrack, onLight: (light: FrameLight) => void): () => void;
  /** The person pays for what is sent, or has asked to save it. */
  isMetered(): boolean;
  /** The page comes from this very machine, where no public address is needed. */
  isOnThisMachine(): boolean;
  clock: TimerClock;
  /** Keeps a result; one that is lost is no harm. */
  store(result: ConnectionCheck): void;
}
