import { AppError } from '@preproom/models/contract/http/errors';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { StoredJob } from '@preproom/models/db/jobs/job.model';
import { applicationIdOf } from '@preproom/models/db/jobs/jobApplication.model';
import { areStanding } from '@preproom/models/db/privacy/standing';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { copyFile } from '../../../files/copyFile.ts';
import { findFile, removeFile } from '../../../files/storedFiles.ts';

export interface Asked {
  learnerId: string;
  jobId: string;
  resume: 'uploaded' | 'profile';
  note: string;
}
type ApplyDeps = Pick<AppDeps, 'config' | 'database' | 'storage' | 'clock'>;

/** Where the resume of an application is. */
export const resumePlace = (applicationId: Types.ObjectId) =>
  ({ folder: 'application', itemId: applicationId }) as const;

/**
 * Applies once for each job; again only after withdrawing. One write on the application's own id decides between two requests. Throws
 * `profile_needed` (a minor's profile is finished only with a guardian's consent), `too_late`, `already_applied`, `bad_request`.
 */
export async function apply(deps: ApplyDeps, asked: Asked): Promise<void> {
  const { database, clock } = deps;
  const { learnerId, jobId, note } = asked;
  const _id = applicationIdOf(learnerId, jobId);
  const now = new Date(clock.now());
  const [Name] = await Promise.all([
    findLearnerName(deps, learnerId),
    requireOpenJob(deps, jobId, now),
    requireNotApplied(deps, _id),
  ]);
  await provideResume(deps, asked, _id);
  const application = {
    ...{ jobId: new Types.ObjectId(jobId), learnerId: new Types.ObjectId(learnerId), Name, note },
    ...{ status: 'new' as const, message: null, appliedAt: now, changedAt: now },
  };
  await database.jobApplications
    .updateOne({ _id, status: 'withdrawn' }, { $set: application }, { upsert: true })
    .catch((error) => {
      throw isDuplicateKey(error) ? new AppError('already_applied', undefined, { cause: error }) : error;
    });
  if (await areStanding(database, [application.learnerId])) return;
  await database.jobApplications.deleteOne({ _id });
  await removeFile(deps, resumePlace(_id));
}

/** Throws `application_decided` when nothing is left to withdraw. What the team no longer needs is deleted. */
export async function withdraw(deps: ApplyDeps, learnerId: string, jobId: string): Promise<void> {
  const _id = applicationIdOf(learnerId, jobId);
  const fields = { note: '', message: null, changedAt: new Date(deps.clock.now()) };
  const { matchedCount } = await deps.database.jobApplications.updateOne(
    { _id, status: { $in: ['new', 'shortlisted'] } },
    { $set: { status: 'withdrawn', ...fields }, $unset: { untold: 1 } },
  );
  if (matchedCount === 0) throw new AppError('application_decided');
  // The sweep removes it if this fails.
  await removeFile(deps, resumePlace(_id));
}

async function findLearnerName({ database }: ApplyDeps, learnerId: string): Promise<string> {
  const learner = await database.users.findById(learnerId, { Name: 1, completed: 1, deletion: 1 }).lean();
  if (!learner || learner.deletion) throw new AppError('signed_out');
  if (!learner.completed) throw new AppError('profile_needed');
  return learner.Name;
}

async function requireOpenJob({ database }: ApplyDeps, jobId: string, now: Date): Promise<void> {
  const job = await database.jobs
    .findOne({ _id: jobId, state: { $ne: 'draft' } }, { state: 1, expiresAt: 1, applyUrl: 1 })
    .lean<StoredJob>();
  if (!job) throw new AppError('not_found');
  if (job.state !== 'open' || job.expiresAt <= now) throw new AppError('too_late');
  // Its company takes applications on a page of its own.
  if (job.applyUrl) throw new AppError('apply_elsewhere');
}

async function requireNotApplied({ database }: ApplyDeps, _id: Types.ObjectId): Promise<void> {
  const applied = { _id, status: { $ne: 'withdrawn' as const } };
  if (await database.jobApplications.exists(applied)) throw new AppError('already_applied');
}

/** A copy of the profile's, which stays as it was sent when the profile gets another. */
async function provideResume(
  deps: ApplyDeps,
  { learnerId, resume }: Asked,
  _id: Types.ObjectId,
): Promise<void> {
  const place = resumePlace(_id);
  const source = resume === 'uploaded' ? place : ({ folder: 'resume', itemId: learnerId } as const);
  const file = await findFile(deps.database, source);
  if (!file) throw new AppError('bad_request', undefined, { fields: { resume: 'is missing' } });
  if (resume === 'profile') await copyFile(deps, file, { ...place, ownerId: learnerId });
}
