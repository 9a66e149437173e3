import { randomUUID } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import {
  PROTOCOL_VERSION,
  type RequestAnswer,
  type RequestPayload,
} from '@preproom/models/contract/room/signalling';
import type { Database } from '@preproom/models/db/database';
import { assertProfileComplete } from '@preproom/models/db/room/profileFirst';
import { assertNotBlocked } from '@preproom/models/db/room/safety';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { isSessionRoomOpen, recordPresence, sideOf } from '@preproom/models/db/sessions/sessionChanges';
import type { Context } from '../context.ts';
import {
  findDeadSeats,
  goLiveWhenBothPresent,
  holderOf,
  leaveRoom,
  publishStatus,
  recordEvent,
  releaseSeat,
} from '../room/presence.ts';
import type { Seat } from '../room/room.ts';
import { applyActions, emptyRoom, type OccupiedRoom } from '../room/roomDirectory.ts';
import type { Handler } from '../sockets/requests.ts';
import type { RoomSocket } from '../sockets/sockets.ts';
import { presentSnapshot, readStoredRoom, type StoredRoom } from './snapshot.ts';

type Join = RequestPayload<'room:join'>;
type Answer = (snapshot: RequestAnswer<'room:join'>) => void;

/**
 * Admits one of the session's two people to its room. Everyone else gets `room_not_found`, as for a room that does not exist, so
 * that a room id reveals nothing.
 */
export const joinRoom: Handler<'room:join'> = async (context, socket, request, answer) => {
  if (request.protocol !== PROTOCOL_VERSION) throw new AppError('client_outdated');
  // Joins and leaves of one socket run in order, so that each sees the seat of the one before.
  await context.inOrder(socket.id, async () => {
    const own = await findOwnSession(context, socket, request.roomid);
    await context.inOrder(request.roomid, () => switchRoom(context, socket, request, own, answer));
  });
};

/** Enters the room, then leaves the previous one. */
async function switchRoom(
  context: Context,
  socket: RoomSocket,
  request: Join,
  own: OwnSession,
  answer: Answer,
): Promise<void> {
  const before = socket.data.roomid;
  const { room, session } = await enter(context, socket, request, own, answer);
  if (before !== null && before !== request.roomid)
    await releaseSeat(context, before, holderOf(socket), 'left');
  // The socket may have disconnected while its seat was being stored; its disconnect handler found no seat to release.
  if (!socket.connected) await leaveRoom(context, socket, 'lost');
  await publishStatus(context, room.roomid, session.status);
  await goLiveWhenBothPresent(context, room, session);
}

interface OwnSession {
  session: Session;
  side: SessionSide;
}

async function findOwnSession(
  { database, clock }: Context,
  socket: RoomSocket,
  roomid: string,
): Promise<OwnSession> {
  const { loginId, userId } = socket.data.actor;
  const expiresAt = { $gt: new Date(clock.now()) };
  const [login, session] = await Promise.all([
    database.logins.findOne({ _id: loginId, userId, expiresAt }, { _id: 1 }).lean(),
    database.sessions.findOne({ roomid }).lean<Session>(),
  ]);
  if (!login) throw new AppError('signed_out');
  const side = session && sideOf(session, userId);
  if (!session || !side) throw new AppError('room_not_found');
  return { session, side };
}

/**
 * Takes the seat and answers with the room snapshot. If the room changes while the stored part is read, the step runs again, so
 * no event is lost between the snapshot and the events that follow it.
 */
async function enter(
  context: Context,
  socket: RoomSocket,
  request: Join,
  own: OwnSession,
  answer: Answer,
): Promise<{ room: OccupiedRoom; session: Session }> {
  const { side } = own;
  let entrance: { session: Session; stored: StoredRoom; wasPresent: boolean } | undefined;
  const step = async (room: OccupiedRoom | null) => {
    if (!isSessionRoomOpen(own.session, context.clock.now())) throw new AppError('room_not_open');
    const [session, stored] = await Promise.all([
      assertMayEnter(context.database, own).then(() => recordEntrance(context, own)),
      readStoredRoom(context.database, own.session),
    ]);
    const held = room?.state[side] ?? null;
    // A seat whose socket is gone is free, whichever tab had it.
    const takeOver = request.takeOver || (held !== null && (await findDeadSeats(context, [held])).length > 0);
    entrance = { session, stored, wasPresent: held !== null };
    if (!socket.connected) throw new AppError('not_in_room');
    const seat = createSeat(context, socket, request, stored.people[side]);
    const action = { type: 'join', side, seat, takeOver, freshId: randomUUID() } as const;
    return applyActions(room ?? newRoom(session, stored), action);
  };
  const entered = await context.rooms.change(request.roomid, step, (room) => {
    socket.data.roomid = room.roomid;
    if (!entrance) return;
    const { session, stored } = entrance;
    answer(presentSnapshot(session, side, stored, room.state, context.clock.now()));
  });
  if (!entered || !entrance) throw new AppError('internal');
  const { session, wasPresent } = entrance;
  if (!wasPresent) recordEvent(context, request.roomid, holderOf(socket), 'joined');
  return { room: entered.room, session };
}

async function assertMayEnter(database: Database, { session, side }: OwnSession): Promise<void> {
  await assertNotBlocked(database, session);
  await assertProfileComplete(database, session, side);
}

/** Stores that this side is present. Throws `room_not_open` if the session was ended or cancelled since it was read. */
async function recordEntrance({ database, clock }: Context, { session, side }: OwnSession): Promise<Session> {
  const noted = await recordPresence(database, session, side, clock.now());
  if (!noted) throw new AppError('room_not_open');
  return noted;
}

function newRoom({ roomid, status, startsAt }: Session, { lastChatAtMs }: StoredRoom): OccupiedRoom {
  return emptyRoom({ roomid, status, startsAtMs: startsAt.getTime(), lastChatAtMs });
}

function createSeat(
  { processes }: Context,
  { id }: RoomSocket,
  { tabId, media, negotiationId }: Join,
  person: Seat['person'],
): Seat {
  return { person, processId: processes.ownId, socketId: id, tabId, media, negotiationId };
}
