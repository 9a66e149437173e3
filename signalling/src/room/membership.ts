import { AppError } from '@preproom/models/contract/http/errors';
import { isRoomOpen } from '@preproom/models/contract/sessions/sessionLife';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Context } from '../context.ts';
import type { RoomSocket } from '../sockets/sockets.ts';
import { applyActions, type OccupiedRoom, type RoomStep } from './roomDirectory.ts';
import { type RoomAction, sideHeldBy } from './roomState.ts';

export interface Membership {
  room: OccupiedRoom;
  side: SessionSide;
}

/** The room in which this socket holds a seat. Throws `not_in_room`, or `room_not_open` after the room's time. */
export async function requireMember(context: Context, socket: RoomSocket): Promise<Membership> {
  const { roomid } = socket.data;
  if (roomid === null) throw new AppError('not_in_room');
  return asMember(context, socket, await context.rooms.find(roomid));
}

/** Applies an action of this socket to its room. Throws as `requireMember` does. */
export async function changeAsMember(
  context: Context,
  socket: RoomSocket,
  action: RoomAction,
): Promise<void> {
  const { roomid } = socket.data;
  if (roomid === null) throw new AppError('not_in_room');
  const step: RoomStep = (room) => applyActions(asMember(context, socket, room).room, action);
  await context.rooms.change(roomid, step);
}

/** Queues a task with the other tasks of the socket's room. Membership is checked before queueing and again before it runs. */
export async function inOrderAsMember(
  context: Context,
  socket: RoomSocket,
  task: (membership: Membership) => Promise<void>,
): Promise<void> {
  const { room } = await requireMember(context, socket);
  await context.inOrder(room.roomid, async () => task(await requireMember(context, socket)));
}

/** The membership of this socket in the room as it is. Throws as `requireMember` does. */
export function asMember({ clock }: Context, socket: RoomSocket, room: OccupiedRoom | null): Membership {
  const side = room && sideHeldBy(room.state, socket.id);
  if (!room || !side) throw new AppError('not_in_room');
  if (!isRoomOpen(room, clock.now())) throw new AppError('room_not_open');
  return { room, side };
}
