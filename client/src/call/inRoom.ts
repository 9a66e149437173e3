import type { RoomSnapshot, Signal } from '@preproom/models/contract/signalling';
import type { CallEffect, CallEvent, InRoomState, Negotiation, RoomFacts, Step } from './callState.ts';

/** Nine seconds are three times what a slow relayed connection takes; after that a fresh try is the better bet. */
const CONNECT_TIMEOUT_MS = 9_000;
/** ICE reports short interruptions that heal by themselves; a restart before this would only disturb them. */
const INTERRUPTION_GRACE_MS = 1_500;
/** Enough for a page to reload on a slow phone; after that we say that the person is gone. */
const ABSENCE_MS = 20_000;

/** A refused join is tried again whatever becomes of the peer; once it succeeds its timer finds nothing to do. */
const stopTimers: CallEffect = { type: 'stopTimers', except: 'rejoin' };
const closePeer: CallEffect = { type: 'closePeer' };
const connectTimer: CallEffect = { type: 'startTimer', timer: 'connect', ms: CONNECT_TIMEOUT_MS };
const absenceTimer: CallEffect = { type: 'startTimer', timer: 'absence', ms: ABSENCE_MS };

export function roomFacts(snapshot: RoomSnapshot, atMs: number): RoomFacts {
  const { self, other, status, lastReadingSeq } = snapshot;
  return {
    self,
    other,
    sessionStatus: status,
    startsAtMs: Date.parse(snapshot.startsAt),
    clockOffsetMs: Date.parse(snapshot.serverNow) - atMs,
    lastReadingSeq,
  };
}

export function enterRoom(room: RoomFacts): Step {
  const facts = { room, signalling: 'joined', negotiation: null } as const;
  if (!room.other.isPresent) return step({ status: 'waiting', reason: 'not_here', ...facts }, [stopTimers]);
  return step({ status: 'connecting', ...facts }, [stopTimers, connectTimer]);
}

/** What the next join says of the media here: only a peer that is up is worth keeping, anything else starts afresh. */
function liveNegotiationId({ negotiation }: InRoomState): string | null {
  return negotiation?.link === 'up' ? negotiation.id : null;
}

export function inRoomStep(state: InRoomState, event: CallEvent): Step {
  switch (event.type) {
    case 'signalling:up':
      return step({ ...state, signalling: 'up' }, [rejoin(state)]);
    case 'signalling:down':
      return step({ ...state, signalling: 'down' });
    case 'joined':
      return rejoined({ ...state, signalling: 'joined', room: roomFacts(event.snapshot, event.atMs) });
    case 'other:joined':
      return otherJoined(withOther(state, event.participant));
    case 'other:changed':
      return step(withOther(state, { media: event.media }));
    case 'other:left':
      return event.reason === 'left' ? otherLeft(state) : otherLost(state);
    case 'session:changed':
      return step({ ...state, room: { ...state.room, sessionStatus: event.status } });
    case 'negotiation:started':
      return startNegotiation(state, event.negotiationId, event.isInitiator);
    case 'timer':
      return timerStep(state, event.timer);
    case 'signal:received':
    case 'peer:opened':
    case 'peer:signal':
    case 'peer:connected':
    case 'peer:disconnected':
    case 'peer:closed':
      // Whatever belongs to another negotiation than the current one is late or doubled.
      if (state.negotiation?.id !== event.negotiationId) return step(state);
      return negotiationStep(state, state.negotiation, event);
    default:
      return step(state);
  }
}

function step(state: InRoomState, effects: CallEffect[] = []): Step {
  return { state, effects };
}

function rejoin(state: InRoomState): CallEffect {
  return { type: 'join', takeOver: false, negotiationId: liveNegotiationId(state) };
}

function withOther(state: InRoomState, change: Partial<RoomFacts['other']>): InRoomState {
  return { ...state, room: { ...state.room, other: { ...state.room.other, ...change } } };
}

function rejoined(state: InRoomState): Step {
  if (state.negotiation?.link === 'up') return step({ ...state, status: 'connected' }, [stopTimers]);
  if (state.room.other.isPresent) return otherJoined(state);
  if (state.status === 'waiting') return step(state, [stopTimers]);
  return otherLost(state);
}

function otherJoined(state: InRoomState): Step {
  if (state.negotiation?.link === 'up') return step({ ...state, status: 'connected' }, [stopTimers]);
  if (state.status === 'reconnecting') {
    return step({ ...state, reason: 'connection_lost' }, [stopTimers, connectTimer]);
  }
  return step({ ...state, status: 'connecting' }, [stopTimers, connectTimer]);
}

function otherLeft(state: InRoomState): Step {
  const gone = withOther({ ...state, negotiation: null }, { isPresent: false });
  return step({ ...gone, status: 'waiting', reason: 'left' }, [stopTimers, closePeer]);
}

/** Their socket went, their media may still flow: the peer stays until it fails by itself or they come back. */
function otherLost(state: InRoomState): Step {
  const absent = withOther(state, { isPresent: false });
  if (state.status === 'waiting') return step(absent);
  return step({ ...absent, status: 'reconnecting', reason: 'other_lost' }, [stopTimers, absenceTimer]);
}

function startNegotiation(state: InRoomState, id: string, isInitiator: boolean): Step {
  const hadMedia = state.status === 'connected' || state.status === 'reconnecting';
  const next = withOther(
    { ...state, negotiation: { id, isInitiator, link: 'opening', queued: [], isRestartAsked: false } },
    { isPresent: true },
  );
  return step(
    hadMedia
      ? { ...next, status: 'reconnecting', reason: 'connection_lost' }
      : { ...next, status: 'connecting' },
    [stopTimers, closePeer, { type: 'openPeer', negotiationId: id, isInitiator }, connectTimer],
  );
}

type NegotiationEvent = Extract<CallEvent, { negotiationId: string }>;

function negotiationStep(state: InRoomState, negotiation: Negotiation, event: NegotiationEvent): Step {
  switch (event.type) {
    case 'signal:received':
      return signalReceived(state, negotiation, event.signal);
    case 'peer:opened':
      return peerOpened(state, negotiation);
    case 'peer:signal':
      // While the socket is away the next join decides anew: an unfinished negotiation is replaced, so nothing is kept.
      return step(state, state.signalling === 'joined' ? [sendSignal(negotiation, event.signal)] : []);
    case 'peer:connected':
      return step({ ...withLink(state, negotiation, 'up'), status: 'connected' }, [stopTimers]);
    case 'peer:disconnected':
      return peerDisconnected(state, negotiation);
    case 'peer:closed':
      return peerClosed(state, negotiation);
    default:
      return step(state);
  }
}

function withLink(state: InRoomState, negotiation: Negotiation, link: Negotiation['link']): InRoomState {
  return { ...state, negotiation: { ...negotiation, link } };
}

function sendSignal({ id }: Negotiation, signal: Signal): CallEffect {
  return { type: 'sendSignal', negotiationId: id, signal };
}

function signalReceived(state: InRoomState, negotiation: Negotiation, signal: Signal): Step {
  const { link, isInitiator, queued } = negotiation;
  if (signal.type === 'ice-restart') {
    const isLive = link === 'up' || link === 'interrupted';
    return step(state, isInitiator && isLive ? [{ type: 'restartIce' }] : []);
  }
  if (link === 'gone') return step(state);
  if (link !== 'opening') return step(state, [{ type: 'signalPeer', signal }]);
  return step({ ...state, negotiation: { ...negotiation, queued: [...queued, signal] } });
}

function peerOpened(state: InRoomState, negotiation: Negotiation): Step {
  const effects = negotiation.queued.map((signal): CallEffect => ({ type: 'signalPeer', signal }));
  return step(withLink(state, { ...negotiation, queued: [] }, 'connecting'), effects);
}

function peerDisconnected(state: InRoomState, negotiation: Negotiation): Step {
  if (negotiation.link !== 'up') return step(state);
  return step(withLink(state, negotiation, 'interrupted'), [
    { type: 'startTimer', timer: 'grace', ms: INTERRUPTION_GRACE_MS },
    { type: 'startTimer', timer: 'recover', ms: CONNECT_TIMEOUT_MS },
  ]);
}

function peerClosed(state: InRoomState, negotiation: Negotiation): Step {
  const { link } = negotiation;
  const closed = withLink(state, negotiation, 'gone');
  if (!state.room.other.isPresent) {
    // The service has to know that nothing is left of this negotiation, or it would spare it when they come back.
    const tell: CallEffect = { type: 'restartNegotiation', negotiationId: negotiation.id };
    const effects = state.signalling === 'joined' ? [closePeer, tell] : [closePeer];
    if (state.status === 'reconnecting') return step(closed, effects);
    const lost = otherLost(closed);
    return { state: lost.state, effects: [...effects, ...lost.effects] };
  }
  // No peer could be made at all; the next one hardly can at once. The connect timer goes on and asks.
  if (link === 'opening') return step(closed, [closePeer]);
  const fresh = freshNegotiation(closed);
  const effects = [closePeer, stopTimers, ...fresh.effects];
  const hadMedia = link === 'up' || link === 'interrupted';
  if (!hadMedia) return { state: fresh.state, effects };
  return step({ ...fresh.state, status: 'reconnecting', reason: 'connection_lost' }, effects);
}

/** Asks for the next negotiation where that can help, and looks again later in case the answer is lost. */
function freshNegotiation(state: InRoomState): { state: InRoomState; effects: CallEffect[] } {
  if (state.signalling !== 'joined' || !state.room.other.isPresent) return { state, effects: [] };
  const { negotiation } = state;
  if (!negotiation || negotiation.isRestartAsked) return { state, effects: [rejoin(state), connectTimer] };
  const ask: CallEffect = { type: 'restartNegotiation', negotiationId: negotiation.id };
  const asked = { ...state, negotiation: { ...negotiation, isRestartAsked: true } };
  return { state: asked, effects: [ask, connectTimer] };
}

function timerStep(state: InRoomState, timer: string): Step {
  const link = state.negotiation?.link;
  if (timer === 'rejoin') return step(state, state.signalling === 'up' ? [rejoin(state)] : []);
  if (timer === 'absence') return absenceOver(state);
  if (link === 'up') return step(state);
  if (timer === 'grace') return interruptionIsReal(state);
  return freshNegotiation(state);
}

function interruptionIsReal(state: InRoomState): Step {
  const { negotiation } = state;
  if (negotiation?.link !== 'interrupted') return step(state);
  const restart: CallEffect = negotiation.isInitiator
    ? { type: 'restartIce' }
    : sendSignal(negotiation, { type: 'ice-restart' });
  const reason = state.status === 'reconnecting' ? state.reason : 'connection_lost';
  return step({ ...state, status: 'reconnecting', reason }, state.signalling === 'joined' ? [restart] : []);
}

function absenceOver(state: InRoomState): Step {
  if (state.room.other.isPresent || state.status !== 'reconnecting') return step(state);
  // Only their signalling is gone: people who see and hear each other are not told otherwise.
  if (state.negotiation?.link === 'up') return step({ ...state, status: 'connected' });
  return step({ ...state, status: 'waiting', reason: 'lost', negotiation: null }, [closePeer]);
}
