import type { RoomClosedReason } from '@preproom/models/contract/room/signalling';
import { LIVE_LIMIT_MS } from '@preproom/models/contract/sessions/meetingTime';
import { SESSION_SIDES } from '@preproom/models/contract/sessions/sides';
import { spacedChunks } from '@preproom/models/db/chunk';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { isSessionRoomOpen, sideOf } from '@preproom/models/db/sessions/sessionChanges';
import type { QueryFilter } from 'mongoose';
import type { Context } from '../context.ts';
import { disconnectForRejoin } from '../sockets/rejoin.ts';
import type { RoomSocket, SignallingIo } from '../sockets/sockets.ts';
import { announceLeftBehind } from './announceChat.ts';
import {
  closeRoom,
  closeRoomInOrder,
  findDeadSeats,
  goLiveWhenBothPresent,
  publishStatus,
  releaseSeat,
} from './presence.ts';
import type { OccupiedRoom } from './roomDirectory.ts';
import { sideHeldBy } from './roomState.ts';

/** Reconciles this process' rooms with its connected sockets and with the stored sessions, which other processes may change. */
export async function reconcileRooms(context: Context, io: SignallingIo): Promise<void> {
  // Read before the rooms, so that every socket listed here had its seat stored by then.
  const joined = [...io.sockets.sockets.values()].filter(({ data }) => data.roomid !== null);
  await releaseDeadSeats(context);
  const rooms = new Map((await context.rooms.ofThisProcess()).map((room) => [room.roomid, room]));
  const seatless = Map.groupBy(
    joined.filter(({ id, data }) => !holdsSeat(rooms.get(data.roomid ?? ''), id)),
    ({ data }) => data.roomid ?? '',
  );
  const roomids = [...new Set([...rooms.keys(), ...seatless.keys()])];
  // For live rooms in which every socket has its seat, only sessions that are no longer live are read.
  const isSettled = (roomid: string) => rooms.get(roomid)?.status === 'live' && !seatless.has(roomid);
  const { settled = [], others = [] } = Object.groupBy(roomids, (id) =>
    isSettled(id) ? 'settled' : 'others',
  );
  const reconcile = async (query: QueryFilter<Session>) => {
    for (const session of await context.database.sessions.find(query).lean<Session[]>()) {
      const room = rooms.get(session.roomid);
      for (const socket of seatless.get(session.roomid) ?? [])
        await reconcileSeatless(context, socket, session);
      if (room) await reconcileRoom(context, room, session);
    }
  };
  for await (const part of spacedChunks(settled))
    await reconcile({ roomid: { $in: part }, status: { $ne: 'live' } });
  for await (const part of spacedChunks(others)) await reconcile({ roomid: { $in: part } });
}

function holdsSeat(room: OccupiedRoom | null | undefined, socketId: string): boolean {
  return Boolean(room && sideHeldBy(room.state, socketId));
}

async function releaseDeadSeats(context: Context): Promise<void> {
  const held = (await context.rooms.ofThisProcess()).flatMap(({ roomid, state }) =>
    SESSION_SIDES.flatMap((side) => (state[side] ? [{ roomid, side, seat: state[side] }] : [])),
  );
  const gone = new Set(
    await findDeadSeats(
      context,
      held.map(({ seat }) => seat),
    ),
  );
  for (const { roomid, side, seat } of held.filter(({ seat }) => gone.has(seat))) {
    const holder = { userId: seat.person._id, socketId: seat.socketId };
    await announceLeftBehind(context, roomid, side);
    await releaseSeat(context, roomid, holder, 'lost');
  }
}

/**
 * Handles a socket that joined but has no seat. Either it was removed on purpose, and is told so again, because the event may have
 * been lost; or its seat was lost: Redis lost its data, or this process was considered dead. Then its page joins again.
 */
async function reconcileSeatless(context: Context, socket: RoomSocket, session: Session): Promise<void> {
  const room = await context.rooms.find(session.roomid);
  // It may have rejoined or joined another room since the sweep began.
  if (socket.data.roomid !== session.roomid || holdsSeat(room, socket.id)) return;
  socket.data.roomid = null;
  const side = sideOf(session, socket.data.actor.userId);
  const nowMs = context.clock.now();
  if (side !== null && room?.state[side]) socket.emit('room:replaced');
  else if (isSessionRoomOpen(session, nowMs)) disconnectForRejoin(socket);
  else socket.emit('room:closed', { reason: closedReason(session, nowMs) });
}

async function reconcileRoom(context: Context, room: OccupiedRoom, session: Session): Promise<void> {
  const { roomid } = room;
  if (session.status === 'booked' || session.status === 'live') {
    await publishStatus(context, roomid, session.status);
    await goLiveWhenBothPresent(context, room, session);
  } else await closeRoom(context, roomid, closedReason(session, context.clock.now()));
}

/** Closes the room of a session that is over, in the background: the process that ended it may have died before it said so. */
export function closeIfOver(context: Context, session: Session): void {
  if (session.status === 'booked' || session.status === 'live') return;
  const reason = closedReason(session, context.clock.now());
  context.inBackground('closing a room', closeRoomInOrder(context, session.roomid, reason));
}

/** The reason to send when a room closes because its stored session is over. */
export function closedReason(
  { status, endReason, startsAt }: Pick<Session, 'status' | 'endReason' | 'startsAt'>,
  nowMs: number,
): RoomClosedReason {
  if (endReason !== 'time') return 'ended';
  // Whoever is told was the one who came.
  if (status === 'noshow_mentor' || status === 'noshow_learner') return 'other_absent';
  const isCutShort = status === 'done' && nowMs < startsAt.getTime() + LIVE_LIMIT_MS;
  return isCutShort ? 'nobody_left' : 'time_over';
}
