import type { ErrorCode } from '@preproom/models/contract/http/errors';
import { SESSION_SIDES, type SessionSide } from '@preproom/models/contract/room/sessions';
import {
  INITIATOR,
  type MediaState,
  type NegotiationSignal,
  type RoomClosedReason,
} from '@preproom/models/contract/room/signalling';
import { EMPTY_ROOM, type Place, type Room } from './room.ts';
import { otherSide, presentParticipant, type RoomMessage, tell, tellBoth } from './roomMessages.ts';

/** `freshId` is the id of the next negotiation, should one have to start. */
export type RoomEvent =
  | { type: 'join'; side: SessionSide; place: Place; takeOver: boolean; freshId: string }
  | { type: 'leave'; socketId: string; reason: 'left' | 'lost' }
  | { type: 'media'; socketId: string; media: MediaState }
  | ({ type: 'signal'; socketId: string } & NegotiationSignal)
  | { type: 'restart'; socketId: string; negotiationId: string; freshId: string }
  | { type: 'close'; reason: RoomClosedReason };

export interface Transition {
  room: Room;
  messages: RoomMessage[];
  /** Why nothing was done; null when the event was accepted. */
  refused: Extract<ErrorCode, 'already_joined' | 'not_in_room'> | null;
}

/** What follows from an event: the room after it and who is told what. Events of sockets that hold no place are refused. */
export function nextRoom(room: Room, event: RoomEvent): Transition {
  if (event.type === 'join') return join(room, event);
  if (event.type === 'close')
    return accept(EMPTY_ROOM, tellBoth(room, 'room:closed', { reason: event.reason }));
  const side = sideHeldBy(room, event.socketId);
  const place = side && room[side];
  if (!side || !place) return { room, messages: [], refused: 'not_in_room' };
  const other = room[otherSide(side)];
  switch (event.type) {
    case 'leave': {
      const payload = { _id: place.person._id, reason: event.reason };
      return accept({ ...room, [side]: null }, tell(other, 'participant:left', payload));
    }
    case 'media': {
      const payload = { _id: place.person._id, media: event.media };
      const changed = { ...room, [side]: { ...place, media: event.media } };
      return accept(changed, tell(other, 'participant:changed', payload));
    }
    case 'signal':
      return relay(room, place, other, event);
    case 'restart':
      return restart(room, side, place, event);
  }
}

export function sideHeldBy(room: Room, socketId: string): SessionSide | null {
  return SESSION_SIDES.find((side) => room[side]?.socketId === socketId) ?? null;
}

export function isEmpty(room: Room): boolean {
  return room.learner === null && room.mentor === null;
}

function accept(room: Room, messages: RoomMessage[] = []): Transition {
  return { room, messages, refused: null };
}

function join(room: Room, { side, place, takeOver, freshId }: RoomEvent & { type: 'join' }): Transition {
  const held = room[side];
  const isSameTab = held?.tabId === place.tabId;
  if (held && !isSameTab && !takeOver) return { room, messages: [], refused: 'already_joined' };
  const isReplaced = held !== null && held.socketId !== place.socketId;
  const paired = pair({ ...room, [side]: place }, freshId);
  return accept(paired.room, [
    ...(isReplaced ? tell(held, 'room:replaced') : []),
    ...tell(room[otherSide(side)], 'participant:joined', presentParticipant(side, place.person, place)),
    ...paired.messages,
  ]);
}

/** Both came back with the same live negotiation: the media are left alone. Otherwise the next negotiation starts. */
function pair(room: Room, freshId: string): Transition {
  const { learner, mentor } = room;
  if (!learner || !mentor) return accept(room);
  const isAgreed = learner.negotiationId !== null && learner.negotiationId === mentor.negotiationId;
  return isAgreed ? accept(room) : negotiate(learner, mentor, freshId);
}

function negotiate(learner: Place, mentor: Place, negotiationId: string): Transition {
  const room = { learner: { ...learner, negotiationId }, mentor: { ...mentor, negotiationId } };
  const tellOf = (side: SessionSide) =>
    tell(room[side], 'negotiation:started', { negotiationId, isInitiator: side === INITIATOR });
  return accept(room, [...tellOf('mentor'), ...tellOf('learner')]);
}

/** A signal of any negotiation but the current one of both is late and reaches nobody. */
function relay(
  room: Room,
  own: Place,
  other: Place | null,
  event: RoomEvent & { type: 'signal' },
): Transition {
  const { negotiationId, signal } = event;
  const isCurrent = own.negotiationId === negotiationId && other?.negotiationId === negotiationId;
  return accept(room, isCurrent ? tell(other, 'signal:received', { negotiationId, signal }) : []);
}

/** Alone, it only says that the connection here is dead, so that the other side's return starts a new negotiation. */
function restart(
  room: Room,
  side: SessionSide,
  own: Place,
  event: RoomEvent & { type: 'restart' },
): Transition {
  if (own.negotiationId !== event.negotiationId) return accept(room);
  return pair({ ...room, [side]: { ...own, negotiationId: null } }, event.freshId);
}
