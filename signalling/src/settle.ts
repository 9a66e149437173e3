import { BOTH_LEFT_GRACE_MS, LIVE_LIMIT_MS } from '@preproom/models/contract/meetingTime';
import { SESSION_SIDES } from '@preproom/models/contract/sessions';
import type { RoomClosedReason } from '@preproom/models/contract/signalling';
import type { Session } from '@preproom/models/db/session.model';
import { isSessionRoomOpen, sideOf } from '@preproom/models/db/sessionChanges';
import type { Context, RoomSocket, SignallingIo } from './context.ts';
import { closeRoom, givePlaceUp, goLiveWhenBothAreIn, gonePlaces, showStatus } from './presence.ts';
import type { OccupiedRoom } from './roomDirectory.ts';
import { sideHeldBy } from './roomState.ts';

/** Brings this process' rooms in line with who is there and with what is stored, whoever changed it. */
export async function settleRooms(context: Context, io: SignallingIo): Promise<void> {
  // Before the rooms are read, so that whoever is among them has had a place.
  const joined = [...io.sockets.sockets.values()].filter(({ data }) => data.roomid !== null);
  await emptyGonePlaces(context);
  const rooms = new Map((await context.rooms.ofThisProcess()).map((room) => [room.roomid, room]));
  const roomids = [...new Set([...rooms.keys(), ...joined.map(({ data }) => data.roomid)])];
  if (roomids.length === 0) return;
  const sessions = await context.database.sessions.find({ roomid: { $in: roomids } }).lean<Session[]>();
  for (const session of sessions) {
    const room = rooms.get(session.roomid) ?? null;
    for (const socket of joined)
      if (socket.data.roomid === session.roomid) settleSocket(socket, room, session, context.clock.now());
    if (room) await settleRoom(context, room, session);
  }
}

async function emptyGonePlaces(context: Context): Promise<void> {
  const held = (await context.rooms.ofThisProcess()).flatMap(({ roomid, state }) =>
    SESSION_SIDES.flatMap((side) => (state[side] ? [{ roomid, place: state[side] }] : [])),
  );
  const gone = new Set(
    await gonePlaces(
      context,
      held.map(({ place }) => place),
    ),
  );
  for (const { roomid, place } of held.filter(({ place }) => gone.has(place))) {
    const holder = { userId: place.person._id, socketId: place.socketId };
    await givePlaceUp(context, roomid, holder, 'lost');
  }
}

/**
 * A socket that has joined but holds no place was put out while another process told it so, or its place was lost: with Redis'
 * memory, or because this process was taken for dead. Then it is cut as a network would cut it; the page comes back and joins anew.
 */
function settleSocket(socket: RoomSocket, room: OccupiedRoom | null, session: Session, nowMs: number): void {
  if (room && sideHeldBy(room.state, socket.id)) return;
  socket.data.roomid = null;
  const side = sideOf(session, socket.data.actor.userId);
  const isTaken = side !== null && Boolean(room?.state[side]);
  if (!isTaken && isSessionRoomOpen(session, nowMs)) socket.conn.close();
}

async function settleRoom(context: Context, room: OccupiedRoom, session: Session): Promise<void> {
  const { roomid } = room;
  if (session.status === 'booked' || session.status === 'live') {
    await showStatus(context, roomid, session.status);
    await goLiveWhenBothAreIn(context, room, session);
  } else await closeRoom(context, roomid, closedReason(session, context.clock.now()));
}

/** Why a room with this session is closed, when nobody in it pressed "End interview" here. */
export function closedReason(
  { status, startsAt, lastPresenceAt }: Pick<Session, 'status' | 'startsAt' | 'lastPresenceAt'>,
  nowMs: number,
): RoomClosedReason {
  if (status === 'cancelled') return 'ended';
  if (status !== 'done' || nowMs >= startsAt.getTime() + LIVE_LIMIT_MS) return 'time_over';
  const isLongEmpty = lastPresenceAt !== null && nowMs - lastPresenceAt.getTime() >= BOTH_LEFT_GRACE_MS;
  return isLongEmpty ? 'nobody_left' : 'ended';
}
