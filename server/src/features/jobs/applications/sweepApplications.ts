import { DAY_MS } from '@preproom/models/contract/http/durations';
import { APPLICATION_RETENTION_DAYS } from '@preproom/models/contract/jobs/jobLimits';
import type { File } from '@preproom/models/db/accounts/file.model';
import type { StoredApplication } from '@preproom/models/db/jobs/jobApplication.model';
import { type FileDeps, removeFile, removeStored } from '../../../files/storedFiles.ts';
import { resumePlace } from './apply.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Deletes old applications, and resumes that were uploaded for none. */
    'applications:sweep': Record<string, never>;
  }
}

/** A resume that was uploaded is kept this long for its application. */
const UNUSED_DAYS = 1;
/** Older files have been looked at by earlier runs. */
const LOOKED_AT_DAYS = 8;
const AT_ONCE = 500;

export async function sweepApplications(deps: FileDeps): Promise<void> {
  const daysAgo = (days: number) => new Date(deps.clock.now() - days * DAY_MS);
  const { jobApplications, files } = deps.database;
  const old = await jobApplications
    .find({ appliedAt: { $lt: daysAgo(APPLICATION_RETENTION_DAYS) } })
    .limit(AT_ONCE)
    .lean<StoredApplication[]>();
  for (const { _id } of old) {
    await removeFile(deps, resumePlace(_id));
    await jobApplications.deleteOne({ _id });
  }
  const uploaded = { $gte: daysAgo(LOOKED_AT_DAYS), $lt: daysAgo(UNUSED_DAYS) };
  const resumes = files.find({ state: 'ready', createdAt: uploaded, folder: 'application' });
  for await (const found of resumes.lean<File[]>().cursor()) {
    const file = found as unknown as File;
    const sent = { _id: file.itemId, status: { $ne: 'withdrawn' as const } };
    if (!(await jobApplications.exists(sent))) await removeStored(deps, file);
  }
}
