import { AppError } from '@preproom/models/contract/http/errors';
import type { ChatMessage, RequestPayload } from '@preproom/models/contract/room/signalling';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Context } from '../context.ts';
import { announceChat } from '../room/announceChat.ts';
import { inOrderAsMember } from '../room/membership.ts';
import { presentChat } from '../room/storedChat.ts';
import type { Handler } from '../sockets/requests.ts';
import type { RoomSocket } from '../sockets/sockets.ts';

/** Stores a message, acknowledges it and emits it to the other side. A resent message is acknowledged with the stored one. */
export const sendChat: Handler<'chat:send'> = async (context, socket, payload, answer) => {
  await inOrderAsMember(context, socket, async ({ room: { roomid }, side }) => {
    const message = await storeOnce(context, socket, { roomid, side }, payload);
    const announced = await context.rooms.change(
      roomid,
      (room) => room && announceChat(room, side, [message]),
      () => answer(message),
    );
    if (announced) context.metrics.chatMessages.inc();
    else answer(message);
  });
};

async function storeOnce(
  context: Context,
  socket: RoomSocket,
  { roomid, side }: ChatSource,
  { id, text, waitedMs = 0 }: RequestPayload<'chat:send'>,
): Promise<ChatMessage> {
  const by = socket.data.actor.userId;
  const at = await claimChatTime(context, { roomid, side }, waitedMs);
  try {
    const event = { roomid, kind: 'chat' as const, by, at, messageId: id, text };
    return presentChat(await context.database.roomEvents.create(event));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return findStored(context, socket, roomid, id);
  }
}

interface ChatSource {
  roomid: string;
  side: SessionSide;
}

/**
 * The time of this side's next message, by which replay sorts. A message that waited takes its place among those of the other
 * side; any other is the newest, even if the clock is set back. One side's messages keep their order.
 */
async function claimChatTime(
  { rooms, clock }: Context,
  { roomid, side }: ChatSource,
  waitedMs: number,
): Promise<Date> {
  const claimed = await rooms.change(roomid, (room) => {
    if (!room) return null;
    const { lastChatAtMs } = room;
    const before = waitedMs > 0 ? lastChatAtMs[side] : Math.max(lastChatAtMs.learner, lastChatAtMs.mentor);
    const atMs = Math.max(clock.now() - waitedMs, before + 1);
    return { room: { ...room, lastChatAtMs: { ...lastChatAtMs, [side]: atMs } }, messages: [] };
  });
  if (!claimed) throw new AppError('not_in_room');
  return new Date(claimed.room.lastChatAtMs[side]);
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
