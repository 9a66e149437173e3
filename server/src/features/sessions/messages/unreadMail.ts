import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../../deps.ts';
import { envelopeOf, sessionMailOf } from '../notify/changeMails.ts';
import { findSessionPeople } from '../sessionPeople.ts';
import { messagesOpenUntil } from './openMessages.ts';
import { planUnreadMail } from './sendMessage.ts';
import { countUnread, firstUnread } from './storedMessages.ts';

/** The first message of those that are unread together. */
export type UnreadSince = { roomid: string; messageId: string };

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    'messages:mail': UnreadSince;
  }
}

/**
 * Tells a person by e-mail of messages that are unread since this one, unless the two can no longer write. If this one has been read,
 * the mail is planned for the one that is unread first now: it was sent while this one stood for it.
 */
export async function mailUnread(
  deps: Pick<AppDeps, 'database' | 'clock' | 'jobs' | 'mail'>,
  { roomid, messageId }: UnreadSince,
): Promise<void> {
  const { database, clock, mail } = deps;
  const [message, session] = await Promise.all([
    database.sessionMessages.findOne({ roomid, messageId }).lean(),
    database.sessions.findOne({ roomid }).lean<Session>(),
  ]);
  if (!message || !session) return;
  if ((await firstUnread(database, roomid, message.to))?.messageId !== messageId)
    return planUnreadMail(deps, roomid, message.to);
  if (!(await messagesOpenUntil(database, session, clock.now()))) return;
  const people = await findSessionPeople(database, session);
  const reader = people.find(({ userId }) => userId.equals(message.to));
  if (!reader) return;
  await mail.queue({
    template: 'unreadMessages',
    ...sessionMailOf(session, session.startsAt, reader),
    ...envelopeOf(reader),
    count: await countUnread(database, roomid, message.to),
    key: `messages:${roomid}:${messageId}`,
  });
}
