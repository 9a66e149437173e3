import type { NotificationKind } from '@preproom/models/contract/notifications/notifications';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import type { Jobs } from '../backgroundJobs/jobs.ts';

export type PlannedPush = { notificationId: string; loginId: string };

declare module '../backgroundJobs/jobs.ts' {
  interface JobData {
    'push:send': PlannedPush;
  }
}

/** What a person should not miss while no page is open; everything else waits in the list. */
const PUSHED: ReadonlySet<NotificationKind> = new Set(['session_reminder', 'feedback_ready']);

/** Plans one message for each browser of theirs that takes them. */
export async function planPushes(
  { database, jobs }: { database: Database; jobs: Jobs },
  { _id, userId, kind }: { _id: Types.ObjectId; userId: Types.ObjectId; kind: NotificationKind },
): Promise<void> {
  if (!PUSHED.has(kind)) return;
  const logins = await database.logins.find({ userId, push: { $ne: null } }, { _id: 1 }).lean();
  for (const login of logins) {
    const data = { notificationId: _id.toString(), loginId: login._id.toString() };
    await jobs.add({ kind: 'push:send', key: `${data.notificationId}:${data.loginId}`, data });
  }
}
