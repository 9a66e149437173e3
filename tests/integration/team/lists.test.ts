import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { LIST_PAGE_ROWS } from '@preproom/models/contract/http/lists';
import { exportHqStudents, getHqStudents } from '@preproom/models/contract/learners/team/students';
import { exportHqPayments, getHqPayments } from '@preproom/models/contract/payments/team/payments';
import type { OrderDocument } from '@preproom/models/db/payments/order.model';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';

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
const ORDER = {
  provider: 'sandbox',
  course: 'B.Tech',
  paise: 100,
  listPaise: 100,
  status: 'created',
} as const;
const addOrder = (orderId: string, more: Partial<OrderDocument> = {}) =>
  team.stack.database.orders.create({
    ...ORDER,
    orderId,
    userId: new Types.ObjectId(),
    course_id: new Types.ObjectId(),
    createdAt: minute(1),
    ...more,
  });
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

  test.each([
    ['ज़ाकिर हुसैन', 'जाकिर'],
    ['लक्ष्\u200dमी', 'लक्ष्मी'],
    ['Łukasz', 'lukasz'],
    ['D’Souza', "d'souza"],
    ['Maria D’Souza', 'souza'],
    ['𑄌𑄋𑄴𑄟𑄳𑄦', '𑄌𑄋'],
  ])('finds %s by %s', async (Name, search) => {
    await addLearner(Name);
    expect(names((await students({ search })).data)).toEqual([Name]);
  });

  test('reads the digits of every script in a phone number', async () => {
    await addLearner('Asha Rao', { phone: '+919876543210' });
    expect(names((await students({ search: '९८७६५ ४३२१०' })).data)).toEqual(['Asha Rao']);
  });

  test('finds payments by the person, by their address of then and of now', async () => {
    const learner = await addLearner('Meera Iyer', { Email: 'now@people.example' });
    await addOrder('order_one', { userId: learner._id, email: 'then@people.example' });
    await addOrder('order_two', { email: 'other@people.example' });
    for (const search of ['then@people', 'now@people', 'meera', 'iyer mee', 'order_one']) {
      const { body } = await team.admin.call(getHqPayments, { query: { search } });
      expect(
        body.data.map(({ orderId }) => orderId),
        search,
      ).toEqual(['order_one']);
    }
  });

  test('shows neither other roles nor contact data', async () => {
    await addLearner('Asha Rao', { phone: '+919876543210' });
    const { data } = await students({ search: 'a' });
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/98765|@/);
  });
});

test('a payment that came twice and was returned once is not refunded', async () => {
  const captured = { state: 'captured', paise: 100 } as const;
  await addOrder('order_twice', {
    paidBy: 'pay_1',
    status: 'success',
    payments: [
      { ...captured, id: 'pay_1' },
      { ...captured, id: 'pay_2' },
    ],
    refunds: [{ id: 'rfnd_1', paymentId: 'pay_2', paise: 100 }],
  });
  const { body } = await team.admin.call(getHqPayments, { query: {} });
  expect(body.data).toMatchObject([{ paise: 100, refundedPaise: 0, status: 'success' }]);
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
