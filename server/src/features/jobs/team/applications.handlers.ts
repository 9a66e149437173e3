import { AppError } from '@preproom/models/contract/http/errors';
import type { HqApplication } from '@preproom/models/contract/jobs/team/applications';
import type { StoredJob } from '@preproom/models/db/jobs/job.model';
import type { StoredApplication } from '@preproom/models/db/jobs/jobApplication.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { AppDeps } from '../../../deps.ts';
import { findFile } from '../../../files/storedFiles.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import { resumePlace } from '../applications/apply.ts';
import type { JobHandlers } from '../job.policy.ts';
import { APPLICATION_COLUMNS, applicationList, presentRows } from './applications.list.ts';

type Names =
  | 'getHqApplications'
  | 'exportHqApplications'
  | 'getHqApplicationJobs'
  | 'getHqApplication'
  | 'decideApplication';

/** Jobs offered as a filter. */
const MAX_JOBS = 100;

/** The team's calls about applications. */
export function hqApplicationHandlers(deps: AppDeps): Pick<JobHandlers, Names> {
  const { database, clock, jobs } = deps;
  const columns = APPLICATION_COLUMNS;
  const list = listHandlers(deps, applicationList(database), { name: 'applications', columns });
  return {
    getHqApplications: list.page,
    exportHqApplications: list.exported,
    async getHqApplicationJobs() {
      const found = await database.jobs
        .find({}, { title: 1, company: 1 })
        .sort({ savedAt: -1, _id: -1 })
        .limit(MAX_JOBS)
        .lean<StoredJob[]>();
      return { data: found.map(({ _id, title, company }) => ({ _id: _id.toString(), title, company })) };
    },
    async getHqApplication({ actor, params: { applicationId } }) {
      const application = await findApplication(deps, applicationId);
      await recordAudit(database, {
        at: new Date(clock.now()),
        actorId: actor.userId,
        action: 'application:read',
        targetId: application.learnerId,
        after: { application: applicationId },
      });
      return { data: await presentApplication(deps, application) };
    },
    async decideApplication({ actor, params: { applicationId }, body: { from, status, message }, log }) {
      if (from === status || from === 'withdrawn') throw new AppError('conflict');
      const changedAt = new Date(clock.now());
      const change = { status, message: message || null, changedAt, untold: true as const };
      const decided = await database.jobApplications
        .findOneAndUpdate({ _id: applicationId, status: from }, { $set: change }, { returnDocument: 'after' })
        .lean<StoredApplication>();
      if (!decided) {
        await findApplication(deps, applicationId);
        throw new AppError('conflict');
      }
      await recordAudit(database, {
        at: changedAt,
        actorId: actor.userId,
        action: 'application:decide',
        targetId: decided.learnerId,
        before: { application: applicationId, status: from },
        after: { application: applicationId, status, message: change.message },
      });
      await jobs.add({ kind: 'jobs:tell', key: `${applicationId}-${changedAt.getTime()}`, data: {} });
      log.info({ applicationId, status }, 'application decided');
      return { data: await presentApplication(deps, decided) };
    },
  };
}

async function findApplication({ database }: AppDeps, applicationId: string): Promise<StoredApplication> {
  const application = await database.jobApplications.findById(applicationId).lean<StoredApplication>();
  if (!application) throw new AppError('not_found');
  return application;
}

async function presentApplication(
  { database }: AppDeps,
  application: StoredApplication,
): Promise<HqApplication> {
  const { _id, learnerId, note, message } = application;
  const [[row], learner, resume] = await Promise.all([
    presentRows(database, [application]),
    database.users.findById(learnerId, { Email: 1, phone: 1 }).lean(),
    findFile(database, resumePlace(_id)),
  ]);
  // The account was deleted a moment ago, and this goes with it.
  if (!row || !learner) throw new AppError('not_found');
  return {
    ...row,
    Email: learner.Email,
    phone: learner.phone,
    note,
    message,
    resume: resume && { _id: resume._id.toString(), name: resume.name, size: resume.size },
  };
}
