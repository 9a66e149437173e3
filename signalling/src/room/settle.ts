import { LIVE_LIMIT_MS } from '@preproom/models/contract/room/meetingTime';
import { SESSION_SIDES } from '@preproom/models/contract/room/sessions';
import type { RoomClosedReason } from '@preproom/models/contract/room/signalling';
import { chunk } from '@preproom/models/db/chunk';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { isSessionRoomOpen, sideOf } from '@preproom/models/db/sessions/sessionChanges';
import type { Context } from '../context.ts';
import type { RoomSocket, SignallingIo } from '../sockets/sockets.ts';
import { closeRoom, givePlaceUp, goLiveWhenBothAreIn, gonePlaces, showStatus } from './presence.ts';
import type { OccupiedRoom } from './roomDirectory.ts';
import { sideHeldBy } from './roomState.ts';

/** Brings this process' rooms in line with who is there and with what is stored, whoever changed it. */
export async function settleRooms(context: Context, io: SignallingIo): Promise<void> {
  // Before the rooms are read, so that whoever is among them has had a place.
  const joined = [...io.sockets.sockets.values()].filter(({ data }) => data.roomid !== null);
  await emptyGonePlaces(context);
  const rooms = new Map((await context.rooms.ofThisProcess()).map((room) => [room.roomid, room]));
  const placeless = Map.groupBy(
    joined.filter(({ id, data }) => !holdsPlace(rooms.get(data.roomid ?? ''), id)),
    ({ data }) => data.roomid ?? '',
  );
  const roomids = [...new Set([...rooms.keys(), ...placeless.keys()])];
  // Of live rooms with everybody in place only those are read whose sessions are not live any more.
  const isCalm = (roomid: string) => rooms.get(roomid)?.status === 'live' && !placeless.has(roomid);
  const { calm = [], others = [] } = Object.groupBy(roomids, (id) => (isCalm(id) ? 'calm' : 'others'));
  const questions = [
    ...chunk(calm).map((part) => ({ roomid: { $in: part }, status: { $ne: 'live' as const } })),
    ...chunk(others).map((part) => ({ roomid: { $in: part } })),
  ];
  for (const question of questions) {
    for (const session of await context.database.sessions.find(question).lean<Session[]>()) {
      const room = rooms.get(session.roomid);
      for (const socket of placeless.get(session.roomid) ?? [])
        await settlePlaceless(context, socket, session);
      if (room) await settleRoom(context, room, session);
    }
  }
}

function holdsPlace(room: OccupiedRoom | null | undefined, socketId: string): boolean {
  return Boolean(room && sideHeldBy(room.state, socketId));
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
async function settlePlaceless(context: Context, socket: RoomSocket, session: Session): Promise<void> {
  const room = await context.rooms.find(session.roomid);
  // It may have come back or gone elsewhere since the round began.
  if (socket.data.roomid !== session.roomid || holdsPlace(room, socket.id)) return;
  socket.data.roomid = null;
  const side = sideOf(session, socket.data.actor.userId);
  const isTaken = side !== null && Boolean(room?.state[side]);
  if (!isTaken && isSessionRoomOpen(session, context.clock.now())) socket.conn.close();
}

async function settleRoom(context: Context, room: OccupiedRoom, session: Session): Promise<void> {
  const { roomid } = room;
  if (session.status === 'booked' || session.status === 'live') {
    await showStatus(context, roomid, session.status);
    await goLiveWhenBothAreIn(context, room, session);
  } else await closeRoom(context, roomid, closedReason(session, context.clock.now()));
}

/** Why a room is closed whose session is over, when nobody in it pressed "End interview" here. */
export function closedReason(
  { status, endReason, startsAt }: Pick<Session, 'status' | 'endReason' | 'startsAt'>,
  nowMs: number,
): RoomClosedReason {
  if (endReason !== 'time') return 'ended';
  const isCutShort = status === 'done' && nowMs < startsAt.getTime() + LIVE_LIMIT_MS;
  return isCutShort ? 'nobody_left' : 'time_over';
}
