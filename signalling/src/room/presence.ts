import type { RoomClosedReason } from '@preproom/models/contract/room/signalling';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { recordRoomPresence } from '@preproom/models/db/sessions/sessionChanges';
import { Types } from 'mongoose';
import type { Context } from '../context.ts';
import type { RoomSocket } from '../sockets/sockets.ts';
import type { Seat } from './room.ts';
import { applyActions, type OccupiedRoom } from './roomDirectory.ts';
import { messageToBoth } from './roomMessages.ts';
import { isEmpty, sideHeldBy } from './roomState.ts';
import { moveSession } from './sessionMoves.ts';

/** Who holds a seat. `loginId` is missing for a socket of another process. */
export interface SeatHolder {
  userId: string;
  socketId: string;
  loginId?: string;
}

export function holderOf({ id, data: { actor } }: RoomSocket): SeatHolder {
  return { userId: actor.userId, socketId: id, loginId: actor.loginId };
}

/** Releases the seat of this socket, if it has one. The other side is notified and the time is recorded. */
export async function leaveRoom(
  context: Context,
  socket: RoomSocket,
  reason: 'left' | 'lost',
): Promise<void> {
  const { roomid } = socket.data;
  socket.data.roomid = null;
  if (roomid !== null) await releaseSeat(context, roomid, holderOf(socket), reason);
}

/** Releases a seat that this holder still has. */
export async function releaseSeat(
  context: Context,
  roomid: string,
  holder: SeatHolder,
  reason: 'left' | 'lost',
): Promise<void> {
  const { socketId } = holder;
  const left = await context.rooms.change(roomid, (room) => {
    if (!room || !sideHeldBy(room.state, socketId)) return null;
    return applyActions(room, { type: 'leave', socketId, reason });
  });
  if (!left) return;
  recordEvent(context, roomid, holder, 'left');
  if (!isEmpty(left.room.state)) return;
  const noted = recordRoomPresence(context.database, [roomid], context.clock.now());
  context.inBackground('noting the last presence', noted);
}

/** The seats whose socket is gone, because it disconnected from this process or because its process died. */
export async function findDeadSeats({ processes, isConnected }: Context, seats: Seat[]): Promise<Seat[]> {
  const alive = await processes.aliveOf(seats.map(({ processId }) => processId));
  return seats.filter(({ processId, socketId }) =>
    processId === processes.ownId ? !isConnected(socketId) : !alive.has(processId),
  );
}

/** Records in the database and the log who joined, left or ended the room. */
export function recordEvent(
  { clock, log, lateWrites }: Context,
  roomid: string,
  holder: SeatHolder,
  kind: 'joined' | 'left' | 'ended',
): void {
  log.info({ roomid, ...holder }, kind);
  lateWrites.recordEvent({ roomid, kind, by: new Types.ObjectId(holder.userId), at: new Date(clock.now()) });
}

/** Sets a booked session to live once both sides are in the room, and notifies them. */
export async function goLiveWhenBothPresent(
  context: Context,
  room: OccupiedRoom,
  session: Session,
): Promise<void> {
  if (session.status !== 'booked' || !room.state.learner || !room.state.mentor) return;
  const live = await moveSession(context, session, 'both_present');
  if (live) await publishStatus(context, room.roomid, live.status);
}

/** Emits a changed session status to the room. `booked` is ignored: no status returns to it, so it is stale. */
export async function publishStatus(
  context: Context,
  roomid: string,
  status: OccupiedRoom['status'],
): Promise<void> {
  if (status === 'booked') return;
  await context.rooms.change(roomid, (room) => {
    if (!room || room.status === status) return null;
    return { room: { ...room, status }, messages: messageToBoth(room.state, 'session:changed', { status }) };
  });
}

/** Emits `room:closed` to both sides and empties the room. */
export async function closeRoom(context: Context, roomid: string, reason: RoomClosedReason): Promise<void> {
  await context.rooms.change(roomid, (room) => room && applyActions(room, { type: 'close', reason }));
}

/** As `closeRoom`, but queued behind a join in progress, so that the joining person is removed as well. */
export async function closeRoomInOrder(
  context: Context,
  roomid: string,
  reason: RoomClosedReason,
): Promise<void> {
  await context.inOrder(roomid, () => closeRoom(context, roomid, reason));
}
