import type { ErrorCode } from '@preproom/models/contract/http/errors';
import { isTransientInRoom } from '../core/roomErrors.ts';
import type { CallEffect, CallEvent, CallState, FailedReason, InRoomState, Step } from './callState.ts';
import { isInRoom } from './callState.ts';
import { enterRoom, inRoomStep, roomInfo } from './inRoom.ts';

/** Delay before retrying a join that failed with a transient error. */
const REJOIN_DELAY_MS = 2_000;

/** The state machine of a call. It is pure, so tests can try every order of events. Events that do not fit are ignored. */
export function callMachine(state: CallState, event: CallEvent): Step {
  switch (event.type) {
    case 'join':
      return join(state, event.takeOver);
    case 'leave':
      return leave(state);
    case 'room:closed':
      return isActive(state) ? finish({ status: 'ended', reason: event.reason }) : stay(state);
    case 'room:replaced':
      return isActive(state) ? finish({ status: 'replaced' }) : stay(state);
    case 'login:ended':
      return fail(state, 'signed_out');
    case 'signalling:refused':
      return fail(state, event.code);
    case 'join:refused':
      return joinRefused(state, event.code);
    default:
      return isInRoom(state) ? endOutdated(inRoomStep(state, event), event) : joiningStep(state, event);
  }
}

/** Without the service a lost peer cannot be replaced: the call of an outdated page ends with it. */
function endOutdated(step: Step, event: CallEvent): Step {
  const { state } = step;
  if (!isInRoom(state) || !state.isOutdated) return step;
  const isGivenUp = event.type === 'timer' && event.timer === 'connect' && state.negotiation?.link !== 'up';
  return isGivenUp || !hasPeer(state) ? fail(state, 'client_outdated') : step;
}

/** Whether there is a connection to the other person, if only one that may recover. */
function hasPeer({ negotiation }: InRoomState): boolean {
  return negotiation?.link === 'up' || negotiation?.link === 'interrupted';
}

function stay(state: CallState): Step {
  return { state, effects: [] };
}

function isActive(state: CallState): boolean {
  return state.status === 'joining' || isInRoom(state);
}

function join(state: CallState, takeOver: boolean): Step {
  if (isActive(state)) return stay(state);
  return {
    state: { status: 'joining', takeOver, signalling: 'down', trouble: null },
    effects: [{ type: 'openSignalling' }],
  };
}

function leave(state: CallState): Step {
  if (!isActive(state)) return stay(state);
  const { effects } = finish({ status: 'left' });
  return { state: { status: 'left' }, effects: [{ type: 'sendLeave' }, ...effects] };
}

/** Ends the call on this side: releases timers, peer, socket, camera and microphone. */
function finish(state: CallState): Step {
  const effects: CallEffect[] = [
    { type: 'stopTimers' },
    { type: 'closePeer' },
    { type: 'closeSignalling' },
    { type: 'releaseMedia' },
  ];
  return { state, effects };
}

const FAILED_REASONS: Partial<Record<ErrorCode, FailedReason>> = {
  signed_out: 'login_ended',
  other_account: 'other_account',
  client_outdated: 'outdated',
};

function fail(state: CallState, code: ErrorCode): Step {
  if (!isActive(state)) return stay(state);
  return finish({ status: 'failed', reason: FAILED_REASONS[code] ?? 'refused', code });
}

function joinRefused(state: CallState, code: ErrorCode): Step {
  if (isTransientInRoom(code)) return retryJoin(state, code);
  if (isInRoom(state)) {
    // A running call is refused at its rejoin: the seat was taken or the room closed while the socket was disconnected.
    if (code === 'already_joined') return finish({ status: 'replaced' });
    if (code === 'room_not_open') return finish({ status: 'ended', reason: 'closed_meanwhile' });
    if (code === 'client_outdated' && hasPeer(state)) return stay({ ...state, isOutdated: true });
  }
  if (state.status === 'joining' && code === 'already_joined') {
    return { state: { status: 'occupied' }, effects: [{ type: 'stopTimers' }, { type: 'closeSignalling' }] };
  }
  return fail(state, code);
}

function retryJoin(state: CallState, code: ErrorCode): Step {
  if (!isActive(state)) return stay(state);
  const effects: CallEffect[] = [{ type: 'startTimer', timer: 'rejoin', ms: REJOIN_DELAY_MS }];
  return { state: state.status === 'joining' ? { ...state, trouble: code } : state, effects };
}

function joiningStep(state: CallState, event: CallEvent): Step {
  if (state.status !== 'joining') return stay(state);
  const ask: CallEffect = { type: 'join', takeOver: state.takeOver, negotiationId: null };
  switch (event.type) {
    case 'signalling:up':
      return { state: { ...state, signalling: 'up', trouble: null }, effects: [ask] };
    case 'signalling:down':
      return { state: { ...state, signalling: 'down', trouble: 'unavailable' }, effects: [] };
    case 'timer':
      return { state, effects: event.timer === 'rejoin' && state.signalling === 'up' ? [ask] : [] };
    case 'joined':
      return enterRoom(roomInfo(event.snapshot, event.atMs));
    default:
      return stay(state);
  }
}
