import type { NotificationKind } from '@preproom/models/contract/notifications/notifications';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Types } from 'mongoose';
import type { Jobs } from '../backgroundJobs/jobs.ts';
import { reminderNumber } from './textNumber.ts';

export type PlannedPush = { notificationId: string; loginId: string };
export type PlannedText = { notificationId: string };

declare module '../backgroundJobs/jobs.ts' {
  interface JobData {
    'push:send': PlannedPush;
    'text:send': PlannedText;
  }
}

interface Stored {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: NotificationKind;
}
interface PlanDeps {
  database: Database;
  clock: Clock;
  jobs: Jobs;
}

/** Plans what reaches a person while no page is open, for what they should not miss; everything else waits in the list. */
export async function planDeliveries(deps: PlanDeps, notification: Stored): Promise<void> {
  const { kind } = notification;
  if (kind === 'session_reminder' || kind === 'feedback_ready') await planPushes(deps, notification);
  if (kind === 'session_reminder') await planText(deps, notification);
}

/** One message for each browser of theirs that takes them. */
async function planPushes({ database, jobs }: PlanDeps, { _id, userId }: Stored): Promise<void> {
  const logins = await database.logins.find({ userId, push: { $ne: null } }, { _id: 1 }).lean();
  for (const login of logins) {
    const data = { notificationId: _id.toString(), loginId: login._id.toString() };
    await jobs.add({ kind: 'push:send', key: `${data.notificationId}:${data.loginId}`, data });
  }
}

async function planText({ database, clock, jobs }: PlanDeps, { _id, userId }: Stored): Promise<void> {
  if (!(await reminderNumber(database, userId, clock.now()))) return;
  const notificationId = _id.toString();
  await jobs.add({ kind: 'text:send', key: notificationId, data: { notificationId } });
}
