import { AppError } from '@preproom/models/contract/http/errors';
import type { HqJob } from '@preproom/models/contract/jobs/team/jobs';
import type { StoredJob } from '@preproom/models/db/jobs/job.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { JobHandlers } from '../job.policy.ts';
import { presentJob } from '../job.present.ts';
import { fieldsOfText } from '../job.service.ts';
import { JOB_COLUMNS, jobList } from './jobs.list.ts';
import { createJob, type Saver, saveJob, setJobState } from './saveJob.ts';

type Names =
  | 'getHqJobs'
  | 'exportHqJobs'
  | 'createJob'
  | 'previewJob'
  | 'getHqJob'
  | 'saveJob'
  | 'setJobState';

/** The team's calls about jobs. */
export function hqJobHandlers(deps: AppDeps): Pick<JobHandlers, Names> {
  const { database, clock } = deps;
  const saver = ({ userId }: { userId: string }): Saver => ({ userId, now: new Date(clock.now()) });
  const list = listHandlers(deps, jobList(database), { name: 'jobs', columns: JOB_COLUMNS });
  return {
    getHqJobs: list.page,
    exportHqJobs: list.exported,
    async createJob({ actor, body }) {
      return { data: presentHqJob(await createJob(database, body, saver(actor))) };
    },
    async previewJob({ body }) {
      const postedAt = new Date(clock.now());
      const facts = { _id: new Types.ObjectId(), state: 'open', postedAt, isSample: false } as const;
      return { data: presentJob({ ...fieldsOfText(body), ...facts }, postedAt) };
    },
    async getHqJob({ params }) {
      const job = await database.jobs.findById(params.job).lean<StoredJob>();
      if (!job) throw new AppError('not_found');
      return { data: presentHqJob(job) };
    },
    async saveJob({ actor, params: { job }, body: { revision, ...text } }) {
      return { data: presentHqJob(await saveJob(database, { job, revision }, text, saver(actor))) };
    },
    async setJobState({ actor, params: { job }, body: { revision, state }, log }) {
      const saved = await setJobState(deps, { job, revision }, state, saver(actor));
      log.info({ jobId: job, state }, 'job published or closed');
      return { data: presentHqJob(saved) };
    },
  };
}

function presentHqJob(job: StoredJob): HqJob {
  const { title, company, place, isRemote, experience, salary, skills, description, applyUrl } = job;
  return {
    _id: job._id.toString(),
    ...{ title, company, place, isRemote, experience, salary, skills, description, applyUrl },
    expiresAt: job.expiresAt.toISOString(),
    revision: job.revision,
    savedAt: job.savedAt.toISOString(),
    state: job.state,
    isSample: job.isSample,
  };
}
