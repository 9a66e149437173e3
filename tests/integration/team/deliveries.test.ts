import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getHqDeliveries, MAIL_JOB, retryDeliveries } from '@preproom/models/contract/team/deliveries';
import type { MailDocument } from '@preproom/models/db/notifications/mail.model';
import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';

const team = hqTeam();
/** No process runs jobs of this kind, so that nothing takes what is retried. */
const KIND = 'test:kind';
let failures = 0;

beforeEach(async () => {
  const { jobRuns, mails } = team.stack.database;
  await Promise.all([jobRuns.deleteMany({ state: 'failed' }), mails.deleteMany({})]);
});

const fromNow = (days: number) => new Date(team.stack.clock.now() + days * DAY_MS);

function aFailure(kind = KIND, data: object = {}) {
  failures += 1;
  return team.stack.database.jobRuns.create({
    ...{ kind, key: `${failures}`, data, state: 'failed', attempts: 7, lastError: 'MailRefusedError' },
    ...{ createdAt: fromNow(-1), runAt: fromNow(-1), removeAt: new Date(fromNow(89).getTime() + failures) },
  });
}

async function aFailedMail(change: Partial<MailDocument>) {
  const mail = await team.stack.database.mails.create({
    ...{ key: new Types.ObjectId().toString(), to: 'asha@people.example', language: 'en' },
    ...{ template: 'feedback', subject: 'Secret subject', text: 'Secret text', isSecret: false },
    ...{
      messageId: '<x@y>',
      state: 'refused',
      at: fromNow(-1),
      sendBefore: fromNow(5),
      removeAt: fromNow(60),
    },
    ...change,
  } as MailDocument);
  return { mail, job: await aFailure(MAIL_JOB, { mailId: mail._id.toString() }) };
}

const list = async (query: Parameters<typeof team.admin.call<typeof getHqDeliveries>>[1]['query'] = {}) =>
  (await team.admin.call(getHqDeliveries, { query })).body.data;
const retry = async (...jobs: { _id: Types.ObjectId }[]) => {
  const ids = jobs.map(({ _id }) => _id.toString());
  return (await team.admin.call(retryDeliveries, { body: { ids } })).body;
};

test('failed e-mails and jobs are one list, the latest first, without addresses and texts', async () => {
  const job = await aFailure();
  const { job: mailJob } = await aFailedMail({});
  const rows = await list();
  expect(rows.map(({ _id, template }) => [_id, template])).toEqual([
    [mailJob._id.toString(), 'feedback'],
    [job._id.toString(), null],
  ]);
  expect(rows[0]).toMatchObject({ attempts: 7, error: 'MailRefusedError', canRetry: true });
  expect(JSON.stringify(rows)).not.toMatch(/asha|Secret/);
  expect((await list({ what: 'mails' })).map(({ kind }) => kind)).toEqual([MAIL_JOB]);
  expect((await list({ what: 'jobs' })).map(({ kind }) => kind)).toEqual([KIND]);
  expect(await list({ search: KIND })).toHaveLength(1);
});

test('a job is tried again once, however often it is asked for, and noted once', async () => {
  const job = await aFailure();
  const answers = await Promise.all([retry(job), retry(job), retry(job)]);
  for (const answer of answers) expect(answer).toEqual({ retried: [job._id.toString()], refused: [] });
  const { database } = team.stack;
  expect(await database.jobRuns.findById(job._id).lean()).toMatchObject({
    ...{ state: 'waiting', attempts: 0, removeAt: null },
  });
  expect(await database.auditLog.find({ targetId: job._id }).lean()).toMatchObject([
    {
      ...{ action: 'delivery:retry', actorId: team.adminId },
      before: { state: 'failed', kind: KIND, attempts: 7 },
    },
  ]);
  expect(await list()).toEqual([]);
});

test('an e-mail is sent again only while it is of use', async () => {
  const refused = await aFailedMail({});
  const useless = [
    await aFailedMail({ state: 'expired', sendBefore: fromNow(-1) }),
    await aFailedMail({ sendBefore: fromNow(-1) }),
    await aFailedMail({ isSecret: true, text: null, html: null }),
  ];
  const gone = await aFailedMail({});
  await team.stack.database.mails.deleteOne({ _id: gone.mail._id });
  const jobs = [refused, ...useless, gone].map(({ job }) => job);
  const ids = jobs.map(({ _id }) => _id.toString());
  expect(await retry(...jobs)).toEqual({ retried: ids.slice(0, 1), refused: ids.slice(1) });
  expect((await list()).map(({ canRetry }) => canRetry)).toEqual([false, false, false, false]);
  const { state } = await team.stack.database.mails.findById(refused.mail._id).orFail().lean();
  expect(state).not.toBe('refused');
});

test('each page and filter is answered by an index', async () => {
  for (const query of [{}, { what: 'mails' as const }, { what: 'jobs' as const }, { search: KIND }])
    expect(
      await indexesUsed(team.stack.database, 'jobRuns', () => list(query)),
      JSON.stringify(query),
    ).not.toContain(null);
});
