import type { Participant, RoomSnapshot } from '@preproom/models/contract/room/signalling';
import type { CallEvent, InRoom, InRoomState, RoomInfo, Step, TimerName } from './callState.ts';
import { negotiationStep, withoutNegotiation } from './negotiation.ts';
import {
  backInTouch,
  connectTimer,
  freshNegotiation,
  networkChanged,
  otherLost,
  rejoin,
  searchOn,
  step,
  stopTimers,
  withOther,
} from './recovery.ts';

export function roomInfo(snapshot: RoomSnapshot, atMs: number): RoomInfo {
  const { self, other, status } = snapshot;
  return {
    self,
    other,
    sessionStatus: status,
    startsAtMs: Date.parse(snapshot.startsAt),
    clockOffsetMs: Date.parse(snapshot.serverNow) - atMs,
    shownQuestion: snapshot.shownQuestion,
  };
}

export function enterRoom(room: RoomInfo): Step {
  const inRoom: InRoom = {
    room,
    signalling: 'joined',
    isOutdated: false,
    negotiation: null,
    early: [],
    past: [],
  };
  if (!room.other.isPresent) {
    return { state: { status: 'waiting', reason: 'not_here', ...inRoom }, effects: [stopTimers] };
  }
  return step({ status: 'connecting', ...inRoom }, [stopTimers, connectTimer]);
}

export function inRoomStep(state: InRoomState, event: CallEvent): Step {
  switch (event.type) {
    case 'signalling:up':
      return step({ ...state, signalling: 'up' }, [rejoin(state)]);
    case 'signalling:down':
      return step({ ...state, signalling: 'down' });
    case 'seat:lost':
      // Several requests may be answered so; the first has the room joined again.
      return state.signalling === 'joined'
        ? step({ ...state, signalling: 'up' }, [rejoin(state)])
        : step(state);
    case 'joined':
      return rejoined({
        ...state,
        signalling: 'joined',
        isOutdated: false,
        room: newerRoom(state.room, event),
      });
    case 'other:joined':
      return otherJoined(state, event.participant);
    case 'other:changed':
      return step(withOther(state, { media: event.media }));
    case 'other:left':
      return event.reason === 'left' ? otherLeft(state) : otherLost(state);
    case 'session:changed':
      return step({ ...state, room: { ...state.room, sessionStatus: event.status } });
    case 'question:shown':
      return step({ ...state, room: { ...state.room, shownQuestion: event.text } });
    case 'network:changed':
      return networkChanged(state);
    case 'ice:changed':
      return state.status === 'connected' ? step(state) : freshNegotiation(state);
    case 'timer':
      return timerStep(state, event.timer);
    case 'negotiation:started':
    case 'signal:received':
    case 'peer:opened':
    case 'peer:signal':
    case 'peer:connected':
    case 'peer:disconnected':
    case 'peer:silent':
    case 'peer:heard':
    case 'peer:closed':
      return negotiationStep(state, event);
    default:
      return step(state);
  }
}

/** A snapshot without the other person says nothing about their devices: their page may just not have rejoined yet. */
function newerRoom(known: RoomInfo, { snapshot, atMs }: Extract<CallEvent, { type: 'joined' }>): RoomInfo {
  const room = roomInfo(snapshot, atMs);
  if (room.other.isPresent) return room;
  return { ...room, other: { ...room.other, media: known.other.media } };
}

function rejoined(state: InRoomState): Step {
  const { room, status, negotiation } = state;
  if (room.other.isPresent || negotiation?.link === 'up') return backInTouch(state);
  return status === 'waiting' ? step(state, [stopTimers]) : otherLost(state);
}

function otherJoined(state: InRoomState, participant: Participant): Step {
  return backInTouch(withOther(state, participant));
}

function otherLeft(state: InRoomState): Step {
  const gone = withOther(withoutNegotiation(state), { isPresent: false });
  return step({ ...gone, status: 'waiting', reason: 'left' }, [stopTimers, { type: 'closePeer' }]);
}

function timerStep(state: InRoomState, timer: TimerName): Step {
  switch (timer) {
    case 'rejoin':
      return step(state, state.signalling === 'up' ? [rejoin(state)] : []);
    case 'absence':
      return absenceOver(state);
    case 'path':
      return searchOn(state);
    case 'connect':
      return state.negotiation?.link === 'up' ? step(state) : freshNegotiation(state);
  }
}

function absenceOver(state: InRoomState): Step {
  if (state.room.other.isPresent || state.status !== 'reconnecting') return step(state);
  // Only the other side's signalling is lost. While media still flow, nothing is shown.
  if (state.negotiation?.link === 'up') return step({ ...state, status: 'connected' });
  return step({ ...withoutNegotiation(state), status: 'waiting', reason: 'lost' }, [{ type: 'closePeer' }]);
}
