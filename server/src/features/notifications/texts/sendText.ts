import { hasLink } from '@preproom/models/contract/reports/reviewText';
import { PermanentJobError } from '../../../backgroundJobs/jobs.ts';
import type { AppDeps } from '../../../deps.ts';
import type { PlannedText } from '../../../notifications/planDeliveries.ts';
import { reminderNumber } from '../../../notifications/textNumber.ts';
import { readPush } from '../push/readPush.ts';

/** Sends a reminder to a phone, unless it is out of date or the person does not want it on this number any more. */
export async function sendText(deps: AppDeps, { notificationId }: PlannedText): Promise<void> {
  const { config, database, clock, textMessages } = deps;
  const known = textMessages && (await readPush(deps, notificationId, namedInText));
  if (!known) return;
  const { userId, message } = known;
  const to = await reminderNumber(database, userId, clock.now());
  if (!to) return;
  const link = (config.PUBLIC_URL ?? deps.ownUrl()) + message.path;
  const text = `${config.BRAND_NAME}: ${message.title}. ${message.body} ${link}`;
  const outcome = await textMessages.send({ to, text, key: notificationId });
  if (outcome === 'refused') throw new PermanentJobError('The provider refuses the text message');
}

/** Anybody can choose their name, and this server's texts are trusted: a name that says more than a name is left out. */
function namedInText(name: string): string | null {
  return /[\p{N}/:@]/u.test(name) || hasLink(name) ? null : name;
}
