import { DAY_MS } from '@preproom/models/contract/http/durations';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { applyForJob, uploadApplicationResume } from '@preproom/models/contract/jobs/applications';
import { createJob, type HqJob, type JobText, setJobState } from '@preproom/models/contract/jobs/team/jobs';
import { createUser } from '@preproom/models/db/testing/factories';
import { A_PDF } from '../accounts/documents.ts';
import { hqTeam } from '../accounts/team/team.ts';
import { upload } from '../accounts/uploads.ts';
import type { ApiClient } from '../stack/apiClient.ts';

/** For a file of tests about jobs: a team member who writes them, and learners who apply. */
export function jobOffice() {
  const team = hqTeam();
  const text = (change: Partial<JobText> = {}): JobText => ({
    ...{ title: 'Developer', company: 'A company', place: 'Pune', isRemote: false, salary: null },
    ...{ experience: { minYears: 0, maxYears: 2 }, skills: ['React'], applyUrl: null },
    description: '<p>You build pages.</p>',
    expiresAt: new Date(team.stack.clock.now() + 30 * DAY_MS).toISOString(),
    ...change,
  });
  const setState = ({ _id: job, revision }: HqJob, state: 'open' | 'closed') =>
    team.admin.call(setJobState, { params: { job }, body: { revision, state } });
  return Object.assign(team, {
    text,
    setState,
    async draft(change: Partial<JobText> = {}): Promise<HqJob> {
      return (await team.admin.call(createJob, { body: text(change) })).body.data;
    },
    async published(change: Partial<JobText> = {}): Promise<HqJob> {
      const { body } = await team.admin.call(createJob, { body: text(change) });
      return (await setState(body.data, 'open')).body.data;
    },
    async learner(change: Parameters<typeof createUser>[1] = {}) {
      const user = await createUser(team.stack.database, { Name: 'Asha Rao', completed: true, ...change });
      return { user, client: await team.stack.enter(user) };
    },
    uploadResume: (client: ApiClient, { _id }: Pick<HqJob, '_id'>) =>
      upload(client, endpointPath(uploadApplicationResume).replace(':job', _id), A_PDF, 'mine.pdf'),
    apply: (
      client: ApiClient,
      { _id: job }: Pick<HqJob, '_id'>,
      resume: 'uploaded' | 'profile' = 'uploaded',
    ) => client.call(applyForJob, { params: { job }, body: { resume, note: 'I like pages.' } }),
    /** With an uploaded resume. */
    async applied(client: ApiClient, job: Pick<HqJob, '_id'>) {
      await this.uploadResume(client, job);
      return (await this.apply(client, job)).body;
    },
  });
}
