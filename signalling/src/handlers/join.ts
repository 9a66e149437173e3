import { randomUUID } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import {
  OLDEST_PROTOCOL_VERSION,
  PROTOCOL_VERSION,
  type RequestAnswer,
  type RequestPayload,
} from '@preproom/models/contract/room/signalling';
import { isPresenceUrgent } from '@preproom/models/contract/sessions/sessionLife';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { needsProfile } from '@preproom/models/db/room/profileFirst';
import { assertNotBlocked } from '@preproom/models/db/room/safety';
import { recordArrivals } from '@preproom/models/db/sessions/arrivals';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { isSessionRoomOpen, sessionLife, sideOf } from '@preproom/models/db/sessions/sessionChanges';
import type { Context } from '../context.ts';
import { announceStored, rememberedIds } from '../room/announceChat.ts';
import {
  findDeadSeats,
  goLiveWhenBothPresent,
  holderOf,
  leaveRoom,
  publishStatus,
  recordEvent,
  releaseSeat,
} from '../room/presence.ts';
import { closeIfOver } from '../room/reconcile.ts';
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
  if (request.protocol < OLDEST_PROTOCOL_VERSION) throw new AppError('client_outdated');
  // During an upgrade this process is the old one: the page tries again, and comes to a new one when this one stops.
  if (request.protocol > PROTOCOL_VERSION) throw new AppError('unavailable');
  // Joins and leaves of one socket run in order, so that each sees the seat of the one before.
  await context.inOrder(socket.id, () =>
    context.inOrder(request.roomid, () => switchRoom(context, socket, request, answer)),
  );
};

/** Enters the room, then leaves the previous one. */
async function switchRoom(
  context: Context,
  socket: RoomSocket,
  request: Join,
  answer: Answer,
): Promise<void> {
  const before = socket.data.roomid;
  const { room, session } = await enter(context, socket, request, answer);
  if (before !== null && before !== request.roomid)
    await releaseSeat(context, before, holderOf(socket), 'left');
  // The socket may have disconnected while its seat was being stored; its disconnect handler found no seat to release.
  if (!socket.connected) await leaveRoom(context, socket, 'lost');
  await publishStatus(context, room.roomid, session.status);
  await goLiveWhenBothPresent(context, room, session);
}

/** Somebody who may enter, and what they find. */
interface Entrance {
  session: Session;
  side: SessionSide;
  stored: StoredRoom;
  /** Whether this side held a seat already. */
  wasPresent: boolean;
  /** Whether the arrival is stored already. */
  isRecorded: boolean;
}

/**
 * Takes the seat and answers with the room snapshot. If the room changes while the stored part is read, the step runs again, so
 * no event is lost between the snapshot and the events that follow it.
 */
async function enter(
  context: Context,
  socket: RoomSocket,
  request: Join,
  answer: Answer,
): Promise<{ room: OccupiedRoom; session: Session }> {
  let entrance: Entrance | undefined;
  const step = async (room: OccupiedRoom | null) => {
    const { session, side } = await findOwnSession(context, socket, request.roomid);
    const stored = await assertMayEnter(context, session, side);
    const isRecorded = await recordIfUrgent(context, session, side);
    const held = room?.state[side] ?? null;
    entrance = { session, side, stored, wasPresent: held !== null, isRecorded };
    // A seat whose socket is gone is free, whichever tab had it.
    const takeOver = request.takeOver || (held !== null && (await findDeadSeats(context, [held])).length > 0);
    if (!socket.connected) throw new AppError('not_in_room');
    const seat = createSeat(context, socket, request, stored.people[side]);
    const action = { type: 'join', side, seat, takeOver, freshId: randomUUID() } as const;
    const joined = applyActions(room ?? newRoom(session, stored), action);
    // The page takes the messages of its snapshot for delivered.
    const told = announceStored(joined.room, side, stored.chat);
    return told ? { room: told.room, messages: [...joined.messages, ...told.messages] } : joined;
  };
  const entered = await context.rooms.change(request.roomid, step, (room) => {
    socket.data.roomid = room.roomid;
    if (!entrance) return;
    const { session, side, stored, isRecorded } = entrance;
    const nowMs = context.clock.now();
    if (!isRecorded) context.lateWrites.arrived({ session, side, at: new Date(nowMs) });
    answer(presentSnapshot(session, side, stored, room.state, nowMs));
  });
  if (!entered || !entrance) throw new AppError('internal');
  const { session, wasPresent } = entrance;
  if (!wasPresent) recordEvent(context, request.roomid, holderOf(socket), 'joined');
  return { room: entered.room, session };
}

async function findOwnSession(
  { database, clock }: Context,
  socket: RoomSocket,
  roomid: string,
): Promise<{ session: Session; side: SessionSide }> {
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

/** Reads what the snapshot needs together with what may keep this side out. */
async function assertMayEnter(context: Context, session: Session, side: SessionSide): Promise<StoredRoom> {
  const { database, clock } = context;
  if (!isSessionRoomOpen(session, clock.now())) {
    closeIfOver(context, session);
    throw new AppError('room_not_open');
  }
  const [stored] = await Promise.all([
    readStoredRoom(database, session),
    assertNotBlocked(database, session),
  ]);
  const account = stored.accounts[side];
  if (!account) throw new AppError('signed_out');
  if (needsProfile(session, side) && !account.completed) throw new AppError('profile_needed');
  return stored;
}

/**
 * Stores that this side is present, if its absence would count soon; usually that is done after the answer (decision 047). Throws
 * `room_not_open` if the session was ended or cancelled since it was read.
 */
async function recordIfUrgent(
  { database, clock }: Context,
  session: Session,
  side: SessionSide,
): Promise<boolean> {
  const nowMs = clock.now();
  if (!isPresenceUrgent(sessionLife(session), nowMs)) return false;
  const recorded = await recordArrivals(database, [{ session, side, at: new Date(nowMs) }]);
  if (recorded === 0) throw new AppError('room_not_open');
  return true;
}

function newRoom(session: Session, { lastChatAtMs, chat }: StoredRoom): OccupiedRoom {
  const { roomid, status, startsAt } = session;
  const shownQuestion = session.shownQuestion?.text ?? null;
  const room = emptyRoom({ roomid, status, startsAtMs: startsAt.getTime(), lastChatAtMs, shownQuestion });
  // Nobody is here who has not read them in a snapshot.
  return { ...room, sentChatIds: rememberedIds(chat.map(({ id }) => id)) };
}

function createSeat(
  { processes }: Context,
  { id }: RoomSocket,
  { tabId, media, negotiationId }: Join,
  person: Seat['person'],
): Seat {
  return { person, processId: processes.ownId, socketId: id, tabId, media, negotiationId };
}
