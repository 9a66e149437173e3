import type { Job, JobSummary } from '@preproom/models/contract/jobs/jobs';
import type { StoredJob } from '@preproom/models/db/jobs/job.model';

type Written = Omit<StoredJob, 'facets' | 'revision' | 'savedAt'>;

/** A job in a list. */
export function presentSummary(job: Omit<Written, 'description'>, now: Date): JobSummary {
  const { _id, title, company, place, isRemote, experience, salary, skills, isSample } = job;
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
    state: publicState(job, now),
    isSample,
  };
}

/** As its page has it. */
export function presentJob(job: Written, now: Date): Job {
  return { ...presentSummary(job, now), description: job.description, applyUrl: job.applyUrl };
}

/** Where a job stands for visitors, who see no drafts. */
export function publicState(
  { state, expiresAt }: Pick<StoredJob, 'state' | 'expiresAt'>,
  now: Date,
): JobSummary['state'] {
  if (state !== 'open') return 'closed';
  return expiresAt <= now ? 'expired' : 'open';
}
