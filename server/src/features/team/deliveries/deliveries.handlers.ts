import { MAIL_JOB } from '@preproom/models/contract/team/deliveries';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { JobRunDocument } from '@preproom/models/db/operations/jobRun.model';
import { retryJob } from '../../../backgroundJobs/jobs.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Stored } from '../../../lists/listDefinition.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { TeamHandlers } from '../team.policy.ts';
import { DELIVERY_COLUMNS, deliveryList } from './deliveries.list.ts';
import { canSendAgain, findMails, mailIdOf } from './failedMails.ts';

type DeliveryHandlers = Pick<TeamHandlers, 'getHqDeliveries' | 'exportHqDeliveries' | 'retryDeliveries'>;

export function deliveryHandlers(deps: AppDeps): DeliveryHandlers {
  const { database, clock } = deps;
  const list = listHandlers(deps, deliveryList(deps), { name: 'deliveries', columns: DELIVERY_COLUMNS });
  return {
    getHqDeliveries: list.page,
    exportHqDeliveries: list.exported,
    async retryDeliveries({ actor, body: { ids } }) {
      const jobs = await database.jobRuns.find({ _id: { $in: ids } }).lean<Stored<JobRunDocument>[]>();
      const mails = await findMails(database, jobs);
      const isRetried = async (job: Stored<JobRunDocument>): Promise<boolean> => {
        if (job.state !== 'failed') return true;
        const mailId = mailIdOf(job);
        if (job.kind === MAIL_JOB && !canSendAgain(mails.get(mailId ?? ''), clock.now())) return false;
        await retry(deps, actor.userId, job, mailId);
        return true;
      };
      const answers = await Promise.all(
        jobs.map(async (job) => [job._id.toString(), await isRetried(job)] as const),
      );
      const retried = new Set(answers.filter(([, isDone]) => isDone).map(([id]) => id));
      return {
        retried: ids.filter((id) => retried.has(id)),
        refused: ids.filter((id) => !retried.has(id)),
      };
    },
  };
}

/** Restarts the job and adds the audit entry, both only while the job is marked as failed: a second click changes nothing. */
async function retry(
  deps: AppDeps,
  actorId: string,
  { _id, kind, attempts, lastError }: Stored<JobRunDocument>,
  mailId: string | null,
): Promise<void> {
  const { database, clock } = deps;
  // First, as the job sends only what is queued.
  if (mailId !== null)
    await database.mails.updateOne({ _id: mailId, state: 'refused' }, { $set: { state: 'queued' } });
  if (!(await retryJob(deps, _id))) return;
  await recordAudit(database, {
    at: new Date(clock.now()),
    actorId,
    action: 'delivery:retry',
    targetId: _id,
    before: { state: 'failed', kind, attempts, lastError },
    after: { state: 'waiting' },
  });
}
