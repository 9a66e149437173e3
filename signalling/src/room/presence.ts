import type { RoomClosedReason } from '@preproom/models/contract/room/signalling';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent, noteRoomsPresent } from '@preproom/models/db/sessions/sessionChanges';
import type { Context } from '../context.ts';
import type { RoomSocket } from '../sockets/sockets.ts';
import type { Place } from './room.ts';
import { moveOn, type OccupiedRoom } from './roomDirectory.ts';
import { tellBoth } from './roomMessages.ts';
import { isEmpty, sideHeldBy } from './roomState.ts';

/** Whose place it is, by which socket and login; another process' socket has no login that is known here. */
export interface PlaceHolder {
  userId: string;
  socketId: string;
  loginId?: string;
}

export function holderOf({ id, data: { actor } }: RoomSocket): PlaceHolder {
  return { userId: actor.userId, socketId: id, loginId: actor.loginId };
}

/** Takes this socket out of the room it is in, if any; the other side is told, and the record shows when. */
export async function leaveRoom(
  context: Context,
  socket: RoomSocket,
  reason: 'left' | 'lost',
): Promise<void> {
  const { roomid } = socket.data;
  socket.data.roomid = null;
  if (roomid !== null) await givePlaceUp(context, roomid, holderOf(socket), reason);
}

/** Empties a place, if it is still held. */
export async function givePlaceUp(
  context: Context,
  roomid: string,
  holder: PlaceHolder,
  reason: 'left' | 'lost',
): Promise<void> {
  const { socketId } = holder;
  const left = await context.rooms.change(roomid, (room) => {
    if (!room || !sideHeldBy(room.state, socketId)) return null;
    return moveOn(room, { type: 'leave', socketId, reason });
  });
  if (!left) return;
  recordEvent(context, roomid, holder, 'left');
  if (!isEmpty(left.room.state)) return;
  const noted = noteRoomsPresent(context.database, [roomid], context.clock.now());
  context.inBackground('noting the last presence', noted);
}

/** Those of these places whose sockets are no more: here, or with the process that had them. */
export async function gonePlaces({ processes, isConnected }: Context, places: Place[]): Promise<Place[]> {
  const alive = await processes.aliveOf(places.map(({ processId }) => processId));
  return places.filter(({ processId, socketId }) =>
    processId === processes.ownId ? !isConnected(socketId) : !alive.has(processId),
  );
}

/** Writes to the room's record, and to the log, who came, went or ended it. */
export function recordEvent(
  { database, clock, log, inBackground }: Context,
  roomid: string,
  holder: PlaceHolder,
  kind: 'joined' | 'left' | 'ended',
): void {
  log.info({ roomid, ...holder }, kind);
  const by = holder.userId;
  inBackground(
    'recording a room event',
    database.roomEvents.create({ roomid, kind, by, at: new Date(clock.now()) }),
  );
}

/** Both sides are in the room: a booked session goes live, and the room is told. */
export async function goLiveWhenBothAreIn(
  context: Context,
  room: OccupiedRoom,
  session: Session,
): Promise<void> {
  if (session.status !== 'booked' || !room.state.learner || !room.state.mentor) return;
  const live = await applySessionEvent(context.database, session, 'both_present', context.clock.now());
  if (live) await showStatus(context, room.roomid, live.status);
}

/** Tells the room's people when the session has moved on. Nothing becomes booked again: that would be old news. */
export async function showStatus(
  context: Context,
  roomid: string,
  status: OccupiedRoom['status'],
): Promise<void> {
  if (status === 'booked') return;
  await context.rooms.change(roomid, (room) => {
    if (!room || room.status === status) return null;
    return { room: { ...room, status }, messages: tellBoth(room.state, 'session:changed', { status }) };
  });
}

/** Tells whoever is in the room that it is over, and puts them out. */
export async function closeRoom(context: Context, roomid: string, reason: RoomClosedReason): Promise<void> {
  await context.rooms.change(roomid, (room) => room && moveOn(room, { type: 'close', reason }));
}

/** The same for a room that is named from outside: after a join that is under way, so that nobody stays in it unseen. */
export async function closeRoomInOrder(
  context: Context,
  roomid: string,
  reason: RoomClosedReason,
): Promise<void> {
  await context.inOrder(roomid, () => closeRoom(context, roomid, reason));
}
