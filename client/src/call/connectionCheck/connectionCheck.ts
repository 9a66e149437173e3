import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import type { IceConfig } from '@preproom/models/contract/room/ice';
import { createObservable, type Readable } from '../../lib/observable.ts';
import type { LocalMedia } from '../media/localMedia.ts';
import type { ConnectionCheckPorts } from './connectionCheckPorts.ts';
import { type CheckStep, relayVerdict, speedVerdict, stunVerdict } from './connectionCheckRules.ts';
import { createDeviceCheck } from './deviceCheck.ts';
import { checkServer } from './serverCheck.ts';

export interface ConnectionCheckState {
  result: ConnectionCheck;
  /** The steps that are under way. */
  busy: readonly CheckStep[];
  /** The speed is measured only when the person says so: it costs them data. */
  asksBeforeSpeed: boolean;
}

export interface ConnectionCheckRun extends Readable<ConnectionCheckState> {
  /** Checks everything, from the beginning. */
  start(ice: IceConfig): void;
  /** The person agrees to the data that this costs. */
  measureSpeed(): void;
  /** Lets everything go; what was found out by then is stored. */
  stop(): void;
}

const UNKNOWN: ConnectionCheck = {
  server: 'unknown',
  roundTripMs: null,
  stun: 'unknown',
  relay: 'unknown',
  speed: 'unknown',
  speedKbps: null,
  speedOver: null,
  microphone: 'unknown',
  camera: 'unknown',
};

/** What is stored is compared as text; nothing found is as good as stored. */
const NOTHING = JSON.stringify(UNKNOWN);

/** Checks connection, microphone and camera in the lobby, and stores the result each time all steps have ended. */
export function createConnectionCheck(ports: ConnectionCheckPorts, media: LocalMedia): ConnectionCheckRun {
  const state = createObservable<ConnectionCheckState>({ result: UNKNOWN, busy: [], asksBeforeSpeed: false });
  let run: { ice: IceConfig; ending: AbortController } | null = null;
  let stored = NOTHING;

  const store = () => {
    const { result } = state.get();
    const text = JSON.stringify(result);
    if (text === stored) return;
    stored = text;
    ports.store(result);
  };

  const note = (step: CheckStep, found: Partial<ConnectionCheck>, isBusy: boolean) => {
    const before = state.get();
    const busy = before.busy.filter((other) => other !== step).concat(isBusy ? step : []);
    state.change({ busy, result: { ...before.result, ...found } });
    if (run && busy.length === 0) store();
  };

  const devices = createDeviceCheck(ports, media, note);

  /** Runs one step; what it brings after the end of its run is thrown away. */
  const take = async (step: CheckStep, work: (signal: AbortSignal) => Promise<Partial<ConnectionCheck>>) => {
    const signal = run?.ending.signal;
    if (!signal || signal.aborted) return;
    note(step, {}, true);
    const found = await work(signal);
    if (!signal.aborted) note(step, found, false);
  };

  const checkRelay = async ({ iceServers }: IceConfig, signal: AbortSignal) => {
    const relays = iceServers.filter(({ credential }) => credential !== undefined);
    if (relays.length === 0) return { relay: 'not_configured' } as const;
    return { relay: relayVerdict(await ports.probeCandidate(relays, 'relay', signal)) };
  };

  const checkStun = async ({ iceServers, relayOnly }: IceConfig, signal: AbortSignal) => {
    const servers = iceServers.filter(({ credential }) => credential === undefined);
    const isNeeded = servers.length > 0 && !relayOnly && !ports.isOnThisMachine();
    if (!isNeeded) return { stun: 'not_needed' } as const;
    return { stun: stunVerdict(await ports.probeCandidate(servers, 'srflx', signal)) };
  };

  const checkSpeed = async (ice: IceConfig, signal: AbortSignal): Promise<Partial<ConnectionCheck>> => {
    const { relay } = state.get().result;
    if (relay !== 'works' && relay !== 'not_configured') return { speed: 'not_measured' };
    const speedOver = relay === 'works' ? 'relay' : 'device';
    try {
      const kbps = await ports.measureLoop({ ...ice, relayOnly: speedOver === 'relay' }, signal);
      return { speed: speedVerdict(kbps), speedKbps: Math.round(kbps), speedOver };
    } catch {
      return { speed: 'failed', speedOver };
    }
  };

  const checkConnection = async (ice: IceConfig, ending: AbortController) => {
    await take('server', (signal) => checkServer(ports, signal));
    await Promise.all([
      take('stun', (signal) => checkStun(ice, signal)),
      take('relay', (signal) => checkRelay(ice, signal)),
    ]);
    if (ending.signal.aborted) return;
    const costsData = state.get().result.relay === 'works' && ports.isMetered();
    if (!costsData) return take('speed', (signal) => checkSpeed(ice, signal));
    state.change({ asksBeforeSpeed: true });
    note('speed', { speed: 'not_measured' }, false);
  };

  const stop = () => {
    if (!run) return;
    run.ending.abort();
    run = null;
    devices.stop();
    state.change({ busy: [], asksBeforeSpeed: false });
    store();
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    start: (ice) => {
      stop();
      const ending = new AbortController();
      run = { ice, ending };
      state.change({ result: UNKNOWN });
      stored = NOTHING;
      devices.start();
      void checkConnection(ice, ending);
    },
    measureSpeed: () => {
      if (!run) return;
      const { ice } = run;
      state.change({ asksBeforeSpeed: false });
      void take('speed', (signal) => checkSpeed(ice, signal));
    },
    stop,
  };
}
