import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import { MAX_SESSION_MESSAGES, UNREAD_MAIL_MINUTES } from '@preproom/models/contract/sessions/messages';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { areStanding } from '@preproom/models/db/privacy/standing';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { SessionMessageDocument } from '@preproom/models/db/sessions/sessionMessage.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { firstUnread } from './storedMessages.ts';

type SendDeps = Pick<AppDeps, 'database' | 'clock' | 'jobs' | 'pushChange'>;

/** Whether the session has this message already: sending it again takes no place. */
export async function isStored(
  { database }: Pick<SendDeps, 'database'>,
  { roomid }: Pick<Session, 'roomid'>,
  messageId: string,
): Promise<boolean> {
  return (await database.sessionMessages.exists({ roomid, messageId })) !== null;
}

/** Throws `messages_full`. Messages that are sent at the same moment may go a little beyond. */
export async function requirePlace(
  { database }: Pick<SendDeps, 'database'>,
  { roomid }: Pick<Session, 'roomid'>,
): Promise<void> {
  const count = await database.sessionMessages.countDocuments({ roomid });
  if (count >= MAX_SESSION_MESSAGES) throw new AppError('messages_full');
}

/**
 * Stores a message once, plans the mail for the case that it stays unread, and tells both people's pages. Sent again, it completes
 * what the first time may have left out.
 */
export async function storeMessage(
  deps: SendDeps,
  { roomid, learnerId, mentorId }: Session,
  side: SessionSide,
  message: Pick<SessionMessageDocument, 'messageId' | 'text'>,
): Promise<SessionMessageDocument> {
  const { database, clock, pushChange } = deps;
  const [from, to] = side === 'learner' ? [learnerId, mentorId] : [mentorId, learnerId];
  const at = new Date(clock.now());
  const stored = await storeOnce(deps, { ...message, roomid, from, to, at, readAt: null });
  if (!(await areStanding(database, [from, to]))) {
    await database.sessionMessages.deleteOne({ roomid, messageId: message.messageId });
    throw new AppError('messages_closed');
  }
  await planUnreadMail(deps, roomid, stored.to);
  pushChange([from.toString(), to.toString()], ['messages']);
  return stored;
}

async function storeOnce(
  { database }: SendDeps,
  message: SessionMessageDocument,
): Promise<SessionMessageDocument> {
  try {
    return (await database.sessionMessages.create(message)).toObject();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const { roomid, messageId, from } = message;
    const stored = await database.sessionMessages.findOne({ roomid, messageId, from }).lean();
    // Somebody else's message has this id.
    if (!stored) throw new AppError('conflict');
    return stored;
  }
}

/** One mail for all that stays unread together: it is planned with the first of them. */
export async function planUnreadMail(
  { database, jobs }: Pick<AppDeps, 'database' | 'jobs'>,
  roomid: string,
  to: Types.ObjectId,
): Promise<void> {
  const first = await firstUnread(database, roomid, to);
  if (!first) return;
  const { messageId } = first;
  const runAt = new Date(first.at.getTime() + UNREAD_MAIL_MINUTES * MINUTE_MS);
  await jobs.add({
    kind: 'messages:mail',
    key: `${roomid}:${messageId}`,
    runAt,
    data: { roomid, messageId },
  });
}
