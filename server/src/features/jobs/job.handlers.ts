import { AppError } from '@preproom/models/contract/http/errors';
import { pageCount } from '@preproom/models/contract/http/paging';
import { JOBS_PER_PAGE } from '@preproom/models/contract/jobs/jobs';
import type { StoredJob } from '@preproom/models/db/jobs/job.model';
import type { AppDeps } from '../../deps.ts';
import type { JobHandlers } from './job.policy.ts';
import { presentJob, presentSummary } from './job.present.ts';
import { findJobs, jobPlaces } from './job.service.ts';

/** What visitors see. */
export function publicJobHandlers({ database, clock }: AppDeps): Pick<JobHandlers, 'getJobs' | 'getJob'> {
  return {
    async getJobs({ query }) {
      const now = new Date(clock.now());
      const [{ jobs, total }, places] = await Promise.all([
        findJobs(database, query, now),
        jobPlaces(database),
      ]);
      return {
        data: jobs.map((job) => presentSummary(job, now)),
        total,
        pages: pageCount(total, JOBS_PER_PAGE),
        places,
      };
    },

    async getJob({ params }) {
      const job = await database.jobs
        .findOne({ _id: params.job, state: { $ne: 'draft' } }, { facets: 0 })
        .lean<StoredJob>();
      if (!job) throw new AppError('not_found');
      return { data: presentJob(job, new Date(clock.now())) };
    },
  };
}
