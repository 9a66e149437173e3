import { PermanentJobError } from '../../../backgroundJobs/jobs.ts';
import type { AppDeps } from '../../../deps.ts';
import type { PlannedPush } from '../../../notifications/planDeliveries.ts';
import { readPush } from './readPush.ts';

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
