import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../../deps.ts';
import { feedbackMessage, reminderMessage } from './pushMessage.ts';

/** After a day, the page says it. */
const FEEDBACK_TTL_SECONDS = 24 * 60 * 60;

/**
 * What is to be said now, to whom, and how long it is of use; null if it is out of date. `named` gives what to call the other person,
 * null to leave the name out.
 */
export async function readPush(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  notificationId: string,
  named: (name: string) => string | null = (name) => name,
) {
  const notification = await database.notifications.findById(notificationId).lean();
  if (!notification || notification.readAt) return null;
  const session = await database.sessions.findOne({ roomid: notification.roomid }).lean<Session>();
  const reader = await database.users.findById(notification.userId, { language: 1 }).lean();
  if (!session || !reader) return null;
  const other = await database.users.findById(notification.personId, { Name: 1 }).lean();
  const { userId } = notification;
  const facts = { session, notification, language: reader.language, otherName: other && named(other.Name) };
  if (notification.kind === 'feedback_ready')
    return { userId, message: feedbackMessage(facts), ttlSeconds: FEEDBACK_TTL_SECONDS };
  const leftMs = session.startsAt.getTime() - clock.now();
  const isOfThisStart = session.startsAt.getTime() === notification.startsAt?.getTime();
  if (session.status !== 'booked' || !isOfThisStart || leftMs <= 0) return null;
  const minutesLeft = Math.max(1, Math.round(leftMs / MINUTE_MS));
  return { userId, message: reminderMessage(facts, minutesLeft), ttlSeconds: Math.ceil(leftMs / 1000) };
}
