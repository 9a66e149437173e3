import { randomUUID } from 'node:crypto';
import { AppError } from '@preproom/models/contract/errors';
import type { SessionSide } from '@preproom/models/contract/sessions';
import {
  PROTOCOL_VERSION,
  type RequestAnswer,
  type RequestPayload,
} from '@preproom/models/contract/signalling';
import { refuseBlockedPair } from '@preproom/models/db/safety';
import type { Session } from '@preproom/models/db/session.model';
import { isSessionRoomOpen, notePresence, sideOf } from '@preproom/models/db/sessionChanges';
import type { Context, RoomSocket } from '../context.ts';
import { goLiveWhenBothAreIn, leaveRoom, recordEvent, showStatus } from '../presence.ts';
import type { Handler } from '../requests.ts';
import type { OccupiedRoom } from '../roomDirectory.ts';
import { presentSnapshot, type RoomStory, readRoomStory } from './snapshot.ts';

type Join = RequestPayload<'room:join'>;
type Answer = (snapshot: RequestAnswer<'room:join'>) => void;

/**
 * Lets one of the session's two people into its room. Whoever is not learns nothing of it: a room that does not exist and
 * somebody else's are one refusal, before anything else is looked at.
 */
export const joinRoom: Handler<'room:join'> = async (context, socket, request, answer) => {
  if (request.protocol !== PROTOCOL_VERSION) throw new AppError('client_outdated');
  const { session, side } = await findOwnSession(context, socket, request.roomid);
  await context.inOrder(request.roomid, async () => {
    const now = context.clock.now();
    const isOpen = isSessionRoomOpen(session, now);
    if (isOpen) await refuseBlockedPair(context.database, session);
    // Null when the session was ended or cancelled since it was read.
    const noted = isOpen ? await notePresence(context.database, session, side, now) : null;
    if (!noted) throw new AppError('room_not_open');
    const story = await readRoomStory(context.database, noted, side);
    const room = enter(context, socket, request, noted, side, story, answer);
    await goLiveWhenBothAreIn(context, room, noted);
  });
};

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

/**
 * Takes the place, answers, and only then tells what follows, all in one go: nothing that happens meanwhile can get between
 * the snapshot and the facts that continue it.
 */
function enter(
  context: Context,
  socket: RoomSocket,
  { roomid, tabId, media, negotiationId, takeOver }: Join,
  session: Session,
  side: SessionSide,
  story: RoomStory,
  answer: Answer,
): OccupiedRoom {
  if (!socket.connected) throw new AppError('not_in_room');
  const { rooms, clock, deliver } = context;
  if (socket.data.roomid !== roomid) leaveRoom(context, socket, 'left');
  const room = rooms.findOrMake({
    roomid,
    status: session.status,
    startsAtMs: session.startsAt.getTime(),
    lastChatAtMs: story.lastChatAtMs,
  });
  const wasPresent = room.state[side] !== null;
  const place = { person: story.people[side], socketId: socket.id, tabId, media, negotiationId };
  const messages = rooms.change(room, { type: 'join', side, place, takeOver, freshId: randomUUID() });
  socket.data.roomid = roomid;
  answer(presentSnapshot(session, side, story, room.state, clock.now()));
  deliver(messages);
  showStatus(context, room, session.status);
  if (!wasPresent) recordEvent(context, roomid, socket, 'joined');
  return room;
}
