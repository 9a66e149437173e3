import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { ApplicationRow, type getHqApplications } from '@preproom/models/contract/jobs/team/applications';
import type { Database } from '@preproom/models/db/database';
import type { StoredJob } from '@preproom/models/db/jobs/job.model';
import type {
  JobApplicationDocument,
  StoredApplication,
} from '@preproom/models/db/jobs/jobApplication.model';
import { Types } from 'mongoose';
import type { ListDefinition } from '../../../lists/listDefinition.ts';

type Query = Omit<QueryOf<typeof getHqApplications>, 'after' | 'before'>;

export const APPLICATION_COLUMNS = ApplicationRow.keyof().options;
const FIELDS = ['Name', 'jobId', 'status', 'appliedAt'] as const;

export function applicationList(
  database: Database,
): ListDefinition<JobApplicationDocument, ApplicationRow, Query, (typeof FIELDS)[number]> {
  return {
    model: ({ jobApplications }) => jobApplications,
    fields: FIELDS,
    sortPaths: { appliedAt: 'appliedAt' },
    search: [
      { path: 'nameWords', as: 'words' },
      { path: '_id', as: 'id' },
    ],
    filter: ({ status, jobId }) => ({
      ...(jobId && { jobId: new Types.ObjectId(jobId) }),
      ...(status && { status }),
    }),
    present: (applications) => presentRows(database, applications),
  };
}

export async function presentRows(
  { jobs }: Database,
  applications: Pick<StoredApplication, '_id' | (typeof FIELDS)[number]>[],
): Promise<ApplicationRow[]> {
  const ids = applications.map(({ jobId }) => jobId);
  const found = await jobs.find({ _id: { $in: ids } }, { title: 1, company: 1 }).lean<StoredJob[]>();
  const jobOf = new Map(found.map((job) => [job._id.toString(), job]));
  return applications.map(({ _id, Name, jobId, status, appliedAt }) => {
    const job = jobOf.get(jobId.toString());
    return {
      _id: _id.toString(),
      Name,
      jobTitle: job?.title ?? '',
      company: job?.company ?? '',
      status,
      appliedAt: appliedAt.toISOString(),
    };
  });
}
