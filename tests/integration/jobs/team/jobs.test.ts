import { DAY_MS } from '@preproom/models/contract/http/durations';
import { withdrawApplication } from '@preproom/models/contract/jobs/applications';
import { addJobAlert, getJobAlerts, type JobSearch } from '@preproom/models/contract/jobs/jobAlerts';
import { MAX_JOB_ALERTS } from '@preproom/models/contract/jobs/jobLimits';
import { getJob, getJobs } from '@preproom/models/contract/jobs/jobs';
import { getHqJobs } from '@preproom/models/contract/jobs/team/jobList';
import {
  createJob,
  getHqJob,
  type HqJob,
  type JobText,
  previewJob,
  saveJob,
} from '@preproom/models/contract/jobs/team/jobs';
import { saveMailPreferences } from '@preproom/models/contract/notifications/mail';
import { sanitizeContent } from '@preproom/server/content/sanitizeContent';
import { HOSTILE_HTML } from '@preproom/server/content/testing/hostileHtml';
import type { Types } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobOffice } from '../../../support/jobs/jobOffice.ts';
import type { ApiClient } from '../../../support/stack/apiClient.ts';

const office = jobOffice();
const save = ({ _id: job, revision }: HqJob, change: Partial<JobText>) =>
  office.admin.call(saveJob, { params: { job }, body: { ...office.text(change), revision } });
const read = ({ _id: job }: HqJob) => office.stack.visitor().call(getJob, { params: { job } });
const search = (change: Partial<JobSearch> = {}): JobSearch => ({
  ...{ q: '', place: '', remote: '', experience: '', salary: '', skills: '' },
  ...change,
});
const subjectsTo = async (userId: Types.ObjectId) =>
  (await office.stack.database.mails.find({ userId }).sort({ at: 1 }).lean()).map(({ subject }) => subject);

beforeEach(async () => {
  await office.stack.database.jobs.deleteMany({});
  await office.stack.database.jobAlerts.deleteMany({});
});

describe('a job', () => {
  test('is nobody’s to see until it is published, closes and reopens, and each step is in the audit log', async () => {
    const draft = await office.draft({ title: 'Android Developer' });
    expect(draft).toMatchObject({ state: 'draft', revision: 1 });
    expect((await read(draft)).status).toBe(404);
    expect((await office.stack.visitor().call(getJobs, { query: {} })).body.total).toBe(0);
    const { body: open } = await office.setState(draft, 'open');
    expect((await read(draft)).body.data).toMatchObject({ title: 'Android Developer', state: 'open' });
    const { body: closed } = await office.setState(open.data, 'closed');
    expect((await read(draft)).body.data.state).toBe('closed');
    await office.setState(closed.data, 'open');
    const entries = await office.audited(draft._id as never);
    expect(entries.map(({ action }) => action)).toEqual([
      'job:create',
      'job:publish',
      'job:close',
      'job:reopen',
    ]);
    expect(entries[1]).toMatchObject({ before: { state: 'draft' }, after: { state: 'open', revision: 2 } });
  });

  test('that two change keeps the first one’s change, and tells the second', async () => {
    const job = await office.published();
    expect((await save(job, { title: 'Mine' })).status).toBe(200);
    expect((await save(job, { title: 'Other' })).body).toMatchObject({ code: 'conflict' });
    expect((await office.setState(job, 'closed')).body).toMatchObject({ code: 'conflict' });
    expect((await read(job)).body.data.title).toBe('Mine');
    const { body } = await office.admin.call(getHqJob, { params: { job: job._id } });
    expect(body.data).toMatchObject({ title: 'Mine', revision: 3, state: 'open' });
  });

  test('is published only with a description and a last day to come', async () => {
    const empty = await office.draft({ description: '<p> </p>' });
    expect((await office.setState(empty, 'open')).body).toMatchObject({
      fields: { description: 'is missing' },
    });
    const past = new Date(office.stack.clock.now() - DAY_MS).toISOString();
    const over = await office.draft({ expiresAt: past });
    expect((await office.setState(over, 'open')).body).toMatchObject({
      fields: { expiresAt: expect.any(String) },
    });
    expect((await office.setState(over, 'closed')).body).toMatchObject({ code: 'conflict' });
  });

  test('has no script in its preview nor when it is stored, and a preview stores nothing', async () => {
    const description = Object.values(HOSTILE_HTML).flat().join('\n').slice(0, 20_000);
    const { body: preview } = await office.admin.call(previewJob, { body: office.text({ description }) });
    expect(await office.stack.database.jobs.countDocuments()).toBe(0);
    const job = await office.draft({ description });
    expect(job.description).toBe(preview.data.description);
    expect(job.description).toBe(sanitizeContent(description));
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ applyUrl: 'javascript:alert(1)' }, 'applyUrl'],
    [{ salary: { minPaise: 2, maxPaise: 1 } }, 'salary'],
    [{ experience: { minYears: 0, maxYears: 41 } }, 'experience.maxYears'],
    [{ expiresAt: 'tomorrow' }, 'expiresAt'],
  ])('%j is refused', async (change, field) => {
    const { status, body } = await office.admin.call(createJob, {
      body: { ...office.text(), ...change } as JobText,
    });
    expect({ status, fields: Object.keys((body as { fields?: object }).fields ?? {}) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  test('is in the team’s list with its applications, by state and by words of its title', async () => {
    const job = await office.published({ title: 'Data Analyst' });
    await office.draft({ title: 'Data Engineer' });
    const { client } = await office.learner();
    await office.applied(client, job);
    const list = async (query: object) => (await office.admin.call(getHqJobs, { query })).body.data;
    expect(await list({ search: 'data' })).toMatchObject([
      { state: 'draft' },
      { applications: 1, state: 'open' },
    ]);
    expect(await list({ state: 'open' })).toMatchObject([{ title: 'Data Analyst' }]);
    expect(await list({ search: 'engin' })).toMatchObject([{ title: 'Data Engineer' }]);
  });
});

describe('an alert', () => {
  const add = (client: ApiClient, change: Partial<JobSearch> = {}) =>
    client.call(addJobAlert, { body: search(change) });

  test('mails a job that fits once, whatever else happens to it, in the learner’s language', async () => {
    const { client, user } = await office.learner({ language: 'hi' });
    for (const change of [{ skills: 'react' }, { q: 'dev', place: 'pune' }, { skills: 'rust' }])
      await add(client, change);
    const { client: other, user: otherUser } = await office.learner();
    await add(other, { skills: 'rust' });
    const job = await office.published();
    await office.stack.jobs.settled();
    const { body: closed } = await office.setState(job, 'closed');
    await office.setState(closed.data, 'open');
    office.stack.clock.advance(2 * 60_000);
    await office.stack.jobs.settled();
    const mails = await office.stack.database.mails.find({ userId: user._id }).lean();
    expect(mails).toMatchObject([{ template: 'jobAlert', language: 'hi' }]);
    expect(mails[0]?.text).toContain(`/jobs/detail?id=${job._id}`);
    expect(mails[0]?.offAddress).toContain('/mails/off?token=');
    expect(await subjectsTo(otherUser._id)).toEqual([]);
  });

  test('of a learner who has switched these mails off sends none', async () => {
    const { client, user } = await office.learner();
    await add(client);
    await client.call(saveMailPreferences, { body: { feedback: true, jobs: false } });
    expect((await client.call(getJobAlerts, {})).body.mailsOn).toBe(false);
    await office.published();
    await office.stack.jobs.settled();
    expect(await subjectsTo(user._id)).toEqual([]);
  });

  test('is saved once, up to a limit, and has to have words', async () => {
    const { client } = await office.learner();
    await add(client, { q: 'React  Developer' });
    expect((await add(client, { q: 'react developer' })).body.data).toHaveLength(1);
    expect((await add(client, { q: '.*' })).body).toMatchObject({ fields: { q: expect.any(String) } });
    for (let years = 1; years < MAX_JOB_ALERTS; years += 1) await add(client, { experience: String(years) });
    expect((await add(client, { experience: '40' })).body).toMatchObject({ code: 'list_full' });
    expect((await add(client, { salary: '4' })).status).toBe(400);
  });
});

test('who waits for a decision is told once that the job has closed; who has withdrawn is not', async () => {
  const job = await office.published();
  const [waiting, gone] = [await office.learner(), await office.learner()];
  for (const { client } of [waiting, gone]) await office.applied(client, job);
  await gone.client.call(withdrawApplication, { params: { job: job._id } });
  const { body: closed } = await office.setState(job, 'closed');
  await office.stack.jobs.settled();
  const { body: reopened } = await office.setState(closed.data, 'open');
  await office.setState(reopened.data, 'closed');
  await office.stack.jobs.settled();
  expect(await subjectsTo(waiting.user._id)).toEqual(['Closed: Developer at A company']);
  expect(await subjectsTo(gone.user._id)).toEqual([]);
});
