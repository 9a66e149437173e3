import { AppError } from '@preproom/models/contract/http/errors';
import type { SessionSide } from '@preproom/models/contract/room/sessions';
import type { ChatMessage, RequestPayload } from '@preproom/models/contract/room/signalling';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Context } from '../context.ts';
import { inOrderAsMember } from '../room/membership.ts';
import type { OccupiedRoom, RoomChange } from '../room/roomDirectory.ts';
import { otherSide, tell } from '../room/roomMessages.ts';
import type { Handler } from '../sockets/requests.ts';
import type { RoomSocket } from '../sockets/sockets.ts';
import { presentChat } from './snapshot.ts';

/** How many messages a room remembers as told; a page sends again what was not acknowledged, which is the newest. */
const TOLD_MESSAGES = 20;

/** Stores a message, acknowledges it, tells the other side. One that is sent again is acknowledged with what is stored. */
export const sendChat: Handler<'chat:send'> = async (context, socket, payload, answer) => {
  await inOrderAsMember(context, socket, async ({ room: { roomid }, side }) => {
    const message = await storeOnce(context, socket, roomid, payload);
    const told = await context.rooms.change(
      roomid,
      (room) => room && tellOnce(room, side, message),
      () => answer(message),
    );
    if (told) context.metrics.chatMessages.inc();
    else answer(message);
  });
};

/** Also what was stored long ago may not have been told: the answer was lost, or the process that stored it. */
function tellOnce(room: OccupiedRoom, from: SessionSide, message: ChatMessage): RoomChange | null {
  if (room.toldChat.includes(message.id)) return null;
  const toldChat = [...room.toldChat, message.id].slice(-TOLD_MESSAGES);
  const messages = tell(room.state[otherSide(from)], 'chat:sent', message);
  return { room: { ...room, toldChat }, messages };
}

async function storeOnce(
  context: Context,
  socket: RoomSocket,
  roomid: string,
  { id, text }: RequestPayload<'chat:send'>,
): Promise<ChatMessage> {
  const by = socket.data.actor.userId;
  const at = await takeTime(context, roomid);
  try {
    const event = { roomid, kind: 'chat' as const, by, at, messageId: id, text };
    return presentChat(await context.database.roomEvents.create(event));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return findStored(context, socket, roomid, id);
  }
}

/** Strictly growing, also where a machine's clock is set back: the order in which messages are replayed is this one. */
async function takeTime({ rooms, clock }: Context, roomid: string): Promise<Date> {
  const taken = await rooms.change(roomid, (room) => {
    if (!room) return null;
    return { room: { ...room, lastChatAtMs: Math.max(clock.now(), room.lastChatAtMs + 1) }, messages: [] };
  });
  if (!taken) throw new AppError('not_in_room');
  return new Date(taken.room.lastChatAtMs);
}

async function findStored(
  { database }: Context,
  socket: RoomSocket,
  roomid: string,
  messageId: string,
): Promise<ChatMessage> {
  const stored = await database.roomEvents.findOne({ roomid, messageId }).lean();
  if (stored?.by.toString() !== socket.data.actor.userId) throw new AppError('conflict');
  return presentChat(stored);
}
