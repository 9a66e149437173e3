import type { NegotiationSignal, Signal } from '@preproom/models/contract/room/signals';
import type { CallEffect, CallEvent, InRoomState, Negotiation, Step } from './callState.ts';
import {
  connectTimer,
  freshNegotiation,
  NOTHING_YET,
  nextPeerTimer,
  noteProgress,
  otherLost,
  pathFound,
  pathLost,
  pathSilent,
  pathTimer,
  step,
  stopTimers,
  withNegotiation,
  withOther,
} from './recovery.ts';

/** More than an offer and its candidates need. Signals beyond this limit are dropped. */
const MAX_QUEUED = 100;
const MAX_PAST = 8;

const closePeer: CallEffect = { type: 'closePeer' };

type NegotiationEvent = Extract<CallEvent, { negotiationId: string }>;

/** Events of another negotiation are late or duplicate, and ignored. A signal may also be early, and is then queued. */
export function negotiationStep(state: InRoomState, event: NegotiationEvent): Step {
  const { negotiation } = state;
  if (event.type === 'negotiation:started')
    return startNegotiation(state, event.negotiationId, event.isInitiator);
  if (negotiation?.id !== event.negotiationId) {
    return step(event.type === 'signal:received' ? withEarly(state, event) : state);
  }
  switch (event.type) {
    case 'signal:received':
      return signalReceived(noteProgress(state, { isAnswered: true }), negotiation, event.signal);
    case 'peer:opened':
      return peerOpened(state, negotiation);
    case 'peer:signal':
      return peerSays(state, negotiation, event.signal);
    case 'peer:connected':
      return negotiation.isSilent ? step(state) : pathFound(state);
    case 'peer:disconnected':
      return negotiation.link === 'up' ? pathLost(state) : step(state);
    case 'peer:silent':
      return negotiation.link === 'up' ? pathSilent(state) : step(state);
    case 'peer:heard':
      return negotiation.isSilent ? pathFound(state) : step(state);
    case 'peer:closed':
      return peerClosed(state, negotiation);
  }
}

/** The state without a negotiation. Later signals of the last one count as late. */
export function withoutNegotiation(state: InRoomState): InRoomState {
  const { negotiation, past } = state;
  if (!negotiation) return state;
  return { ...state, negotiation: null, past: [...past, negotiation.id].slice(-MAX_PAST) };
}

/** With several service processes, a signal can overtake the event that starts its negotiation. */
function withEarly(state: InRoomState, { negotiationId, signal }: NegotiationSignal): InRoomState {
  if (state.past.includes(negotiationId) || state.early.length >= MAX_QUEUED) return state;
  return { ...state, early: [...state.early, { negotiationId, signal }] };
}

function startNegotiation(state: InRoomState, id: string, isInitiator: boolean): Step {
  if (state.negotiation?.id === id || state.past.includes(id)) return step(state);
  const hadMedia = state.status === 'connected' || state.status === 'reconnecting';
  const queued = state.early.filter(({ negotiationId }) => negotiationId === id).map(({ signal }) => signal);
  const before = withOther(withoutNegotiation(state), { isPresent: true });
  const search = hadMedia ? NOTHING_YET : null;
  const next: InRoomState = {
    ...before,
    early: [],
    negotiation: { id, isInitiator, link: 'opening', queued, search, isSilent: false, isRestartAsked: false },
  };
  const open: CallEffect[] = [
    stopTimers,
    closePeer,
    { type: 'openPeer', negotiationId: id, isInitiator },
    connectTimer,
  ];
  if (!hadMedia) return step({ ...next, status: 'connecting' }, open);
  return step({ ...next, status: 'reconnecting', reason: 'connection_lost' }, [...open, pathTimer()]);
}

function peerOpened(state: InRoomState, negotiation: Negotiation): Step {
  const effects = negotiation.queued.map((signal): CallEffect => ({ type: 'signalPeer', signal }));
  return step(withNegotiation(state, { queued: [], link: 'connecting' }), effects);
}

function peerSays(state: InRoomState, { id }: Negotiation, signal: Signal): Step {
  const next = signal.type === 'candidate' ? noteProgress(state, { hasOwnCandidate: true }) : state;
  return step(next, [{ type: 'sendSignal', negotiationId: id, signal }]);
}

function signalReceived(state: InRoomState, { link, queued }: Negotiation, signal: Signal): Step {
  if (link === 'gone') return step(state);
  if (link !== 'opening') return step(state, [{ type: 'signalPeer', signal }]);
  return step(queued.length < MAX_QUEUED ? withNegotiation(state, { queued: [...queued, signal] }) : state);
}

function peerClosed(state: InRoomState, { id, link }: Negotiation): Step {
  const closed = withNegotiation(state, { link: 'gone' });
  if (!state.room.other.isPresent) {
    // Tell the service that this negotiation is dead. Otherwise it would keep it when the other person returns.
    const restart: CallEffect = { type: 'restartNegotiation', negotiationId: id };
    const effects = state.signalling === 'joined' ? [closePeer, restart] : [closePeer];
    if (state.status === 'reconnecting') return step(closed, effects);
    const lost = otherLost(closed);
    return { state: lost.state, effects: [...effects, ...lost.effects] };
  }
  // No peer could be created, and an immediate retry would hardly succeed. The connect timer retries later.
  if (link === 'opening') return step(closed, [closePeer]);
  if (link === 'connecting') return step(closed, [closePeer, stopTimers, nextPeerTimer]);
  const fresh = freshNegotiation(closed);
  const effects = [closePeer, stopTimers, ...fresh.effects];
  return step({ ...fresh.state, status: 'reconnecting', reason: 'connection_lost' } as InRoomState, effects);
}
