import { AppError } from '@preproom/models/contract/http/errors';
import { pageCount } from '@preproom/models/contract/http/paging';
import { JOBS_PER_PAGE, type Job, type JobSummary } from '@preproom/models/contract/site/jobs';
import type { StoredJob } from '@preproom/models/db/site/job.model';
import type { AppDeps } from '../../deps.ts';
import type { JobPageHandlers } from './job.policy.ts';
import { findJobs, jobPlaces } from './job.service.ts';

export function jobHandlers({ database, clock }: AppDeps): JobPageHandlers {
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
      const job = await database.jobs.findById(params.job, { facets: 0 }).lean<StoredJob>();
      if (!job) throw new AppError('not_found');
      return { data: presentJob(job, new Date(clock.now())) };
    },
  };
}

function presentSummary(job: Omit<StoredJob, 'description' | 'facets'>, now: Date): JobSummary {
  const { _id, title, company, place, isRemote, experience, salary, skills, isOpen, isSample } = job;
  const isOver = job.expiresAt <= now;
  return {
    _id: _id.toString(),
    title,
    company,
    place,
    isRemote,
    experience,
    salary,
    skills,
    postedAt: job.postedAt.toISOString(),
    expiresAt: job.expiresAt.toISOString(),
    state: !isOpen ? 'closed' : isOver ? 'expired' : 'open',
    isSample,
  };
}

function presentJob(job: StoredJob, now: Date): Job {
  return { ...presentSummary(job, now), description: job.description, applyUrl: job.applyUrl };
}
