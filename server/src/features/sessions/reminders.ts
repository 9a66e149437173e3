import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../deps.ts';
import type { ReminderKind } from './mails/reminder.mail.ts';
import { envelopeOf, sessionMailOf } from './notify/changeMails.ts';
import { notificationTo } from './notify/notifyOfChange.ts';
import { findSessionPeople } from './sessionPeople.ts';

export type Reminder = {
  roomid: string;
  /** ISO instant. A session that has moved since is not reminded of at its old time. */
  startsAt: string;
  kind: ReminderKind;
};

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    'session:remind': Reminder;
  }
}

const MINUTES_BEFORE: Record<ReminderKind, number> = { day: 24 * 60, quarter: 15 };

/** Plans the reminders of a start that are still to come. Safe to run twice. */
export async function planReminders(
  { jobs, clock }: Pick<AppDeps, 'jobs' | 'clock'>,
  roomid: string,
  startsAt: Date,
): Promise<void> {
  for (const kind of ['day', 'quarter'] as const) {
    const runAt = new Date(startsAt.getTime() - MINUTES_BEFORE[kind] * MINUTE_MS);
    if (runAt.getTime() <= clock.now()) continue;
    const data: Reminder = { roomid, startsAt: startsAt.toISOString(), kind };
    await jobs.add({ kind: 'session:remind', key: `${roomid}:${data.startsAt}:${kind}`, runAt, data });
  }
}

/** Reminds both people, unless the session has moved, ended or begun. */
export async function remind(
  { database, clock, mail, notify }: Pick<AppDeps, 'database' | 'clock' | 'mail' | 'notify'>,
  { roomid, startsAt, kind }: Reminder,
): Promise<void> {
  const start = new Date(startsAt);
  const minutesLeft = Math.floor((start.getTime() - clock.now()) / MINUTE_MS);
  if (minutesLeft <= 0) return;
  const booked = { roomid, status: 'booked' as const, startsAt: start };
  const session = await database.sessions.findOne(booked).lean<Session>();
  if (!session) return;
  for (const person of await findSessionPeople(database, session)) {
    const key = `reminder:${roomid}:${startsAt}:${kind}:${person.side}`;
    await mail.queue({
      template: 'sessionReminder',
      ...sessionMailOf(session, start, person),
      ...envelopeOf(person),
      reminder: kind,
      minutesLeft,
      key,
    });
    await notify({ ...notificationTo(session, start, person), kind: 'session_reminder', key });
  }
}
