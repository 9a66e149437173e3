import type { ApplicationState, OwnApplication } from '@preproom/models/contract/jobs/applications';
import type { File } from '@preproom/models/db/accounts/file.model';
import type { StoredJob } from '@preproom/models/db/jobs/job.model';
import { applicationIdOf, type StoredApplication } from '@preproom/models/db/jobs/jobApplication.model';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { findFile } from '../../../files/storedFiles.ts';
import type { JobHandlers } from '../job.policy.ts';
import { publicState } from '../job.present.ts';
import { apply, resumePlace, withdraw } from './apply.ts';

type Names = 'getApplications' | 'getApplication' | 'applyForJob' | 'withdrawApplication';

const DAY_SECONDS = 24 * 60 * 60;
/** Enough for a day of looking for work. */
const APPLICATIONS_PER_DAY = 30;
const MAX_LISTED = 200;

/** A learner's own applications. */
export function applicationHandlers(deps: AppDeps): Pick<JobHandlers, Names> {
  const { database, clock } = deps;
  const perDay = deps.limiter('applications', APPLICATIONS_PER_DAY, DAY_SECONDS);
  const stateOf = (userId: string, jobId: string) => readState(deps, userId, jobId);
  return {
    async getApplications({ actor }) {
      const found = await database.jobApplications
        .find({ learnerId: actor.userId })
        .sort({ appliedAt: -1, _id: -1 })
        .limit(MAX_LISTED)
        .lean<StoredApplication[]>();
      return { data: await presentOwn(deps, found, new Date(clock.now())) };
    },
    getApplication: ({ actor, params: { job } }) => stateOf(actor.userId, job),
    async applyForJob({ actor, params: { job: jobId }, body, log }) {
      await consumeLimit(perDay, actor.userId);
      await apply(deps, { learnerId: actor.userId, jobId, ...body });
      log.info({ jobId }, 'application received');
      return stateOf(actor.userId, jobId);
    },
    async withdrawApplication({ actor, params: { job: jobId } }) {
      await withdraw(deps, actor.userId, jobId);
      return stateOf(actor.userId, jobId);
    },
  };
}

async function readState(deps: AppDeps, userId: string, jobId: string): Promise<ApplicationState> {
  const { database, clock } = deps;
  const _id = applicationIdOf(userId, jobId);
  const [found, uploaded, profileResume] = await Promise.all([
    database.jobApplications.findById(_id).lean<StoredApplication>(),
    findFile(database, resumePlace(_id)),
    findFile(database, { folder: 'resume', itemId: userId }),
  ]);
  const [application] = await presentOwn(deps, found ? [found] : [], new Date(clock.now()));
  return {
    application: application ?? null,
    uploaded: named(uploaded),
    profileResume: named(profileResume),
  };
}

const named = (file: File | null) => file && { name: file.name, size: file.size };

async function presentOwn(
  { database }: AppDeps,
  applications: StoredApplication[],
  now: Date,
): Promise<OwnApplication[]> {
  const ids = applications.map(({ jobId }) => jobId);
  const facts = { title: 1, company: 1, state: 1, expiresAt: 1 } as const;
  const jobs = await database.jobs.find({ _id: { $in: ids } }, facts).lean<StoredJob[]>();
  const jobOf = new Map(jobs.map((job) => [job._id.toString(), job]));
  return applications.flatMap(({ _id, jobId, status, appliedAt, changedAt, note, message }) => {
    const job = jobOf.get(jobId.toString());
    if (!job) return [];
    const { title, company } = job;
    return {
      _id: _id.toString(),
      job: { _id: jobId.toString(), title, company, state: publicState(job, now) },
      status,
      appliedAt: appliedAt.toISOString(),
      changedAt: changedAt.toISOString(),
      note,
      message,
    };
  });
}
