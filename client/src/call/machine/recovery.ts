import type { CallEffect, InRoomState, Negotiation, PathSearch, RoomInfo, Step } from './callState.ts';

/** Three times what a slow relayed connection takes. After that a new negotiation is more likely to succeed. */
const CONNECT_TIMEOUT_MS = 9_000;
/** ICE often recovers from short interruptions by itself; an earlier restart would disturb that. */
const INTERRUPTION_GRACE_MS = 1_500;
/** A peer that closes before it connected may fail the same way again. This limits how fast new ones are created. */
export const NEXT_PEER_MS = 500;
/** Two ICE restarts fit into this. If neither helps, the peer is replaced. */
const INTERRUPTION_LIMIT_MS = 6_000;
/** A relay with a round trip of one second answers within this; a path that is back is found within three seconds. */
const NEXT_RESTART_MS = 2_000;
/** Enough for a reload on a slow phone. After that the other person is shown as gone. */
const ABSENCE_MS = 20_000;
/** Browsers report one network change several times. */
const NETWORK_SETTLING_MS = 200;

/** Keeps the retry of a refused join when peer timers stop. After a successful join that timer has no effect. */
export const stopTimers: CallEffect = { type: 'stopTimers', except: 'rejoin' };
export const connectTimer: CallEffect = { type: 'startTimer', timer: 'connect', ms: CONNECT_TIMEOUT_MS };
export const nextPeerTimer: CallEffect = { type: 'startTimer', timer: 'connect', ms: NEXT_PEER_MS };
const restartIce: CallEffect = { type: 'restartIce' };
export const pathTimer = (ms = NEXT_RESTART_MS): CallEffect => ({ type: 'startTimer', timer: 'path', ms });

export const NOTHING_YET: PathSearch = { hasOwnCandidate: false, isAnswered: false };

export function step(state: InRoomState, effects: CallEffect[] = []): Step {
  return { state, effects };
}

/** Only a peer that was connected is kept over a rejoin; otherwise the negotiation starts again. */
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

/** Nothing has arrived for so long that ICE will lose the path, too. The socket may be dead for the same reason. */
export function pathSilent(state: InRoomState): Step {
  const searching = withNegotiation(state, { link: 'interrupted', isSilent: true, search: NOTHING_YET });
  const next: InRoomState = { ...searching, status: 'reconnecting', reason: 'connection_lost' };
  const limit: CallEffect = { type: 'startTimer', timer: 'connect', ms: INTERRUPTION_LIMIT_MS };
  return step(next, [{ type: 'checkSignalling' }, restartIce, pathTimer(), limit]);
}

export function pathFound(state: InRoomState): Step {
  return step(
    { ...withNegotiation(state, { link: 'up', isSilent: false, search: null }), status: 'connected' },
    [stopTimers],
  );
}

/** The old path may be dead before the browser reports it. */
export function networkChanged(state: InRoomState): Step {
  const { negotiation } = state;
  if (state.status === 'waiting' || negotiation?.link === 'opening') return step(state);
  if (!negotiation || negotiation.link === 'gone') return freshNegotiation(state);
  return step(withNegotiation(state, { search: NOTHING_YET }), [pathTimer(NETWORK_SETTLING_MS)]);
}

/** The service or the other person is back: sends what could not be sent before. */
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
  // The peer may have closed after the join reported it as alive, so the service kept the negotiation.
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

/** Requests the next negotiation if that can help. The timer checks again in case the request was lost. */
export function freshNegotiation(state: InRoomState): Step {
  if (state.signalling !== 'joined' || !state.room.other.isPresent) return step(state);
  const { negotiation } = state;
  if (!negotiation || negotiation.isRestartAsked) return step(state, [rejoin(state), connectTimer]);
  const ask: CallEffect = { type: 'restartNegotiation', negotiationId: negotiation.id };
  return step(withNegotiation(state, { isRestartAsked: true }), [ask, connectTimer]);
}

/** The other side's socket is lost, but media may still flow. The peer stays until it fails or they return. */
export function otherLost(state: InRoomState): Step {
  const absent = withOther(state, { isPresent: false });
  if (state.status === 'waiting') return step(absent);
  const absence: CallEffect = { type: 'startTimer', timer: 'absence', ms: ABSENCE_MS };
  return step({ ...absent, status: 'reconnecting', reason: 'other_lost' }, [absence]);
}
