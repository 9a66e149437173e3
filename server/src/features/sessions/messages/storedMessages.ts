import {
  MAX_SESSION_MESSAGES,
  type SessionMessage,
  type UnreadMessages,
} from '@preproom/models/contract/sessions/messages';
import type { Database } from '@preproom/models/db/database';
import type { SessionMessageDocument } from '@preproom/models/db/sessions/sessionMessage.model';
import { Types } from 'mongoose';

export function presentMessage({
  messageId,
  from,
  text,
  at,
  readAt,
}: SessionMessageDocument): SessionMessage {
  return { id: messageId, from: from.toString(), text, sentAt: at.toISOString(), isRead: readAt !== null };
}

/** The newest, oldest first. */
export async function findMessages(database: Database, roomid: string): Promise<SessionMessageDocument[]> {
  const newest = await database.sessionMessages
    .find({ roomid })
    .sort({ at: -1, _id: -1 })
    .limit(MAX_SESSION_MESSAGES)
    .lean();
  return newest.reverse();
}

/** The oldest message of the session that this person has not read. */
export function firstUnread(
  database: Database,
  roomid: string,
  to: Types.ObjectId,
): Promise<SessionMessageDocument | null> {
  return database.sessionMessages.findOne({ to, readAt: null, roomid }).sort({ at: 1, _id: 1 }).lean();
}

export function countUnread(database: Database, roomid: string, to: Types.ObjectId | string) {
  return database.sessionMessages.countDocuments({ to, readAt: null, roomid });
}

/** How many unread messages this person has, by session. */
export async function unreadBySession(database: Database, to: string): Promise<UnreadMessages> {
  const counts = await database.sessionMessages.aggregate<{ _id: string; count: number }>([
    // An aggregation does not cast.
    { $match: { to: new Types.ObjectId(to), readAt: null } },
    { $group: { _id: '$roomid', count: { $sum: 1 } } },
  ]);
  return counts.map(({ _id: roomid, count }) => ({ roomid, count }));
}
