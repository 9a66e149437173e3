import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import type { IceConfig } from '@preproom/models/contract/room/ice';
import { createObservable, type Readable } from '../../lib/observable.ts';
import type { LocalMedia } from '../media/localMedia.ts';
import type { ConnectionCheckPorts } from './connectionCheckPorts.ts';
import type { CheckStep } from './connectionCheckRules.ts';
import { createDeviceCheck } from './deviceCheck.ts';
import { checkRelay, checkSpeed, checkStun } from './networkCheck.ts';
import { checkServer } from './serverCheck.ts';

export interface ConnectionCheckState {
  result: ConnectionCheck;
  /** The steps that are running. */
  busy: readonly CheckStep[];
  /** The connection is metered, so the speed is measured only after the person agrees. */
  asksBeforeSpeed: boolean;
}

export interface ConnectionCheckRun extends Readable<ConnectionCheckState> {
  /** Checks everything, from the beginning. */
  start(ice: IceConfig): void;
  /** Measures the speed after the person agreed to the data it uses. */
  measureSpeed(): void;
  /** Releases everything and stores what is known by then. */
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

/** Checks connection, microphone and camera in the lobby, and stores the result each time all steps have ended. */
export function createConnectionCheck(ports: ConnectionCheckPorts, media: LocalMedia): ConnectionCheckRun {
  const state = createObservable<ConnectionCheckState>({ result: UNKNOWN, busy: [], asksBeforeSpeed: false });
  let run: { ice: IceConfig; ending: AbortController } | null = null;
  const results = createResultStore(ports.store);

  const note = (step: CheckStep, found: Partial<ConnectionCheck>, isBusy: boolean) => {
    const before = state.get();
    const busy = before.busy.filter((other) => other !== step).concat(isBusy ? step : []);
    state.change({ busy, result: { ...before.result, ...found } });
    if (run && busy.length === 0) results.store(state.get().result);
  };

  const devices = createDeviceCheck(ports, media, note);

  /** Runs one step. Its result is ignored when the run has ended meanwhile. */
  const runStep = async (
    step: CheckStep,
    check: (signal: AbortSignal) => Promise<Partial<ConnectionCheck>>,
  ) => {
    const signal = run?.ending.signal;
    if (!signal || signal.aborted) return;
    note(step, {}, true);
    const found = await check(signal);
    if (!signal.aborted) note(step, found, false);
  };

  const measureSpeed = (ice: IceConfig) =>
    runStep('speed', (signal) => checkSpeed(ports, ice, state.get().result.relay, signal));

  const checkConnection = async (ice: IceConfig, ending: AbortController) => {
    await runStep('server', (signal) => checkServer(ports, signal));
    await Promise.all([
      runStep('stun', (signal) => checkStun(ports, ice, signal)),
      runStep('relay', (signal) => checkRelay(ports, ice, signal)),
    ]);
    if (ending.signal.aborted) return;
    const costsData = state.get().result.relay === 'works' && ports.isMetered();
    if (!costsData) return measureSpeed(ice);
    state.change({ asksBeforeSpeed: true });
    note('speed', { speed: 'not_measured' }, false);
  };

  const stop = () => {
    if (!run) return;
    run.ending.abort();
    run = null;
    devices.stop();
    state.change({ busy: [], asksBeforeSpeed: false });
    results.store(state.get().result);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    start: (ice) => {
      stop();
      const ending = new AbortController();
      run = { ice, ending };
      state.change({ result: UNKNOWN });
      results.reset();
      devices.start();
      void checkConnection(ice, ending);
    },
    measureSpeed: () => {
      if (!run) return;
      const { ice } = run;
      state.change({ asksBeforeSpeed: false });
      void measureSpeed(ice);
    },
    stop,
  };
}

/** Stores a result unless it equals the last one stored, or nothing is known yet. */
function createResultStore(store: (result: ConnectionCheck) => void) {
  const nothing = JSON.stringify(UNKNOWN);
  let stored = nothing;
  return {
    reset: () => {
      stored = nothing;
    },
    store: (result: ConnectionCheck) => {
      const text = JSON.stringify(result);
      if (text === stored) return;
      stored = text;
      store(result);
    },
  };
}
