import type { ChatMessage } from '@preproom/models/contract/room/signalling';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Context } from '../context.ts';
import type { OccupiedRoom, RoomChange } from './roomDirectory.ts';
import { messageTo, otherSide } from './roomMessages.ts';
import { readChat } from './storedChat.ts';

/** How many emitted messages a room remembers; a stored one that was not emitted is among the newest. */
const REMEMBERED_MESSAGES = 20;

/** The ids that a room is to remember as emitted, of messages in the order of their times. */
export function rememberedIds(ids: string[]): string[] {
  return ids.slice(-REMEMBERED_MESSAGES);
}

/** Emits those of one side's messages that were not emitted before; null when all were. */
export function announceChat(
  room: OccupiedRoom,
  from: SessionSide,
  messages: ChatMessage[],
): RoomChange | null {
  const unsent = messages.filter(({ id }) => !room.sentChatIds.includes(id));
  if (unsent.length === 0) return null;
  return {
    room: { ...room, sentChatIds: rememberedIds([...room.sentChatIds, ...unsent.map(({ id }) => id)]) },
    messages: unsent.flatMap((message) => messageTo(room.state[otherSide(from)], 'chat:sent', message)),
  };
}

/**
 * Emits what one side wrote and no process has emitted: the one that stored it died. `chat` are the stored messages. Only the
 * newest can be concerned; one that is emitted again does no harm, since pages know messages by their ids.
 */
export function announceStored(
  room: OccupiedRoom,
  side: SessionSide,
  chat: ChatMessage[],
): RoomChange | null {
  const author = room.state[side]?.person._id;
  const own = chat.slice(-REMEMBERED_MESSAGES).filter(({ from }) => from === author);
  return announceChat(room, side, own);
}

/** As `announceStored`, for somebody who may not come back to have it done by a join. */
export async function announceLeftBehind(
  { database, rooms }: Context,
  roomid: string,
  side: SessionSide,
): Promise<void> {
  const chat = await readChat(database, roomid);
  await rooms.change(roomid, (room) => room && announceStored(room, side, chat));
}
