import type {
  MediaState,
  Participant,
  ServerEventName,
  ServerToClientEvents,
} from '@preproom/models/contract/room/signalling';
import type { KnownPerson, SessionSide } from '@preproom/models/contract/sessions/sessions';
import { SESSION_SIDES } from '@preproom/models/contract/sessions/sides';
import type { Room, Seat } from './room.ts';

/** An event addressed to one socket, `to`, of the process `at`. */
export type RoomMessage = {
  [E in ServerEventName]: { to: string; at: string; event: E; args: Parameters<ServerToClientEvents[E]> };
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

/** An event addressed to the seat's socket; empty when the seat is free. */
export function messageTo<E extends ServerEventName>(
  seat: Seat | null,
  event: E,
  ...args: Parameters<ServerToClientEvents[E]>
): RoomMessage[] {
  return seat ? [{ to: seat.socketId, at: seat.processId, event, args } as RoomMessage] : [];
}

export function messageToBoth<E extends ServerEventName>(
  room: Room,
  event: E,
  ...args: Parameters<ServerToClientEvents[E]>
): RoomMessage[] {
  return SESSION_SIDES.flatMap((side) => messageTo(room[side], event, ...args));
}

/** One side of a room as the contract shows it; `seat` is null while that person is absent. */
export function presentParticipant(side: SessionSide, person: KnownPerson, seat: Seat | null): Participant {
  return { ...person, side, isPresent: seat !== null, media: seat?.media ?? NO_MEDIA };
}
