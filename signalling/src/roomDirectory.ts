import { AppError } from '@preproom/models/contract/errors';
import type { SessionStatus } from '@preproom/models/contract/sessionLife';
import type { RoomMessage } from './roomMessages.ts';
import { EMPTY_ROOM, isEmpty, nextRoom, type Room, type RoomEvent } from './roomState.ts';

/** A room with somebody in it, and what is remembered of its session so that a relayed event needs no database. */
export interface OccupiedRoom {
  readonly roomid: string;
  readonly startsAtMs: number;
  status: SessionStatus;
  state: Room;
  /** The newest chat message's time; the next one is later. */
  lastChatAtMs: number;
  /** Chat messages whose storing ended in a fault: stored or not, the other side has not been told. */
  untoldChat: Set<string>;
}

export type RoomFacts = Pick<OccupiedRoom, 'roomid' | 'startsAtMs' | 'status' | 'lastChatAtMs'>;

/** The rooms that this process has people in; a room is forgotten when the last one is out. */
export interface RoomDirectory {
  find(roomid: string | null): OccupiedRoom | undefined;
  findOrMake(facts: RoomFacts): OccupiedRoom;
  all(): OccupiedRoom[];
  /** Moves a room on and returns what is to be told. Throws the refusal of `nextRoom`. */
  change(room: OccupiedRoom, event: RoomEvent): RoomMessage[];
}

export function createRoomDirectory(): RoomDirectory {
  const rooms = new Map<string, OccupiedRoom>();
  return {
    find: (roomid) => (roomid === null ? undefined : rooms.get(roomid)),
    findOrMake: (facts) =>
      rooms.get(facts.roomid) ?? { ...facts, state: EMPTY_ROOM, untoldChat: new Set<string>() },
    all: () => [...rooms.values()],
    change(room, event) {
      const { room: state, messages, refused } = nextRoom(room.state, event);
      if (refused) throw new AppError(refused);
      room.state = state;
      if (isEmpty(state)) rooms.delete(room.roomid);
      else rooms.set(room.roomid, room);
      return messages;
    },
  };
}
