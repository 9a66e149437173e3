import { AppError } from '@preproom/models/contract/http/errors';
import type { SessionStatus } from '@preproom/models/contract/sessions/sessionLife';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { EMPTY_ROOM, type Room } from './room.ts';
import type { RoomMessage } from './roomMessages.ts';
import { isEmpty, nextRoom, type RoomAction } from './roomState.ts';

/** A room with at least one person in it. Caches what relaying needs of the session, to avoid a database read per event. */
export interface OccupiedRoom {
  readonly roomid: string;
  readonly startsAtMs: number;
  readonly status: SessionStatus;
  readonly state: Room;
  /** Time of each side's newest chat message; that side's next one gets a later time. */
  readonly lastChatAtMs: Readonly<Record<SessionSide, number>>;
  /** What the mentor shows on the learner's screen. */
  readonly shownQuestion: string | null;
  /** Ids of the newest chat messages that were emitted, so that a resent one is not emitted twice. */
  readonly sentChatIds: readonly string[];
}

/** The new state of a room, and the events to emit with it. */
export interface RoomChange {
  room: OccupiedRoom;
  messages: RoomMessage[];
}

/**
 * Computes a room's change from its current state (null: the room is empty). Returns null for no change. It may run several times,
 * on newer states, so it must be idempotent.
 */
export type RoomStep = (room: OccupiedRoom | null) => RoomChange | null | Promise<RoomChange | null>;

/** The occupied rooms. A room is deleted when its last person leaves. */
export interface RoomDirectory {
  /** The current state of the room; null when it is empty. At once where rooms are in memory. */
  find(roomid: string): OccupiedRoom | null | Promise<OccupiedRoom | null>;
  /** Rooms in which sockets of this process took seats. A seat may have been lost since. */
  ofThisProcess(): Promise<OccupiedRoom[]>;
  /**
   * Changes a room by compare-and-set: if the room changed while the step ran, the step runs again. `onSaved` runs once, right
   * after the change is stored. Returns the change, or null when the step made none.
   */
  change(roomid: string, step: RoomStep, onSaved?: (room: OccupiedRoom) => void): Promise<RoomChange | null>;
}

export function emptyRoom(session: Omit<OccupiedRoom, 'state' | 'sentChatIds'>): OccupiedRoom {
  return { ...session, state: EMPTY_ROOM, sentChatIds: [] };
}

/** Applies actions in order and collects the events to emit. Throws the refusal of `nextRoom`. */
export function applyActions(room: OccupiedRoom, ...actions: RoomAction[]): RoomChange {
  let { state } = room;
  const emitted: RoomMessage[] = [];
  for (const action of actions) {
    const { room: next, messages, refused } = nextRoom(state, action);
    if (refused) throw new AppError(refused);
    state = next;
    emitted.push(...messages);
  }
  return { room: { ...room, state }, messages: emitted };
}

/** Rooms in the memory of a single process. `emit` is called after `onSaved`. */
export function createRoomDirectory(emit: (messages: RoomMessage[]) => void): RoomDirectory {
  const rooms = new Map<string, OccupiedRoom>();
  const now = (roomid: string) => rooms.get(roomid) ?? null;
  return {
    find: now,
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
        emit(change.messages);
        return change;
      }
    },
  };
}
