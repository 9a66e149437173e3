import { wantsTextReminders } from '@preproom/models/db/notifications/textReminders';
import { PermanentJobError } from '../../../backgroundJobs/jobs.ts';
import type { AppDeps } from '../../../deps.ts';
import type { PlannedText } from '../../../notifications/planDeliveries.ts';
import { readPush } from '../push/readPush.ts';

/** Sends a reminder to a phone, unless it is out of date or the person does not want it any more. */
export async function sendText(deps: AppDeps, { notificationId }: PlannedText): Promise<void> {
  const { config, database, textMessages } = deps;
  const known = textMessages && (await readPush(deps, notificationId));
  if (!known) return;
  const { userId, message } = known;
  const user = await database.users.findById(userId, { phone: 1 }).lean();
  if (!user?.phone || !(await wantsTextReminders(database, userId))) return;
  const link = (config.PUBLIC_URL ?? deps.ownUrl()) + message.path;
  const text = `${config.BRAND_NAME}: ${message.title}. ${message.body} ${link}`;
  const outcome = await textMessages.send({ to: user.phone, text, key: notificationId });
  if (outcome === 'refused') throw new PermanentJobError('The provider refuses the text message');
}
