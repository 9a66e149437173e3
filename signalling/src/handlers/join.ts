import { randomUUID } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import {
  PROTOCOL_VERSION,
  type RequestAnswer,
  type RequestPayload,
} from '@preproom/models/contract/room/signalling';
import { refuseBlockedPair } from '@preproom/models/db/room/safety';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { isSessionRoomOpen, notePresence, sideOf } from '@preproom/models/db/sessions/sessionChanges';
import type { Context } from '../context.ts';
import {
  givePlaceUp,
  goLiveWhenBothAreIn,
  gonePlaces,
  holderOf,
  leaveRoom,
  recordEvent,
  showStatus,
} from '../room/presence.ts';
import type { Place } from '../room/room.ts';
import { emptyRoom, moveOn, type OccupiedRoom } from '../room/roomDirectory.ts';
import type { Handler } from '../sockets/requests.ts';
import type { RoomSocket } from '../sockets/sockets.ts';
import { presentSnapshot, type RoomStory, readRoomStory } from './snapshot.ts';

type Join = RequestPayload<'room:join'>;
type Answer = (snapshot: RequestAnswer<'room:join'>) => void;

/**
 * Lets one of the session's two people into its room. Whoever is not learns nothing of it: a room that does not exist and
 * somebody else's are one refusal, before anything else is looked at.
 */
export const joinRoom: Handler<'room:join'> = async (context, socket, request, answer) => {
  if (request.protocol !== PROTOCOL_VERSION) throw new AppError('client_outdated');
  // A socket's joins and leavings take turns, so that each knows of the place that the one before gave it.
  await context.inOrder(socket.id, async () => {
    const own = await findOwnSession(context, socket, request.roomid);
    await context.inOrder(request.roomid, () => moveIn(context, socket, request, own, answer));
  });
};

/** Enters the room, and leaves the one before. */
async function moveIn(
  context: Context,
  socket: RoomSocket,
  request: Join,
  own: OwnSession,
  answer: Answer,
): Promise<void> {
  const before = socket.data.roomid;
  const { room, session } = await enter(context, socket, request, own, answer);
  if (before !== null && before !== request.roomid)
    await givePlaceUp(context, before, holderOf(socket), 'left');
  // It may have gone while its place was being stored, when it had nothing to leave yet.
  if (!socket.connected) await leaveRoom(context, socket, 'lost');
  await showStatus(context, room.roomid, session.status);
  await goLiveWhenBothAreIn(context, room, session);
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
  let entrance: { session: Session; story: RoomStory; wasPresent: boolean } | undefined;
  const step = async (room: OccupiedRoom | null) => {
    if (!isSessionRoomOpen(own.session, context.clock.now())) throw new AppError('room_not_open');
    // The snapshot knows the newest sample.
    await context.readings.settled(request.roomid);
    const [session, story] = await Promise.all([
      refuseBlockedPair(context.database, own.session).then(() => noteEntrance(context, own)),
      readRoomStory(context.database, own.session, side),
    ]);
    const held = room?.state[side] ?? null;
    // A place that nobody can be in is free, whichever tab had it.
    const takeOver = request.takeOver || (held !== null && (await gonePlaces(context, [held])).length > 0);
    entrance = { session, story, wasPresent: held !== null };
    if (!socket.connected) throw new AppError('not_in_room');
    const place = placeOf(context, socket, request, story.people[side]);
    const event = { type: 'join', side, place, takeOver, freshId: randomUUID() } as const;
    return moveOn(room ?? newRoom(session, story), event);
  };
  const entered = await context.rooms.change(request.roomid, step, (room) => {
    socket.data.roomid = room.roomid;
    if (!entrance) return;
    const { session, story } = entrance;
    answer(presentSnapshot(session, side, story, room.state, context.clock.now()));
  });
  if (!entered || !entrance) throw new AppError('internal');
  const { session, wasPresent } = entrance;
  if (!wasPresent) recordEvent(context, request.roomid, holderOf(socket), 'joined');
  return { room: entered.room, session };
}

/** Notes that this side came. Throws `room_not_open`, also when the session was ended or cancelled since it was read. */
async function noteEntrance({ database, clock }: Context, { session, side }: OwnSession): Promise<Session> {
  const noted = await notePresence(database, session, side, clock.now());
  if (!noted) throw new AppError('room_not_open');
  return noted;
}

function newRoom({ roomid, status, startsAt }: Session, { lastChatAtMs }: RoomStory): OccupiedRoom {
  return emptyRoom({ roomid, status, startsAtMs: startsAt.getTime(), lastChatAtMs });
}

function placeOf(
  { processes }: Context,
  { id }: RoomSocket,
  { tabId, media, negotiationId }: Join,
  person: Place['person'],
): Place {
  return { person, processId: processes.ownId, socketId: id, tabId, media, negotiationId };
}
