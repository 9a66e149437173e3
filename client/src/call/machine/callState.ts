import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type {
  MediaState,
  Participant,
  RoomClosedReason,
  RoomSnapshot,
} from '@preproom/models/contract/room/signalling';
import type { NegotiationSignal, Signal } from '@preproom/models/contract/room/signals';

/** The room as known since the last join. Instants are milliseconds since the epoch. */
export interface RoomInfo {
  self: Participant;
  other: Participant;
  sessionStatus: RoomSnapshot['status'];
  startsAtMs: number;
  /** Add this to the local clock to get the server's. */
  clockOffsetMs: number;
  /** What the mentor shows on this learner's screen; null for the mentor. */
  shownQuestion: string | null;
}

/** opening: no peer yet, signals are queued; up: connected; interrupted: ICE lost the path, or nothing arrives; gone: peer closed. */
export type PeerLink = 'opening' | 'connecting' | 'up' | 'interrupted' | 'gone';

/** Progress of an ICE restart. While both are true, another restart would disturb it. */
export interface PathSearch {
  hasOwnCandidate: boolean;
  isAnswered: boolean;
}

export interface Negotiation {
  id: string;
  isInitiator: boolean;
  link: PeerLink;
  /** Signals that arrived before the peer existed, in order. */
  queued: Signal[];
  /** The ICE restart in progress; null while the current path works. */
  search: PathSearch | null;
  /** Nothing arrives. Until something does, ICE's word for the path is not believed. */
  isSilent: boolean;
  /** The next negotiation was requested. If it does not start, the room is joined again. */
  isRestartAsked: boolean;
}

/** down: no socket; up: a socket that is not in the room yet; joined: in the room. */
export type SignallingLink = 'down' | 'up' | 'joined';

export interface InRoom {
  room: RoomInfo;
  signalling: SignallingLink;
  /** The service no longer serves this page's version. The call goes on between the two peers; chat waits. */
  isOutdated: boolean;
  negotiation: Negotiation | null;
  /** Signals of a negotiation whose start has not arrived yet. */
  early: NegotiationSignal[];
  /** Ids of past negotiations, newest last. Their signals are late and ignored. */
  past: string[];
}

export type WaitingReason = 'not_here' | 'left' | 'lost';
export type ReconnectingReason = 'other_lost' | 'connection_lost';
export type EndedReason = RoomClosedReason | 'closed_meanwhile';
export type FailedReason = 'refused' | 'outdated' | 'login_ended' | 'other_account';

export type InRoomState =
  | ({ status: 'waiting'; reason: WaitingReason } & InRoom)
  | ({ status: 'connecting' } & InRoom)
  | ({ status: 'connected' } & InRoom)
  | ({ status: 'reconnecting'; reason: ReconnectingReason } & InRoom);

export type CallState =
  | { status: 'idle' }
  | { status: 'joining'; takeOver: boolean; signalling: SignallingLink; trouble: ErrorCode | null }
  | { status: 'occupied' }
  | InRoomState
  | { status: 'replaced' }
  | { status: 'ended'; reason: EndedReason }
  | { status: 'failed'; reason: FailedReason; code: ErrorCode }
  | { status: 'left' };

export const IDLE: CallState = { status: 'idle' };

/** connect: until there is a connection, else a new negotiation; path: until the next ICE restart; absence: how long the other
 * person may be gone before we say so; rejoin: before a refused join is tried again. */
export type TimerName = 'connect' | 'path' | 'absence' | 'rejoin';

export type CallEvent =
  | { type: 'join'; takeOver: boolean }
  | { type: 'leave' }
  | { type: 'signalling:up' }
  | { type: 'signalling:down' }
  | { type: 'signalling:refused'; code: ErrorCode }
  | { type: 'joined'; snapshot: RoomSnapshot; atMs: number }
  | { type: 'join:refused'; code: ErrorCode }
  /** The service answers that this page is not in the room. */
  | { type: 'seat:lost' }
  | { type: 'other:joined'; participant: Participant }
  | { type: 'other:changed'; media: MediaState }
  | { type: 'other:left'; reason: 'left' | 'lost' }
  | { type: 'negotiation:started'; negotiationId: string; isInitiator: boolean }
  | { type: 'signal:received'; negotiationId: string; signal: Signal }
  | { type: 'network:changed' }
  | { type: 'ice:changed' }
  | { type: 'session:changed'; status: RoomSnapshot['status'] }
  | { type: 'question:shown'; text: string | null }
  | { type: 'room:closed'; reason: RoomClosedReason }
  | { type: 'room:replaced' }
  | { type: 'login:ended' }
  | { type: 'peer:opened'; negotiationId: string }
  | { type: 'peer:signal'; negotiationId: string; signal: Signal }
  | { type: 'peer:connected'; negotiationId: string }
  | { type: 'peer:disconnected'; negotiationId: string }
  /** Nothing arrives any more, though ICE says nothing; then something does. */
  | { type: 'peer:silent'; negotiationId: string }
  | { type: 'peer:heard'; negotiationId: string }
  | { type: 'peer:closed'; negotiationId: string }
  | { type: 'timer'; timer: TimerName };

/** What the session must do outside the machine, in this order. */
export type CallEffect =
  | { type: 'openSignalling' }
  | { type: 'closeSignalling' }
  | { type: 'join'; takeOver: boolean; negotiationId: string | null }
  | { type: 'sendLeave' }
  /** Is the service still reachable? If not, the socket connects anew. */
  | { type: 'checkSignalling' }
  | { type: 'sendSignal'; negotiationId: string; signal: Signal }
  | { type: 'restartNegotiation'; negotiationId: string }
  | { type: 'openPeer'; negotiationId: string; isInitiator: boolean }
  | { type: 'closePeer' }
  | { type: 'signalPeer'; signal: Signal }
  | { type: 'restartIce' }
  | { type: 'startTimer'; timer: TimerName; ms: number }
  | { type: 'stopTimers'; except?: TimerName }
  | { type: 'releaseMedia' };

export interface Step {
  state: CallState;
  effects: CallEffect[];
}

export function isInRoom(state: CallState): state is InRoomState {
  return (
    state.status === 'waiting' ||
    state.status === 'connecting' ||
    state.status === 'connected' ||
    state.status === 'reconnecting'
  );
}

/** The other person is present and sends a picture. */
export function isPictureDue(state: CallState): boolean {
  if (!isInRoom(state) || state.status === 'waiting') return false;
  const { camera, screen } = state.room.other.media;
  return camera || screen;
}
