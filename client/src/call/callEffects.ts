import { INITIATOR, PROTOCOL_VERSION } from '@preproom/models/contract/room/signalling';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { CallPorts, RoomSeat } from './callPorts.ts';
import type { CallParts } from './callWiring.ts';
import { createTimers } from './core/timers.ts';
import type { CallEffect, CallEvent, CallState, TimerName } from './machine/callState.ts';
import { type MediaChoice, mediaChoice } from './media/localMedia.ts';
import { writeSignal } from './peer/channelSignals.ts';
import { createPace } from './peer/pace.ts';

/** Half of the service's limit per person, so that two adjacent windows cannot exceed it. Fits several negotiations. */
const MAX_SIGNALS = 150;
const SIGNALS_SPAN_MS = 10_000;

type EffectRunners = {
  [Type in CallEffect['type']]: (effect: Extract<CallEffect, { type: Type }>) => void;
};

interface CallSource {
  /** Null before the first join. */
  seat(): RoomSeat | null;
  state(): CallState;
  dispatch(event: CallEvent): void;
}

/** Runs the machine's effects on the parts of the call. */
export function createCallEffects(ports: CallPorts, parts: CallParts, source: CallSource) {
  const { clock, media, watchNetwork } = ports;
  const { peer, room, chat, code, connectionMonitor, mediaSync, ice, inRoom, serverNow } = parts;
  const isWithinPace = createPace(clock, MAX_SIGNALS, SIGNALS_SPAN_MS);
  const timers = createTimers<TimerName>(clock, (timer) => source.dispatch({ type: 'timer', timer }));
  let stopWatching: (() => void) | null = null;
  // Devices that were on when the call was left; reopened at a rejoin.
  let lastChoice: MediaChoice | null = null;

  /** Runs during the join request, because creating a peer and its offer takes as long on a phone. */
  const preparePeer = (side: SessionSide) => {
    const servers = ice.current(serverNow());
    if (side === INITIATOR && !(servers instanceof Promise)) peer.prepare(servers);
  };

  const runners: EffectRunners = {
    openSignalling: () => {
      room.open();
      mediaSync.start();
      stopWatching ??= watchNetwork(() => source.dispatch({ type: 'network:changed' }));
      const seat = source.seat();
      if (seat) connectionMonitor.start(seat.roomid);
    },
    closeSignalling: () => {
      chat.pause();
      code.down();
      mediaSync.stop();
      connectionMonitor.stop();
      room.close();
      stopWatching?.();
      stopWatching = null;
    },
    join: ({ takeOver, negotiationId }) => {
      const seat = source.seat();
      if (!seat) return;
      const { roomid, tabId, side } = seat;
      const joined = { roomid, tabId, takeOver, negotiationId, protocol: PROTOCOL_VERSION };
      void room.join({ ...joined, media: parts.stateForJoin() });
      if (source.state().status === 'joining') preparePeer(side);
    },
    sendLeave: room.sendLeave,
    checkSignalling: () => void room.ask('room:ping', {}).catch(noop),
    // Sent over the data channel and the socket; receivers drop duplicates. Rate-limited, because the peer can trigger it,
    // and the service disconnects whoever exceeds its limit. After a lost signal the negotiation times out.
    sendSignal: ({ negotiationId, signal }) => {
      peer.sendMessage(writeSignal({ negotiationId, signal }));
      if (inRoom()?.signalling === 'joined' && isWithinPace()) {
        void room.ask('signal:send', { negotiationId, signal }).catch(noop);
      }
    },
    restartNegotiation: ({ negotiationId }) =>
      void room.ask('negotiation:restart', { negotiationId }).catch(noop),
    openPeer: ({ negotiationId, isInitiator }) =>
      void peer.open(negotiationId, isInitiator, ice.current(serverNow())),
    closePeer: peer.close,
    signalPeer: ({ signal }) => peer.signal(signal),
    restartIce: peer.restartIce,
    startTimer: ({ timer, ms }) => timers.start(timer, ms),
    stopTimers: ({ except }) => timers.stopAll(except),
    releaseMedia: () => {
      lastChoice = mediaChoice(media.get());
      media.stop();
    },
  };

  return {
    run: (effect: CallEffect) => (runners[effect.type] as (effect: CallEffect) => void)(effect),
    /** Reopens the devices that were on when the call was left. */
    reopenMedia: () => {
      if (lastChoice) void media.start(lastChoice);
      lastChoice = null;
    },
  };
}

function noop(): void {}
