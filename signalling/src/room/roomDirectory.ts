import { AppError } from '@preproom/models/contract/http/errors';
import type { SessionStatus } from '@preproom/models/contract/room/sessionLife';
import { EMPTY_ROOM, type Room } from './room.ts';
import type { RoomMessage } from './roomMessages.ts';
import { isEmpty, nextRoom, type RoomEvent } from './roomState.ts';

/** A room with somebody in it, and what is remembered of its session so that a relayed event needs no database. */
export interface OccupiedRoom {
  readonly roomid: string;
  readonly startsAtMs: number;
  readonly status: SessionStatus;
  readonly state: Room;
  /** The newest chat message's time; the next one is later. */
  readonly lastChatAtMs: number;
  /** The newest chat messages that the other side was told: one that is sent again is not told again. */
  readonly toldChat: readonly string[];
}

/** The new state of a room, and the events to emit with it. */
export interface RoomChange {
  room: OccupiedRoom;
  messages: RoomMessage[];
}

/**
 * Says what becomes of a room (null: nobody is in it); null leaves it as it is. May run several times, on newer and newer states,
 * and must do nothing that cannot be done twice.
 */
export type RoomStep = (room: OccupiedRoom | null) => RoomChange | null | Promise<RoomChange | null>;

/** The rooms that have people in them; a room is forgotten when the last one is out. */
export interface RoomDirectory {
  /** The room as it is now. */
  find(roomid: string): Promise<OccupiedRoom | null>;
  /** The rooms in which sockets of this process were given places; some may have been lost since. */
  ofThisProcess(): Promise<OccupiedRoom[]>;
  /**
   * Moves a room on, in one go: what the step saw is what its change replaces, or it runs again. `onSaved` runs once, right
   * after. Returns the change, null when the step made none.
   */
  change(roomid: string, step: RoomStep, onSaved?: (room: OccupiedRoom) => void): Promise<RoomChange | null>;
}

export function emptyRoom(session: Omit<OccupiedRoom, 'state' | 'toldChat'>): OccupiedRoom {
  return { ...session, state: EMPTY_ROOM, toldChat: [] };
}

/** What follows from events, one after the other. Throws the refusal of `nextRoom`. */
export function moveOn(room: OccupiedRoom, ...events: RoomEvent[]): RoomChange {
  let { state } = room;
  const told: RoomMessage[] = [];
  for (const event of events) {
    const { room: next, messages, refused } = nextRoom(state, event);
    if (refused) throw new AppError(refused);
    state = next;
    told.push(...messages);
  }
  return { room: { ...room, state }, messages: told };
}

/** The rooms of one process that serves alone, in its memory. `tell` is called after `onSaved`. */
export function createRoomDirectory(tell: (messages: RoomMessage[]) => void): RoomDirectory {
  const rooms = new Map<string, OccupiedRoom>();
  const now = (roomid: string) => rooms.get(roomid) ?? null;
  return {
    find: async (roomid) => now(roomid),
    ofThisProcess: async () => [...rooms.values()],
    async change(roomid, step, onSaved) {
      for (;;) {
        const before = now(roomid);
        const change = await step(before);
        if (!change) return null;
        if (now(roomid) !== before) continue;
        if (isEmpty(change.room.state)) rooms.delete(roomid);
        else rooms.set(roomid, change.room);
        onSaved?.(change.room);
        tell(change.messages);
        return change;
      }
    },
  };
}
