import type { MediaState } from '@preproom/models/contract/room/signalling';
import type { KnownPerson, SessionSide } from '@preproom/models/contract/sessions/sessions';

/** One side's seat in the room, held by a socket. */
export interface Seat {
  person: KnownPerson;
  /** The process to which the socket is connected. */
  processId: string;
  socketId: string;
  tabId: string;
  media: MediaState;
  /** The negotiation of this side's peer connection, live or being set up; null when it has none. */
  negotiationId: string | null;
}

/** Who is in a room. When both are, both seats have the same negotiation. */
export type Room = Readonly<Record<SessionSide, Seat | null>>;

export const EMPTY_ROOM: Room = { learner: null, mentor: null };
