import { MAIL_JOB } from '@preproom/models/contract/team/deliveries';
import type { Database } from '@preproom/models/db/database';
import type { MailDocument } from '@preproom/models/db/notifications/mail.model';
import type { JobRunDocument } from '@preproom/models/db/operations/jobRun.model';

/** What is known of an e-mail without its address and words. */
export type FailedMail = Pick<MailDocument, 'template' | 'state' | 'sendBefore'> & { isWiped: boolean };

/** The e-mail that a job sends; null for any other job. */
export function mailIdOf({ kind, data }: Pick<JobRunDocument, 'kind' | 'data'>): string | null {
  return kind === MAIL_JOB ? String(data.mailId) : null;
}

/** The e-mails of these jobs, by their ids. */
export async function findMails(
  { mails }: Database,
  jobs: readonly Pick<JobRunDocument, 'kind' | 'data'>[],
): Promise<Map<string, FailedMail>> {
  const ids = jobs.flatMap((job) => mailIdOf(job) ?? []);
  const found = await mails
    .find({ _id: { $in: ids } }, { template: 1, state: 1, sendBefore: 1, text: 1 })
    .lean();
  return new Map(
    found.map(({ _id, text, ...mail }) => [_id.toString(), { ...mail, isWiped: text === null }]),
  );
}

/** Whether it is of use to try again: it was refused, or never got as far, and is neither too old nor wiped. */
export function canSendAgain(mail: FailedMail | undefined, nowMs: number): boolean {
  if (!mail || mail.isWiped) return false;
  return (mail.state === 'refused' || mail.state === 'queued') && mail.sendBefore.getTime() > nowMs;
}
