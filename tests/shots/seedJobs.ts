import { DAY_MS } from '@preproom/models/contract/http/durations';
import { addJobAlert } from '@preproom/models/contract/jobs/jobAlerts';
import type { Database } from '@preproom/models/db/database';
import { applicationIdOf } from '@preproom/models/db/jobs/jobApplication.model';
import { createFile } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import type { ApiClient } from '../support/stack/apiClient.ts';

const NO_SEARCH = { q: '', place: '', remote: '', experience: '', salary: '', skills: '' } as const;

/** A learner's applications in each state, and two alerts; answers the id of one that waits for the team. */
export async function seedJobs(
  database: Database,
  learner: ApiClient,
  learnerId: Types.ObjectId,
): Promise<{ application: string }> {
  const jobs = await database.jobs.find({ applyUrl: null }).sort({ postedAt: -1 }).skip(1).limit(4).lean();
  const statuses = ['new', 'shortlisted', 'declined', 'withdrawn'] as const;
  for (const [i, status] of statuses.entries()) {
    const job = jobs[i];
    if (!job) continue;
    const at = new Date(Date.now() - (i + 1) * DAY_MS);
    const _id = applicationIdOf(learnerId.toString(), job._id.toString());
    await database.jobApplications.create({
      ...{ _id, jobId: job._id, learnerId, Name: 'Demo Learner', status, appliedAt: at, changedAt: at },
      note: status === 'withdrawn' ? '' : 'I’ve built two reports like these in a college project.',
      message: status === 'shortlisted' ? 'Can you come for a conversation on Monday at 11?' : null,
    });
    await createFile(database, { folder: 'application', ownerId: learnerId, itemId: _id });
  }
  await learner.call(addJobAlert, { body: { ...NO_SEARCH, place: 'Pune', skills: 'React, TypeScript' } });
  await learner.call(addJobAlert, { body: { ...NO_SEARCH, q: 'analyst', experience: '0', salary: '5' } });
  return { application: applicationIdOf(learnerId.toString(), String(jobs[0]?._id)).toString() };
}
