import { getFileUrl } from '@preproom/models/contract/accounts/files';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import {
  getApplication,
  getApplications,
  withdrawApplication,
} from '@preproom/models/contract/jobs/applications';
import { addJobAlert, getJobAlerts, removeJobAlert } from '@preproom/models/contract/jobs/jobAlerts';
import { APPLICATION_RETENTION_DAYS } from '@preproom/models/contract/jobs/jobLimits';
import {
  decideApplication,
  getHqApplication,
  getHqApplications,
} from '@preproom/models/contract/jobs/team/applications';
import { erasePerson } from '@preproom/models/db/privacy/erasePerson';
import { createSession } from '@preproom/models/db/testing/factories';
import { expect, test } from 'vitest';
import { A_PDF } from '../../support/accounts/documents.ts';
import { filesPath, upload } from '../../support/accounts/uploads.ts';
import { jobOffice } from '../../support/jobs/jobOffice.ts';

const office = jobOffice();
const ofJob = (job: string) => ({ params: { job } });

test('a learner applies once, with a resume of their own, and sees it among their applications', async () => {
  const job = await office.published();
  const { client } = await office.learner();
  expect(await office.apply(client, job)).toMatchObject({
    status: 400,
    body: { fields: { resume: 'is missing' } },
  });
  expect((await office.uploadResume(client, job)).body).toEqual({
    uploaded: { name: 'mine.pdf', size: A_PDF.length },
  });
  const answers = await Promise.all([office.apply(client, job), office.apply(client, job)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await office.apply(client, job)).toMatchObject({ status: 409, body: { code: 'already_applied' } });
  expect((await office.uploadResume(client, job)).status).toBe(409);
  const { body } = await client.call(getApplications, {});
  expect(body.data).toMatchObject([
    { job: { _id: job._id, title: 'Developer', state: 'open' }, status: 'new', note: 'I like pages.' },
  ]);
});

test('the profile’s resume is sent as a copy, which stays when the profile gets another', async () => {
  const job = await office.published();
  const { client, user } = await office.learner();
  const profile = filesPath('resume', user._id);
  await upload(client, profile, A_PDF, 'first.pdf');
  expect((await office.apply(client, job, 'profile')).status).toBe(200);
  await upload(client, profile, A_PDF, 'second.pdf');
  expect((await client.call(getApplication, ofJob(job._id))).body).toMatchObject({
    uploaded: { name: 'first.pdf' },
    profileResume: { name: 'second.pdf' },
  });
});

test.each([
  ['draft', 404, () => office.draft()],
  ['closed one', 409, async () => (await office.setState(await office.published(), 'closed')).body.data],
  ['one with a page of its company', 409, () => office.published({ applyUrl: 'https://company.example' })],
])('no application for a %s', async (_, status, make) => {
  const job = await make();
  const { client, user } = await office.learner();
  await upload(client, filesPath('resume', user._id), A_PDF);
  expect((await office.apply(client, job, 'profile')).status).toBe(status);
  expect(await office.stack.database.jobApplications.exists({ jobId: job._id })).toBeNull();
});

test('a job that has ended, an unfinished profile and a broken file are refused', async () => {
  const job = await office.published();
  const { client } = await office.learner({ completed: false });
  await office.uploadResume(client, job);
  expect((await office.apply(client, job)).body).toMatchObject({ code: 'profile_needed' });
  const { client: other } = await office.learner();
  const path = `/api/v1.3/jobs/${job._id}/application/resume`;
  expect((await upload(other, path, Buffer.from('no document'))).body.code).toBe('wrong_file_type');
  await office.uploadResume(other, job);
  await office.stack.database.jobs.updateOne({ _id: job._id }, { expiresAt: new Date(0) });
  expect((await office.apply(other, job)).body).toMatchObject({ code: 'too_late' });
});

test('withdrawing deletes note and resume, and lets the learner apply again', async () => {
  const job = await office.published();
  const { client, user } = await office.learner();
  await office.applied(client, job);
  const { body } = await client.call(withdrawApplication, ofJob(job._id));
  expect(body).toMatchObject({ application: { status: 'withdrawn', note: '' }, uploaded: null });
  expect(await office.stack.database.files.countDocuments({ ownerId: user._id })).toBe(0);
  expect((await client.call(withdrawApplication, ofJob(job._id))).status).toBe(409);
  expect((await office.applied(client, job)).application).toMatchObject({ status: 'new' });
});

test('nobody reads, withdraws or deletes what is another’s', async () => {
  const job = await office.published();
  const { client, user } = await office.learner();
  await office.applied(client, job);
  const search = { q: 'react', place: '', remote: '', experience: '', salary: '', skills: '' } as const;
  const { body: alerts } = await client.call(addJobAlert, { body: search });
  const { client: stranger } = await office.learner();
  const { client: mentor, user: mentorUser } = await office.learner({ role: 'mentor' });
  await createSession(office.stack.database, {
    learnerId: user._id,
    mentorId: mentorUser._id,
    status: 'done',
  });
  expect((await stranger.call(getApplication, ofJob(job._id))).body.application).toBeNull();
  expect((await stranger.call(withdrawApplication, ofJob(job._id))).status).toBe(409);
  await stranger.call(removeJobAlert, { params: { alertId: alerts.data[0]?._id ?? '' } });
  expect((await client.call(getJobAlerts, {})).body.data).toHaveLength(1);
  const file = await office.stack.database.files.findOne({ ownerId: user._id }).orFail();
  for (const reader of [stranger, mentor])
    expect((await reader.call(getFileUrl, { params: { id: file.id } })).body).toMatchObject({
      code: 'file_not_found',
    });
  expect((await client.call(getApplication, ofJob(job._id))).body.application?.status).toBe('new');
});

test('the team finds, reads and decides an application; each look and decision is in the audit log, and the learner is told', async () => {
  const { database } = office.stack;
  const job = await office.published();
  const { client, user } = await office.learner({ Name: 'Meera Iyer', phone: '+919876501234' });
  await office.applied(client, job);
  const query = { search: 'mee', jobId: job._id, status: 'new' as const };
  const { body: list } = await office.admin.call(getHqApplications, { query });
  expect(list.data).toMatchObject([{ Name: 'Meera Iyer', jobTitle: 'Developer', status: 'new' }]);
  expect(JSON.stringify(list)).not.toMatch(/98765|@/);
  const applicationId = list.data[0]?._id ?? '';
  const { body: seen } = await office.admin.call(getHqApplication, { params: { applicationId } });
  expect(seen.data).toMatchObject({
    phone: '+919876501234',
    note: 'I like pages.',
    resume: { name: 'mine.pdf' },
  });
  await office.admin.call(getFileUrl, { params: { id: seen.data.resume?._id ?? '' } });
  const decide = (from: 'new' | 'shortlisted', message: string) =>
    office.admin.call(decideApplication, {
      params: { applicationId },
      body: { from, status: 'shortlisted', message },
    });
  expect((await decide('new', 'Come on Monday.')).body.data).toMatchObject({ status: 'shortlisted' });
  expect((await decide('new', 'Second.')).body).toMatchObject({ code: 'conflict' });
  await office.stack.jobs.settled();
  expect((await client.call(getApplications, {})).body.data).toMatchObject([
    { status: 'shortlisted', message: 'Come on Monday.' },
  ]);
  const mails = await database.mails.find({ userId: user._id, template: 'application' }).lean();
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Come on Monday.')]);
  const notifications = await database.notifications.find({ userId: user._id }).lean();
  expect(notifications.map(({ kind }) => kind)).toEqual(['application_shortlisted']);
  const actions = (await office.audited(user._id)).map(({ action }) => action);
  expect(actions).toEqual(['application:read', 'file:read', 'application:decide']);
});

test('applications and their resumes go with the account, with time, and when they are never sent', async () => {
  const { database, clock, jobs } = office.stack;
  const job = await office.published();
  const [leaving, staying, unsent] = [await office.learner(), await office.learner(), await office.learner()];
  for (const { client } of [leaving, staying]) await office.applied(client, job);
  await office.uploadResume(unsent.client, job);
  await erasePerson(database, leaving.user._id, {});
  const left = async ({ user: { _id } }: typeof leaving) => [
    await database.jobApplications.countDocuments({ learnerId: _id }),
    await database.files.countDocuments({ ownerId: _id }),
  ];
  expect(await left(leaving)).toEqual([0, 0]);
  clock.advance(2 * DAY_MS);
  await jobs.settled();
  expect([await left(unsent), await left(staying)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  clock.advance(APPLICATION_RETENTION_DAYS * DAY_MS);
  await jobs.settled();
  expect(await left(staying)).toEqual([0, 0]);
});
