import type { ChatMessage } from '@preproom/models/contract/room/signalling';
import type { Database } from '@preproom/models/db/database';
import type { RoomEventDocument } from '@preproom/models/db/room/roomEvent.model';

/** How many of the newest messages a snapshot contains; more than two people write in 90 minutes. */
const REPLAYED_MESSAGES = 500;

export function presentChat(event: Pick<RoomEventDocument, 'by' | 'at' | 'messageId' | 'text'>): ChatMessage {
  const { messageId = '', text = '', by, at } = event;
  return { id: messageId, from: by.toString(), text, sentAt: at.toISOString() };
}

/** The newest stored messages, oldest first. */
export async function readChat(database: Database, roomid: string): Promise<ChatMessage[]> {
  const newest = await database.roomEvents
    .find({ roomid, kind: 'chat' })
    .sort({ at: -1 })
    .limit(REPLAYED_MESSAGES)
    .lean();
  return newest.reverse().map(presentChat);
}
