import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { PermanentJobError } from '../../../backgroundJobs/jobs.ts';
import type { AppDeps } from '../../../deps.ts';
import type { PlannedPush } from '../../../notifications/planPushes.ts';
import { feedbackMessage, reminderMessage } from './pushMessage.ts';

/** A mailbox for a day: after that the page says it. */
const FEEDBACK_TTL_SECONDS = 24 * 60 * 60;

type SendDeps = Pick<AppDeps, 'database' | 'clock' | 'webPush' | 'log'>;

/** Sends one notification to one browser, unless it is out of date. A subscription that has ended is removed. */
export async function sendPush(deps: SendDeps, { notificationId, loginId }: PlannedPush): Promise<void> {
  const { database, webPush, log } = deps;
  const login = await database.logins.findById(loginId, { push: 1, userId: 1 }).lean();
  if (!login?.push) return;
  const push = await readPush(deps, notificationId);
  if (!push) return;
  const outcome = await webPush.send(login.push, push.message, push.ttlSeconds);
  if (outcome === 'sent') return;
  if (outcome === 'refused') throw new PermanentJobError('The push service refuses the message');
  await database.logins.updateOne(
    { _id: loginId, 'push.endpoint': login.push.endpoint },
    { $set: { push: null } },
  );
  log.info({ loginId }, 'push subscription has ended');
}

/** What is to be said now, and how long the push service may keep it; null if it is out of date. */
async function readPush({ database, clock }: SendDeps, notificationId: string) {
  const notification = await database.notifications.findById(notificationId).lean();
  if (!notification || notification.readAt) return null;
  const session = await database.sessions.findOne({ roomid: notification.roomid }).lean<Session>();
  const reader = await database.users.findById(notification.userId, { language: 1 }).lean();
  if (!session || !reader) return null;
  const other = await database.users.findById(notification.personId, { Name: 1 }).lean();
  const facts = { session, notification, language: reader.language, otherName: other?.Name ?? null };
  if (notification.kind === 'feedback_ready')
    return { message: feedbackMessage(facts), ttlSeconds: FEEDBACK_TTL_SECONDS };
  const leftMs = session.startsAt.getTime() - clock.now();
  const isOfThisStart = session.startsAt.getTime() === notification.startsAt?.getTime();
  if (session.status !== 'booked' || !isOfThisStart || leftMs <= 0) return null;
  const minutesLeft = Math.max(1, Math.round(leftMs / MINUTE_MS));
  return { message: reminderMessage(facts, minutesLeft), ttlSeconds: Math.ceil(leftMs / 1000) };
}
