import { AppError } from '@preproom/models/contract/errors';
import type { ChatMessage, RequestPayload } from '@preproom/models/contract/signalling';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Context, RoomSocket } from '../context.ts';
import { inOrderAsMember } from '../membership.ts';
import type { Handler } from '../requests.ts';
import type { OccupiedRoom } from '../roomDirectory.ts';
import { otherSide, tell } from '../roomMessages.ts';
import { presentChat } from './snapshot.ts';

/** Stores a message, acknowledges it, tells the other side. One that is sent again is acknowledged with what is stored. */
export const sendChat: Handler<'chat:send'> = async (context, socket, payload, answer) => {
  await inOrderAsMember(context, socket, async ({ room, side }) => {
    const { message, isNew } = await storeOnce(context, socket, room, payload);
    answer(message);
    if (!isNew) return;
    context.metrics.chatMessages.inc();
    context.deliver(tell(room.state[otherSide(side)], 'chat:sent', message));
  });
};

async function storeOnce(
  context: Context,
  socket: RoomSocket,
  room: OccupiedRoom,
  payload: RequestPayload<'chat:send'>,
): Promise<{ message: ChatMessage; isNew: boolean }> {
  try {
    const message = await store(context, socket, room, payload);
    room.untoldChat.delete(payload.id);
    return { message, isNew: true };
  } catch (error) {
    if (isDuplicateKey(error)) {
      const message = await findStored(context, socket, room, payload.id);
      return { message, isNew: room.untoldChat.delete(payload.id) };
    }
    // It may be stored all the same; whether the other side is to be told shows when it is sent again.
    room.untoldChat.add(payload.id);
    throw error;
  }
}

async function store(
  { database, clock }: Context,
  socket: RoomSocket,
  room: OccupiedRoom,
  { id, text }: RequestPayload<'chat:send'>,
): Promise<ChatMessage> {
  // Strictly growing, also where the machine's clock is set back: the order in which messages are replayed is this one.
  const atMs = Math.max(clock.now(), room.lastChatAtMs + 1);
  const event = {
    roomid: room.roomid,
    kind: 'chat' as const,
    by: socket.data.actor.userId,
    at: new Date(atMs),
  };
  const stored = await database.roomEvents.create({ ...event, messageId: id, text });
  room.lastChatAtMs = atMs;
  return presentChat(stored);
}

async function findStored(
  { database }: Context,
  socket: RoomSocket,
  { roomid }: OccupiedRoom,
  messageId: string,
): Promise<ChatMessage> {
  const stored = await database.roomEvents.findOne({ roomid, messageId }).lean();
  if (stored?.by.toString() !== socket.data.actor.userId) throw new AppError('conflict');
  return presentChat(stored);
}
