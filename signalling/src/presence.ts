import type { RoomClosedReason } from '@preproom/models/contract/signalling';
import type { Session } from '@preproom/models/db/session.model';
import { applySessionEvent, noteRoomsPresent } from '@preproom/models/db/sessionChanges';
import type { Context, RoomSocket } from './context.ts';
import type { OccupiedRoom } from './roomDirectory.ts';
import { tellBoth } from './roomMessages.ts';
import { isEmpty, sideHeldBy } from './roomState.ts';

/** Takes this socket out of the room it is in, if any; the other side is told, and the record shows when. */
export function leaveRoom(context: Context, socket: RoomSocket, reason: 'left' | 'lost'): void {
  const room = context.rooms.find(socket.data.roomid);
  socket.data.roomid = null;
  if (!room || !sideHeldBy(room.state, socket.id)) return;
  context.deliver(context.rooms.change(room, { type: 'leave', socketId: socket.id, reason }));
  recordEvent(context, room.roomid, socket, 'left');
  if (!isEmpty(room.state)) return;
  const noted = noteRoomsPresent(context.database, [room.roomid], context.clock.now());
  context.inBackground('noting the last presence', noted);
}

/** Writes to the room's record, and to the log, who came, went or ended it. */
export function recordEvent(
  { database, clock, log, inBackground }: Context,
  roomid: string,
  socket: RoomSocket,
  kind: 'joined' | 'left' | 'ended',
): void {
  const { userId: by, loginId } = socket.data.actor;
  log.info({ roomid, loginId, socketId: socket.id }, kind);
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
  if (live) showStatus(context, room, live.status);
}

/** Tells the room's people when the session has moved on. Nothing becomes booked again: that would be old news. */
export function showStatus(context: Context, room: OccupiedRoom, status: OccupiedRoom['status']): void {
  if (room.status === status || status === 'booked') return;
  room.status = status;
  context.deliver(tellBoth(room.state, 'session:changed', { status }));
}

/** Tells whoever is in the room that it is over, and puts them out. */
export function closeRoom(context: Context, room: OccupiedRoom, reason: RoomClosedReason): void {
  context.deliver(context.rooms.change(room, { type: 'close', reason }));
}

/** The same for a room that is named from outside: after a join that is under way, so that nobody stays in it unseen. */
export async function closeRoomInOrder(
  context: Context,
  roomid: string,
  reason: RoomClosedReason,
): Promise<void> {
  await context.inOrder(roomid, async () => {
    const room = context.rooms.find(roomid);
    if (room) closeRoom(context, room, reason);
  });
}
