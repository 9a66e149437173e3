import type { StoredJob } from '@preproom/models/db/jobs/job.model';
import type { StoredJobAlert } from '@preproom/models/db/jobs/jobAlert.model';
import type { AppDeps } from '../../../deps.ts';

/** Mails a new job to every learner with a saved search that it fits; the mail's key makes it one for each. */
export async function mailAlerts(
  { database, mail }: Pick<AppDeps, 'database' | 'mail'>,
  job: StoredJob,
): Promise<void> {
  const { title, company, place } = job;
  const jobId = job._id.toString();
  const facets = new Set(job.facets);
  const told = new Set<string>();
  for await (const alert of database.jobAlerts.find().lean<StoredJobAlert[]>().cursor()) {
    const { learnerId, facets: wanted } = alert as unknown as StoredJobAlert;
    const id = learnerId.toString();
    if (told.has(id) || !wanted.every((facet) => facets.has(facet))) continue;
    told.add(id);
    const user = await database.users.findById(learnerId, { Email: 1, language: 1 }).lean();
    if (!user) continue;
    await mail.queue({
      ...{ template: 'jobAlert', jobId, title, company, place },
      ...{ to: user.Email, userId: learnerId, language: user.language, key: `job-alert:${jobId}:${id}` },
    });
  }
}
