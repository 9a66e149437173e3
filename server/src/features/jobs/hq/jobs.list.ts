import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { type getHqJobs, JobRow } from '@preproom/models/contract/site/hqJobList';
import type { Database } from '@preproom/models/db/database';
import type { JobDocument } from '@preproom/models/db/site/job.model';
import type { ListDefinition } from '../../../lists/listDefinition.ts';

type Query = Omit<QueryOf<typeof getHqJobs>, 'after' | 'before'>;

export const JOB_COLUMNS = JobRow.keyof().options;

export function jobList(database: Database): ListDefinition<JobDocument, JobRow, Query> {
  return {
    model: ({ jobs }) => jobs,
    sortPaths: { savedAt: 'savedAt' },
    search: [
      { path: 'titleWords', as: 'words' },
      { path: '_id', as: 'id' },
    ],
    filter: ({ state }) => ({ ...(state && { state }) }),
    present: (jobs) =>
      Promise.all(
        jobs.map(async ({ _id, title, company, place, state, expiresAt, savedAt, isSample }) => ({
          _id: _id.toString(),
          title,
          company,
          place,
          state,
          expiresAt: expiresAt.toISOString(),
          savedAt: savedAt.toISOString(),
          applications: await database.jobApplications.countDocuments({ jobId: _id }),
          isSample,
        })),
      ),
  };
}
