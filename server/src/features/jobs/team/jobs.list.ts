import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { type getHqJobs, JobRow } from '@preproom/models/contract/jobs/team/jobList';
import type { Database } from '@preproom/models/db/database';
import type { JobDocument } from '@preproom/models/db/jobs/job.model';
import type { Types } from 'mongoose';
import type { ListDefinition } from '../../../lists/listDefinition.ts';

type Query = Omit<QueryOf<typeof getHqJobs>, 'after' | 'before'>;

export const JOB_COLUMNS = JobRow.keyof().options;
const FIELDS = ['title', 'company', 'place', 'state', 'expiresAt', 'savedAt', 'isSample'] as const;

export function jobList(
  database: Database,
): ListDefinition<JobDocument, JobRow, Query, (typeof FIELDS)[number]> {
  return {
    model: ({ jobs }) => jobs,
    fields: FIELDS,
    sortPaths: { savedAt: 'savedAt' },
    search: [
      { path: 'titleWords', as: 'words' },
      { path: '_id', as: 'id' },
    ],
    filter: ({ state }) => ({ ...(state && { state }) }),
    async present(jobs) {
      const counts = await countApplications(
        database,
        jobs.map(({ _id }) => _id),
      );
      return jobs.map(({ _id, title, company, place, state, expiresAt, savedAt, isSample }) => ({
        _id: _id.toString(),
        title,
        company,
        place,
        state,
        expiresAt: expiresAt.toISOString(),
        savedAt: savedAt.toISOString(),
        applications: counts.get(_id.toString()) ?? 0,
        isSample,
      }));
    },
  };
}

async function countApplications(
  { jobApplications }: Database,
  jobIds: Types.ObjectId[],
): Promise<Map<string, number>> {
  const counts = await jobApplications.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { jobId: { $in: jobIds } } },
    { $group: { _id: '$jobId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id.toString(), count]));
}
