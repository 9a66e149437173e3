import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import type { IceConfig, IceServer } from '@preproom/models/contract/room/ice';
import type { TimerClock } from '../../lib/clock.ts';
import type { OpenSignalling } from '../core/ports.ts';
import type { FrameLight, ProbeResult } from './connectionCheckRules.ts';

export interface ConnectionCheckPorts {
  openSignalling: OpenSignalling;
  /** Asks these servers for a candidate of this type. Resolves with the first, or when all have answered or timed out. */
  probeCandidate(servers: IceServer[], type: 'srflx' | 'relay', signal: AbortSignal): Promise<ProbeResult>;
  /** Sends data from the page to itself for five seconds; returns the received kbit/s. Throws without a connection. */
  measureLoop(ice: IceConfig, signal: AbortSignal): Promise<number>;
  /** Reports a microphone's loudness, 0 to 1, about 60 times a second while the browser runs audio; returns its undo. */
  watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void;
  /** Reports the brightness of a camera's picture five times a second; returns its undo. */
  watchLight(track: MediaStreamTrack, onLight: (light: FrameLight) => void): () => void;
  /** The connection is metered, or the browser's data saver is on. */
  isMetered(): boolean;
  /** The page is served from this machine, so no public address is needed. */
  isOnThisMachine(): boolean;
  clock: TimerClock;
  /** Stores a result. Failures are ignored. */
  store(result: ConnectionCheck): void;
}
