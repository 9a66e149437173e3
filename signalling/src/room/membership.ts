import { AppError } from '@preproom/models/contract/http/errors';
import { isRoomOpen } from '@preproom/models/contract/room/sessionLife';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import type { Context } from '../context.ts';
import type { RoomSocket } from '../sockets/sockets.ts';
import { moveOn, type OccupiedRoom, type RoomStep } from './roomDirectory.ts';
import { type RoomEvent, sideHeldBy } from './roomState.ts';

export interface Membership {
  room: OccupiedRoom;
  side: SessionSide;
}

/** The room in which this socket holds a place now. Throws `not_in_room`, or `room_not_open` once its time is over. */
export async function requireMember(context: Context, socket: RoomSocket): Promise<Membership> {
  const { roomid } = socket.data;
  if (roomid === null) throw new AppError('not_in_room');
  return asMember(context, socket, await context.rooms.find(roomid));
}

/** Moves the socket's room on by an event of its own. Throws as `requireMember` does. */
export async function changeAsMember(context: Context, socket: RoomSocket, event: RoomEvent): Promise<void> {
  const { roomid } = socket.data;
  if (roomid === null) throw new AppError('not_in_room');
  const step: RoomStep = (room) => moveOn(asMember(context, socket, room).room, event);
  await context.rooms.change(roomid, step);
}

/** Runs a task in the order of the socket's room, if the socket is a member now and still is when its turn comes. */
export async function inOrderAsMember(
  context: Context,
  socket: RoomSocket,
  task: (membership: Membership) => Promise<void>,
): Promise<void> {
  const { room } = await requireMember(context, socket);
  await context.inOrder(room.roomid, async () => task(await requireMember(context, socket)));
}

function asMember({ clock }: Context, socket: RoomSocket, room: OccupiedRoom | null): Membership {
  const side = room && sideHeldBy(room.state, socket.id);
  if (!room || !side) throw new AppError('not_in_room');
  if (!isRoomOpen(room, clock.now())) throw new AppError('room_not_open');
  return { room, side };
}
