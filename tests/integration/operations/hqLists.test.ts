import { getHqQuizItems } from '@preproom/models/contract/assessments/hqQuizItems';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { LIST_PAGE_ROWS } from '@preproom/models/contract/http/lists';
import { getHqMentors } from '@preproom/models/contract/people/hqMentors';
import { getHqAffiliates } from '@preproom/models/contract/referrals/hqAffiliates';
import { getHqApplications } from '@preproom/models/contract/site/hqApplications';
import { getHqJobs } from '@preproom/models/contract/site/hqJobList';
import { getHqAudit } from '@preproom/models/contract/team/auditLog';
import { getHqCoupons } from '@preproom/models/contract/team/coupons';
import { exportHqPayments, getHqPayments } from '@preproom/models/contract/team/payments';
import { exportHqStudents, getHqStudents } from '@preproom/models/contract/team/students';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { hqTeam } from '../../support/people/hqTeam.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';

const team = hqTeam();
const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
const names = (rows: { Name: string }[]) => rows.map(({ Name }) => Name);

beforeEach(async () => {
  const { users, orders, auditLog } = team.stack.database;
  await users.deleteMany({ role: 'user' });
  await orders.deleteMany({});
  // Past the model, which refuses it.
  await auditLog.collection.deleteMany({});
});

const addLearner = (Name: string, more: object = {}) =>
  createUser(team.stack.database, { Name, role: 'user', completed: true, ...more });
const students = async (query: Parameters<typeof team.admin.call<typeof getHqStudents>>[1]['query']) => {
  const { status, body } = await team.admin.call(getHqStudents, { query });
  expect(status).toBe(200);
  return body;
};

describe('paging', () => {
  test('every row is on one page, forwards and backwards, also among equal sort values', async () => {
    const count = LIST_PAGE_ROWS * 2 + 3;
    for (let i = 0; i < count; i++)
      await addLearner(`Learner ${i}`, { createdAt: minute(Math.floor(i / 7)) });
    const forwards: string[] = [];
    let page = await students({ sort: 'joinedAt' });
    for (;;) {
      forwards.push(...page.data.map(({ _id }) => _id));
      if (page.next === null) break;
      page = await students({ sort: 'joinedAt', after: page.next });
    }
    expect(new Set(forwards).size).toBe(count);
    expect(forwards).toHaveLength(count);
    const backwards: string[] = [];
    for (;;) {
      backwards.unshift(...page.data.map(({ _id }) => _id));
      if (page.previous === null) break;
      page = await students({ sort: 'joinedAt', before: page.previous });
    }
    expect(backwards).toEqual(forwards);
  });

  test('a cursor that nobody wrote is refused', async () => {
    for (const after of ['x', 'bnVsbA', Buffer.from('[{"$gt":1},"x"]').toString('base64url')])
      expect(await team.admin.call(getHqStudents, { query: { after } })).toMatchObject({ status: 400 });
  });

  test('an unknown sort or filter value is refused', async () => {
    expect(await team.admin.call(getHqStudents, { query: { sort: 'passwordHash' as never } })).toMatchObject({
      status: 400,
    });
    expect(await team.admin.call(getHqPayments, { query: { status: 'all' as never } })).toMatchObject({
      status: 400,
    });
  });
});

describe('search', () => {
  test('finds the beginning of each word of a name, of an address, a phone number, and a whole id', async () => {
    const asha = await addLearner('Asha Rao', { Email: 'zed@people.example', phone: '+919876543210' });
    await addLearner('Prakash Asher', { Email: 'asha.second@people.example' });
    await addLearner('Nobody Else', {});
    expect(names((await students({ search: 'ASH', sort: 'Name' })).data)).toEqual([
      'Asha Rao',
      'Prakash Asher',
    ]);
    expect(names((await students({ search: 'rao ash' })).data)).toEqual(['Asha Rao']);
    expect(names((await students({ search: 'zed@peo' })).data)).toEqual(['Asha Rao']);
    expect(names((await students({ search: '98765 432' })).data)).toEqual(['Asha Rao']);
    expect(names((await students({ search: asha._id.toString() })).data)).toEqual(['Asha Rao']);
    expect((await students({ search: '(.*' })).data).toEqual([]);
  });

  test('follows a changed name, whoever writes it', async () => {
    const { users } = team.stack.database;
    const learner = await addLearner('Ásha Rao');
    expect(names((await students({ search: 'asha' })).data)).toEqual(['Ásha Rao']);
    await users.updateOne({ _id: learner._id }, { Name: 'प्रिया राव' });
    expect((await students({ search: 'asha' })).data).toEqual([]);
    expect(names((await students({ search: 'प्रि' })).data)).toEqual(['प्रिया राव']);
    await users.findOneAndUpdate({ _id: learner._id }, { $set: { Name: 'Meera' } });
    expect(names((await students({ search: 'mee' })).data)).toEqual(['Meera']);
  });

  test('shows neither other roles nor contact data', async () => {
    await addLearner('Asha Rao', { phone: '+919876543210' });
    const { data } = await students({ search: 'a' });
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/98765|@/);
  });
});

test('each page, filter and search is answered by an index', async () => {
  const { database } = team.stack;
  const used = (model: Parameters<typeof indexesUsed>[1], act: () => Promise<unknown>) =>
    indexesUsed(database, model, act);
  const ask = (query: object) => () => students(query);
  await addLearner('Asha Rao');
  expect(await used('users', ask({}))).toEqual(['role createdAt _id']);
  expect(await used('users', ask({ onboarding: 'finished' }))).toContain('role completed createdAt _id');
  expect(await used('users', ask({ sort: '-Name' }))).toContain('role Name _id');
  expect(await used('users', ask({ search: 'asha' }))).toEqual(
    expect.arrayContaining(['nameWords', 'Email']),
  );
  for (const query of [{}, { status: 'success' as const }, { sort: 'paise' as const }, { search: 'x@y' }])
    expect(
      await used('orders', () => team.admin.call(getHqPayments, { query })),
      JSON.stringify(query),
    ).not.toContain(null);
  for (const query of [{}, { open: 'yes' as const }, { sort: 'createdAt' as const }, { search: 'DIWALI20' }])
    expect(
      await used('coupons', () => team.admin.call(getHqCoupons, { query })),
      JSON.stringify(query),
    ).not.toContain(null);
  for (const query of [{}, { sort: '-Name' as const }, { search: 'ravi' }])
    expect(
      await used('users', () => team.admin.call(getHqAffiliates, { query })),
      JSON.stringify(query),
    ).not.toContain(null);
  for (const query of [{}, { list: 'pending' as const }, { list: 'changed' as const }, { search: 'asha' }])
    expect(
      await used('mentorProfiles', () => team.admin.call(getHqMentors, { query })),
      JSON.stringify(query),
    ).not.toContain(null);
  const category = 'Science' as const;
  // The first look stores what the bank's files say.
  await team.admin.call(getHqQuizItems, { query: {} });
  for (const query of [
    {},
    { category },
    { use: 'withdrawn' as const },
    { sort: 'difficulty' as const },
    { search: 'cell' },
  ])
    expect(
      await used('quizItems', () => team.admin.call(getHqQuizItems, { query })),
      JSON.stringify(query),
    ).not.toContain(null);
  const targetId = new Types.ObjectId().toString();
  for (const query of [{}, { action: 'list:export' as const }, { targetId }, { search: targetId }])
    expect(
      await used('auditLog', () => team.admin.call(getHqAudit, { query })),
      JSON.stringify(query),
    ).not.toContain(null);
  for (const query of [{}, { state: 'draft' as const }, { search: 'developer' }])
    expect(
      await used('jobs', () => team.admin.call(getHqJobs, { query })),
      JSON.stringify(query),
    ).not.toContain(null);
  const status = 'new' as const;
  for (const query of [{}, { status }, { jobId: targetId }, { jobId: targetId, status }, { search: 'asha' }])
    expect(
      await used('jobApplications', () => team.admin.call(getHqApplications, { query })),
      JSON.stringify(query),
    ).not.toContain(null);
});

describe('export', () => {
  const exported = async (path: string) => {
    const answer = await fetch(`${team.stack.url}${path}`, { headers: { cookie: team.admin.cookie } });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    // `text()` would leave out the byte order mark.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    return { name: answer.headers.get('content-disposition'), text };
  };

  test('is the whole list as it is filtered, formulas made harmless, and noted with who asked', async () => {
    for (let i = 0; i < LIST_PAGE_ROWS + 5; i++) await addLearner(`Learner ${i}`, { createdAt: minute(i) });
    await addLearner('=HYPERLINK("http://evil.example","a, b")', { createdAt: minute(900) });
    await addLearner('Unfinished', { completed: false });
    const { text, name } = await exported(`${endpointPath(exportHqStudents)}?onboarding=finished`);
    const [header, first, ...rest] = text
      .replace(/^\ufeff/, '')
      .trim()
      .split('\n');
    expect(header).toBe('_id,Name,joinedAt,completed,isLeaving,isSuspended,packs');
    expect(first).toContain(`"'=HYPERLINK(""http://evil.example"",""a, b"")"`);
    expect(rest).toHaveLength(LIST_PAGE_ROWS + 5);
    expect(name).toMatch(/^attachment; filename=learners-\d{4}-\d{2}-\d{2}\.csv$/);
    const [entry] = await team.stack.database.auditLog.find({ action: 'list:export' }).lean();
    expect(entry).toMatchObject({
      actorId: team.adminId,
      after: { list: 'learners', onboarding: 'finished' },
    });
  });

  test('of nothing has its header alone', async () => {
    expect((await exported(endpointPath(exportHqPayments))).text).toMatch(/^\ufeff_id,orderId,[\w,]+\n$/);
  });
});
