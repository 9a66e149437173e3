import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { DeliveryRow, type getHqDeliveries, MAIL_JOB } from '@preproom/models/contract/team/deliveries';
import type { Database } from '@preproom/models/db/database';
import type { JobRunDocument } from '@preproom/models/db/operations/jobRun.model';
import type { AppDeps } from '../../../deps.ts';
import type { ListDefinition, Stored } from '../../../lists/listDefinition.ts';
import { canSendAgain, findMails, mailIdOf } from './failedMails.ts';

type Query = Omit<QueryOf<typeof getHqDeliveries>, 'after' | 'before'>;

const FIELDS = ['kind', 'key', 'data', 'runAt', 'createdAt', 'attempts', 'lastError'] as const;
type Field = (typeof FIELDS)[number];

export const DELIVERY_COLUMNS = DeliveryRow.keyof().options;

/** Failed jobs; those that send e-mails with what the team may see of the e-mail. Sorted by when they are removed, which is a fixed time after they failed. */
export function deliveryList({
  database,
  clock,
}: Pick<AppDeps, 'database' | 'clock'>): ListDefinition<JobRunDocument, DeliveryRow, Query, Field> {
  return {
    model: ({ jobRuns }) => jobRuns,
    fields: FIELDS,
    sortPaths: { failedAt: 'removeAt' },
    search: [
      { path: 'kind', as: 'exact', index: { state: 1, kind: 1, removeAt: -1, _id: -1 } },
      { path: '_id', as: 'id' },
    ],
    filter: ({ what }) => ({
      state: 'failed',
      ...(what && { kind: what === 'mails' ? MAIL_JOB : { $ne: MAIL_JOB } }),
    }),
    present: (jobs) => presentJobs(database, jobs, clock.now()),
  };
}

async function presentJobs(
  database: Database,
  jobs: Stored<Pick<JobRunDocument, Field>>[],
  nowMs: number,
): Promise<DeliveryRow[]> {
  const mails = await findMails(database, jobs);
  return jobs.map((job) => {
    const mail = mails.get(mailIdOf(job) ?? '');
    return {
      _id: job._id.toString(),
      kind: job.kind,
      key: job.key,
      template: mail?.template ?? null,
      failedAt: job.runAt.toISOString(),
      createdAt: job.createdAt.toISOString(),
      attempts: job.attempts,
      error: job.lastError,
      canRetry: job.kind !== MAIL_JOB || canSendAgain(mail, nowMs),
    };
  });
}
