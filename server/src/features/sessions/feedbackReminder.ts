import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { feedbackDueMs } from '@preproom/models/contract/reports/feedbackDue';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../deps.ts';
import { envelopeOf, sessionMailOf } from './notify/changeMails.ts';
import { notificationTo } from './notify/notifyOfChange.ts';
import { findSessionPeople } from './sessionPeople.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** As the session's reminders: of one that has moved since, nobody is reminded at its old time. */
    'session:remindFeedback': { roomid: string; startsAt: string };
  }
}

/** Time to write it, and by day for most sessions of an evening. */
const HOURS_BEFORE_DUE = 6;

/** Plans the reminder of feedback that a paid session will need. Safe to run twice. */
export async function planFeedbackReminder(
  { jobs }: Pick<AppDeps, 'jobs'>,
  roomid: string,
  startsAt: Date,
): Promise<void> {
  const runAt = new Date(feedbackDueMs(startsAt.getTime()) - HOURS_BEFORE_DUE * HOUR_MS);
  const data = { roomid, startsAt: startsAt.toISOString() };
  await jobs.add({ kind: 'session:remindFeedback', key: `${roomid}:${data.startsAt}`, runAt, data });
}

/** Reminds the mentor of a paid session that took place, while its feedback is not sent and still counts for pay. */
export async function remindOfFeedback(
  { database, clock, mail, notify }: Pick<AppDeps, 'database' | 'clock' | 'mail' | 'notify'>,
  { roomid, startsAt }: { roomid: string; startsAt: string },
): Promise<void> {
  const start = new Date(startsAt);
  const dueAtMs = feedbackDueMs(start.getTime());
  if (clock.now() >= dueAtMs) return;
  const waiting = { roomid, startsAt: start, status: 'done' as const, 'pay.outcome': null };
  const session = await database.sessions.findOne({ ...waiting, 'pay.isSettled': false }).lean<Session>();
  if (!session?.pay || (await database.feedback.exists({ roomid, state: 'submitted' }))) return;
  const people = await findSessionPeople(database, session);
  const mentor = people.find(({ side }) => side === 'mentor');
  // Whoever is suspended cannot log in, and has time after that.
  if (!mentor || (await database.mentorProfiles.exists({ userId: mentor.userId, status: 'suspended' })))
    return;
  const { paise } = session.pay;
  const key = `feedback_due:${roomid}`;
  await mail.queue({
    template: 'feedbackDue',
    ...sessionMailOf(session, start, mentor),
    ...envelopeOf(mentor),
    ...{ paise, dueAt: new Date(dueAtMs), minutesLeft: Math.floor((dueAtMs - clock.now()) / 60_000), key },
  });
  await notify({ ...notificationTo(session, start, mentor), kind: 'feedback_due', paise, key });
}
