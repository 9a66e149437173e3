import type { ApplicationStatus } from '@preproom/models/contract/jobs/jobLimits';
import { AUDIENCES, type StoredJob } from '@preproom/models/db/jobs/job.model';
import type { StoredApplication } from '@preproom/models/db/jobs/jobApplication.model';
import type { AppDeps } from '../../deps.ts';
import { mailAlerts } from './alerts/mailAlerts.ts';
import type { ApplicationMail } from './applications/application.mail.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Tells learners of new jobs, decisions and closed jobs. */
    'jobs:tell': Record<string, never>;
  }
}

export type TellDeps = Pick<AppDeps, 'database' | 'mail' | 'notify' | 'log'>;

const NOTIFICATIONS = {
  shortlisted: 'application_shortlisted',
  declined: 'application_declined',
  closed: 'job_closed',
} as const;

/** Sends the notifications that are still due. Each mail and notification has a key, so one that is repeated after a crash arrives once. */
export async function notifyOfJobs(deps: TellDeps): Promise<void> {
  const { jobs, jobApplications } = deps.database;
  const changed = await jobs.find({ untold: { $in: [...AUDIENCES] } }).lean<StoredJob[]>();
  for (const job of changed)
    await tell(deps, job._id.toString(), async () => {
      const { _id, untold = 'applicants' } = job;
      await (untold === 'alerts' ? mailAlerts(deps, job) : notifyApplicants(deps, job));
      await jobs.updateOne({ _id, untold }, { $unset: { untold: 1 } });
    });
  const decided = await jobApplications.find({ untold: true }).lean<StoredApplication[]>();
  for (const application of decided)
    await tell(deps, application._id.toString(), async () => {
      const { _id, changedAt, status } = application;
      if (isDecision(status))
        await notifyApplicant(deps, application, status, `${_id}:${changedAt.getTime()}`);
      await jobApplications.updateOne({ _id, changedAt }, { $unset: { untold: 1 } });
    });
}

/** One that fails keeps no other from being told; it is tried again with the next run. */
async function tell({ log }: TellDeps, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, id }, 'learners could not be told of a job');
  }
}

/** Those whose application is not decided. */
async function notifyApplicants(deps: TellDeps, { _id: jobId }: StoredJob): Promise<void> {
  const waiting = deps.database.jobApplications.find({ jobId, status: 'new' });
  for await (const found of waiting.lean<StoredApplication[]>().cursor()) {
    const application = found as unknown as StoredApplication;
    await notifyApplicant(deps, application, 'closed', `${application._id}:closed`);
  }
}

async function notifyApplicant(
  { database, mail, notify }: TellDeps,
  { jobId, learnerId: userId, message }: StoredApplication,
  event: ApplicationMail['event'],
  part: string,
): Promise<void> {
  const [user, job] = await Promise.all([
    database.users.findById(userId, { Email: 1, language: 1 }).lean(),
    database.jobs.findById(jobId, { title: 1, company: 1 }).lean<StoredJob>(),
  ]);
  if (!user || !job) return;
  const key = `application:${part}`;
  await notify({ userId, key, kind: NOTIFICATIONS[event] });
  await mail.queue({
    ...{ template: 'application', event, title: job.title, company: job.company },
    message: event === 'closed' ? null : message,
    ...{ to: user.Email, userId, language: user.language, key },
  });
}

function isDecision(status: ApplicationStatus): status is 'shortlisted' | 'declined' {
  return status === 'shortlisted' || status === 'declined';
}
