import type { ErrorCode } from '@preproom/models/contract/http/errors';
import { INITIATOR, type MediaState, type RoomClosedReason } from '@preproom/models/contract/room/signalling';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { EMPTY_ROOM, type Room, type Seat } from './room.ts';
import { messageTo, messageToBoth, otherSide, presentParticipant, type RoomMessage } from './roomMessages.ts';

/** `freshId` becomes the id of the next negotiation if the action starts one. */
export type RoomAction =
  | { type: 'join'; side: SessionSide; seat: Seat; takeOver: boolean; freshId: string }
  | { type: 'leave'; socketId: string; reason: 'left' | 'lost' }
  | { type: 'media'; socketId: string; media: MediaState }
  | { type: 'restart'; socketId: string; negotiationId: string; freshId: string }
  | { type: 'close'; reason: RoomClosedReason };

export interface Transition {
  room: Room;
  messages: RoomMessage[];
  /** Why the action was rejected; null when it was applied. */
  refused: Extract<ErrorCode, 'already_joined' | 'not_in_room'> | null;
}

/** Applies one action: returns the new room and the events to emit. Actions of sockets without a seat are refused. */
export function nextRoom(room: Room, action: RoomAction): Transition {
  if (action.type === 'join') return join(room, action);
  if (action.type === 'close')
    return accept(EMPTY_ROOM, messageToBoth(room, 'room:closed', { reason: action.reason }));
  const side = sideHeldBy(room, action.socketId);
  const seat = side && room[side];
  if (!side || !seat) return { room, messages: [], refused: 'not_in_room' };
  const other = room[otherSide(side)];
  switch (action.type) {
    case 'leave': {
      const payload = { _id: seat.person._id, reason: action.reason };
      return accept({ ...room, [side]: null }, messageTo(other, 'participant:left', payload));
    }
    case 'media': {
      const payload = { _id: seat.person._id, media: action.media };
      const changed = { ...room, [side]: { ...seat, media: action.media } };
      return accept(changed, messageTo(other, 'participant:changed', payload));
    }
    case 'restart':
      return restart(room, side, seat, action);
  }
}

export function sideHeldBy(room: Room, socketId: string): SessionSide | null {
  if (room.learner?.socketId === socketId) return 'learner';
  return room.mentor?.socketId === socketId ? 'mentor' : null;
}

/** The seat to which this side's signals of a negotiation go; null when it is not the current one, and they are dropped. */
export function receiverOf(room: Room, side: SessionSide, negotiationId: string): Seat | null {
  const [own, other] = [room[side], room[otherSide(side)]];
  return own?.negotiationId === negotiationId && other?.negotiationId === negotiationId ? other : null;
}

export function isEmpty(room: Room): boolean {
  return room.learner === null && room.mentor === null;
}

function accept(room: Room, messages: RoomMessage[] = []): Transition {
  return { room, messages, refused: null };
}

function join(room: Room, { side, seat, takeOver, freshId }: RoomAction & { type: 'join' }): Transition {
  const held = room[side];
  const isSameTab = held?.tabId === seat.tabId;
  if (held && !isSameTab && !takeOver) return { room, messages: [], refused: 'already_joined' };
  const isReplaced = held !== null && held.socketId !== seat.socketId;
  const paired = pair({ ...room, [side]: seat }, freshId);
  return accept(paired.room, [
    ...(isReplaced ? messageTo(held, 'room:replaced') : []),
    ...messageTo(room[otherSide(side)], 'participant:joined', presentParticipant(side, seat.person, seat)),
    ...paired.messages,
  ]);
}

/** Starts a negotiation when both are present, unless both already have the same live one. */
function pair(room: Room, freshId: string): Transition {
  const { learner, mentor } = room;
  if (!learner || !mentor) return accept(room);
  const isAgreed = learner.negotiationId !== null && learner.negotiationId === mentor.negotiationId;
  return isAgreed ? accept(room) : negotiate(learner, mentor, freshId);
}

function negotiate(learner: Seat, mentor: Seat, negotiationId: string): Transition {
  const room = { learner: { ...learner, negotiationId }, mentor: { ...mentor, negotiationId } };
  const messageToSide = (side: SessionSide) =>
    messageTo(room[side], 'negotiation:started', { negotiationId, isInitiator: side === INITIATOR });
  return accept(room, [...messageToSide('mentor'), ...messageToSide('learner')]);
}

/** Marks this side's peer connection as dead. A new negotiation starts at once, or when the other side returns. */
function restart(
  room: Room,
  side: SessionSide,
  own: Seat,
  action: RoomAction & { type: 'restart' },
): Transition {
  if (own.negotiationId !== action.negotiationId) return accept(room);
  return pair({ ...room, [side]: { ...own, negotiationId: null } }, action.freshId);
}
