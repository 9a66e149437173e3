import type { CallEffect, InRoomState, Negotiation, PathSearch, RoomInfo, Step } from './callState.ts';

/** Three times what a slow relayed connection takes; after that a fresh try is the better bet. */
const CONNECT_TIMEOUT_MS = 9_000;
/** ICE reports short interruptions that heal by themselves; a restart before this would only disturb them. */
const INTERRUPTION_GRACE_MS = 1_500;
/** A peer that dies before it was ever up may well die of the same again: not as fast as both sides can make them. */
export const NEXT_PEER_MS = 500;
/** Two ICE restarts fit in; a peer that neither helps is given up for a new one. */
const INTERRUPTION_LIMIT_MS = 6_000;
/** A relay a second away gives its address within this; a path that comes back is found well within three seconds. */
const NEXT_RESTART_MS = 2_500;
/** Enough for a page to reload on a slow phone; after that we say that the person is gone. */
const ABSENCE_MS = 20_000;
/** Browsers tell one change of the network several times. */
const NETWORK_SETTLING_MS = 200;

/** A refused join is tried again whatever becomes of the peer; once it succeeds its timer finds nothing to do. */
export const stopTimers: CallEffect = { type: 'stopTimers', except: 'rejoin' };
export const connectTimer: CallEffect = { type: 'startTimer', timer: 'connect', ms: CONNECT_TIMEOUT_MS };
export const nextPeerTimer: CallEffect = { type: 'startTimer', timer: 'connect', ms: NEXT_PEER_MS };
const restartIce: CallEffect = { type: 'restartIce' };
export const pathTimer = (ms = NEXT_RESTART_MS): CallEffect => ({ type: 'startTimer', timer: 'path', ms });

export const NOTHING_YET: PathSearch = { hasOwnCandidate: false, isAnswered: false };

export function step(state: InRoomState, effects: CallEffect[] = []): Step {
  return { state, effects };
}

/** Only a peer that has been up is worth keeping over a join, anything else starts afresh. */
function isLive({ link, isRestartAsked }: Negotiation): boolean {
  return !isRestartAsked && (link === 'up' || link === 'interrupted');
}

export function rejoin(state: InRoomState): CallEffect {
  const { negotiation } = state;
  return {
    type: 'join',
    takeOver: false,
    negotiationId: negotiation && isLive(negotiation) ? negotiation.id : null,
  };
}

export function withOther(state: InRoomState, change: Partial<RoomInfo['other']>): InRoomState {
  return { ...state, room: { ...state.room, other: { ...state.room.other, ...change } } };
}

export function withNegotiation(state: InRoomState, change: Partial<Negotiation>): InRoomState {
  return state.negotiation ? { ...state, negotiation: { ...state.negotiation, ...change } } : state;
}

export function noteProgress(state: InRoomState, progress: Partial<PathSearch>): InRoomState {
  const search = state.negotiation?.search;
  return search ? withNegotiation(state, { search: { ...search, ...progress } }) : state;
}

export function pathLost(state: InRoomState): Step {
  return step(withNegotiation(state, { link: 'interrupted', search: NOTHING_YET }), [
    pathTimer(INTERRUPTION_GRACE_MS),
    { type: 'startTimer', timer: 'connect', ms: INTERRUPTION_LIMIT_MS },
  ]);
}

export function pathFound(state: InRoomState): Step {
  return step({ ...withNegotiation(state, { link: 'up', search: null }), status: 'connected' }, [stopTimers]);
}

/** The old path may be dead although nothing says so yet. */
export function networkChanged(state: InRoomState): Step {
  const { negotiation } = state;
  if (state.status === 'waiting' || negotiation?.link === 'opening') return step(state);
  if (!negotiation || negotiation.link === 'gone') return freshNegotiation(state);
  return step(withNegotiation(state, { search: NOTHING_YET }), [pathTimer(NETWORK_SETTLING_MS)]);
}

/** The service is there again, or the other person is: what could not be said before is said at once. */
export function backInTouch(state: InRoomState): Step {
  const { negotiation } = state;
  if (negotiation?.link === 'up' && !negotiation.search) {
    return step({ ...state, status: 'connected' }, [stopTimers]);
  }
  if (negotiation && isLive(negotiation)) {
    const searching = withNegotiation(state, { search: NOTHING_YET });
    const status = negotiation.link === 'up' ? 'connected' : 'reconnecting';
    const next = { ...searching, status, reason: 'connection_lost' } as InRoomState;
    return step(next, [stopTimers, restartIce, pathTimer(), connectTimer]);
  }
  const status = state.status === 'reconnecting' ? 'reconnecting' : 'connecting';
  const next = { ...state, status, reason: 'connection_lost' } as InRoomState;
  // It may have died after it was said to be alive, so that the service spares it.
  const isMissed = negotiation?.link === 'gone' && !negotiation.isRestartAsked;
  if (!isMissed) return step(next, [stopTimers, connectTimer]);
  const asked = freshNegotiation(next);
  return { state: asked.state, effects: [stopTimers, ...asked.effects] };
}

export function searchOn(state: InRoomState): Step {
  const { negotiation } = state;
  if (!negotiation?.search || negotiation.link === 'opening' || negotiation.link === 'gone')
    return step(state);
  const { hasOwnCandidate, isAnswered } = negotiation.search;
  const isUp = negotiation.link === 'up';
  if (isUp && isAnswered) return step(withNegotiation(state, { search: null }));
  const next = withNegotiation(state, { search: NOTHING_YET });
  if (hasOwnCandidate && isAnswered) return step(next, [pathTimer()]);
  const effects = [restartIce, pathTimer()];
  if (isUp || state.status !== 'connected') return step(next, effects);
  return step({ ...next, status: 'reconnecting', reason: 'connection_lost' }, effects);
}

/** Asks for the next negotiation where that can help, and looks again later in case the answer is lost. */
export function freshNegotiation(state: InRoomState): Step {
  if (state.signalling !== 'joined' || !state.room.other.isPresent) return step(state);
  const { negotiation } = state;
  if (!negotiation || negotiation.isRestartAsked) return step(state, [rejoin(state), connectTimer]);
  const ask: CallEffect = { type: 'restartNegotiation', negotiationId: negotiation.id };
  return step(withNegotiation(state, { isRestartAsked: true }), [ask, connectTimer]);
}

/** Their socket went, their media may still flow: the peer stays until it fails by itself or they come back. */
export function otherLost(state: InRoomState): Step {
  const absent = withOther(state, { isPresent: false });
  if (state.status === 'waiting') return step(absent);
  const absence: CallEffect = { type: 'startTimer', timer: 'absence', ms: ABSENCE_MS };
  return step({ ...absent, status: 'reconnecting', reason: 'other_lost' }, [absence]);
}
