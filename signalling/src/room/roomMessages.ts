import { type KnownPerson, SESSION_SIDES, type SessionSide } from '@preproom/models/contract/room/sessions';
import type {
  MediaState,
  Participant,
  ServerEventName,
  ServerToClientEvents,
} from '@preproom/models/contract/room/signalling';
import type { Place, Room } from './room.ts';

/** An event addressed to one socket. */
export type RoomMessage = {
  [E in ServerEventName]: { to: string; event: E; args: Parameters<ServerToClientEvents[E]> };
}[ServerEventName];

export const NO_MEDIA: MediaState = {
  microphone: false,
  camera: false,
  screen: false,
  isInterrupted: false,
  sending: 'full',
  dataSaver: 'off',
};

export function otherSide(side: SessionSide): SessionSide {
  return side === 'learner' ? 'mentor' : 'learner';
}

/** One message, or none when nobody holds the place. */
export function tell<E extends ServerEventName>(
  place: Place | null,
  event: E,
  ...args: Parameters<ServerToClientEvents[E]>
): RoomMessage[] {
  return place ? [{ to: place.socketId, event, args } as RoomMessage] : [];
}

export function tellBoth<E extends ServerEventName>(
  room: Room,
  event: E,
  ...args: Parameters<ServerToClientEvents[E]>
): RoomMessage[] {
  return SESSION_SIDES.flatMap((side) => tell(room[side], event, ...args));
}

/** One side of a room as people see it; `place` is null while that person is not there. */
export function presentParticipant(side: SessionSide, person: KnownPerson, place: Place | null): Participant {
  return { ...person, side, isPresent: place !== null, media: place?.media ?? NO_MEDIA };
}
