import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import type { ConnectionCheckPorts } from '../connectionCheck/connectionCheckPorts.ts';
import type { FrameLight, ProbeResult } from '../connectionCheck/connectionCheckRules.ts';
import { FakeSignalling } from './fakePorts.ts';

const FOUND: ProbeResult = { hasFound: true, errorCodes: [] };

/** Everything outside the connection check, as a test wants it: at first all is well, the person silent and the camera not read yet. */
export class FakeConnectionCheck {
  readonly signalling = new FakeSignalling();
  readonly clock = new FakeClock();
  readonly stored: ConnectionCheck[] = [];
  /** The watchers of microphone and camera that have not been undone. */
  readonly levels = new Set<(level: number) => void>();
  readonly lights = new Set<(light: FrameLight) => void>();
  stun: ProbeResult = FOUND;
  relay: ProbeResult = FOUND;
  /** What a loop brings; rejected: no path came up. */
  speed: () => Promise<number> = async () => 2_400;
  readonly loops: { relayOnly: boolean; signal: AbortSignal }[] = [];
  isMetered = false;

  readonly ports: ConnectionCheckPorts = {
    openSignalling: (listener) => this.signalling.open(listener),
    probeCandidate: async (_, type) => (type === 'relay' ? this.relay : this.stun),
    measureLoop: ({ relayOnly }, signal) => {
      this.loops.push({ relayOnly, signal });
      return this.speed();
    },
    watchLevel: (_, onLevel) => watched(this.levels, onLevel),
    watchLight: (_, onLight) => watched(this.lights, onLight),
    isMetered: () => this.isMetered,
    isOnThisMachine: () => false,
    clock: this.clock,
    store: (result) => this.stored.push(result),
  };

  /** Somebody speaks, for half a second. */
  speak(): void {
    for (let i = 0; i < 30; i++) for (const tell of [...this.levels]) tell(0.5);
  }

  /** The camera shows this for three seconds. */
  show(light: FrameLight): void {
    for (let i = 0; i < 15; i++) for (const tell of [...this.lights]) tell(light);
  }
}

function watched<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    // As the browser does with an audio context that is closed twice.
    if (!listeners.delete(listener)) throw new Error('undone twice');
  };
}
