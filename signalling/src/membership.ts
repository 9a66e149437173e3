import { AppError } from '@preproom/models/contract/errors';
import { isRoomOpen } from '@preproom/models/contract/sessionLife';
import type { SessionSide } from '@preproom/models/contract/sessions';
import type { Context, RoomSocket } from './context.ts';
import type { OccupiedRoom } from './roomDirectory.ts';
import { sideHeldBy } from './roomState.ts';

export interface Membership {
  room: OccupiedRoom;
  side: SessionSide;
}

/** The room in which this socket holds a place now. Throws `not_in_room`, or `room_not_open` once its time is over. */
export function requireMember({ rooms, clock }: Context, socket: RoomSocket): Membership {
  const room = rooms.find(socket.data.roomid);
  const side = room && sideHeldBy(room.state, socket.id);
  if (!room || !side) throw new AppError('not_in_room');
  if (!isRoomOpen(room, clock.now())) throw new AppError('room_not_open');
  return { room, side };
}

/** Runs a task in the order of the socket's room, if the socket is a member now and still is when its turn comes. */
export async function inOrderAsMember(
  context: Context,
  socket: RoomSocket,
  task: (membership: Membership) => Promise<void>,
): Promise<void> {
  const { room } = requireMember(context, socket);
  await context.inOrder(room.roomid, () => task(requireMember(context, socket)));
}
