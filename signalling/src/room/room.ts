import type { KnownPerson, SessionSide } from '@preproom/models/contract/room/sessions';
import type { MediaState } from '@preproom/models/contract/room/signalling';

/** One side's place in the room while a socket holds it. */
export interface Place {
  person: KnownPerson;
  /** The process that has the socket. */
  processId: string;
  socketId: string;
  tabId: string;
  media: MediaState;
  /** The negotiation whose peer connection this side has or makes; null when it has none. */
  negotiationId: string | null;
}

/** Who is in a room. While both are, they have the same negotiation. */
export type Room = Readonly<Record<SessionSide, Place | null>>;

export const EMPTY_ROOM: Room = { learner: null, mentor: null };
