import type { Right } from '@preproom/models/contract/accounts/team/rights';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { createPayment } from '@preproom/models/contract/payments/payments';
import { getProducts } from '@preproom/models/contract/programs/products';
import {
  closeEnrolment,
  getHqPrograms,
  getOpening,
  getProgramHistory,
  openEnrolment,
  previewOpeningMail,
  renameProgram,
  setProgramPrice,
  setProgramRounds,
} from '@preproom/models/contract/programs/team/programs';
import { undoChange } from '@preproom/models/contract/team/undo';
import { createUser } from '@preproom/models/db/testing/factories';
import { seedProducts } from '@preproom/server/features/programs/product.handlers';
import { notifyWaiting } from '@preproom/server/features/programs/waitlist/notifyWaiting';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTo } from '../../../support/notifications/mails.ts';
import type { ApiClient } from '../../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../../support/stack/startStack.ts';

let stack: Stack;
let asha: ApiClient;
let ravi: ApiClient;
let mba: { course_id: string };

beforeAll(async () => {
  stack = await startStack();
  asha = await member(['content', 'money'], 'Asha Rao');
  ravi = await member(['content'], 'Ravi Nair');
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const { products, waitlistEntries, mails, orders, auditLog } = stack.database;
  await Promise.all([products, waitlistEntries, mails, orders].map((all) => all.collection.deleteMany({})));
  await auditLog.collection.deleteMany({});
  await seedProducts(stack.database, 'PrepRoom', true);
  mba = { course_id: (await stored())._id.toString() };
});

async function member(rights: Right[], Name: string) {
  return stack.enter(await createUser(stack.database, { role: 'admin', rights, Name }));
}
const stored = () => stack.database.products.findOne({ product_name: 'MBA' }).orFail().lean();
const join = async (email: string, language: 'en' | 'hi' = 'en') =>
  stack.database.waitlistEntries.create({
    course_id: mba.course_id,
    email,
    language,
    joinedAt: new Date(stack.clock.now()),
  });
const open = (by: ApiClient, product_name = 'MBA') =>
  by.call(openEnrolment, { params: mba, body: { product_name } });
const close = (by: ApiClient) => by.call(closeEnrolment, { params: mba, body: {} });
const mailed = async () =>
  (await stack.database.mails.find({ template: 'waitlistOpened' }).lean()).map(({ to }) => to).sort();
const actions = async () =>
  (await stack.database.auditLog.find().sort({ _id: 1 }).lean()).map(({ action }) => action);
const shown = async (name: string) =>
  (await stack.visitor().call(getProducts, {})).body.product.find(
    ({ product_name }) => product_name === name,
  );

describe('a closed program', () => {
  test('is opened by one of two who click at once, twice each; everyone who waits is mailed once', async () => {
    for (const email of ['a@example.com', 'b@example.com']) await join(email);
    const answers = await Promise.all([open(asha), open(ravi), open(asha), open(ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await stack.jobs.settled();
    await notifyWaiting(stack);
    expect(await mailed()).toEqual(['a@example.com', 'b@example.com']);
    expect(await actions()).toEqual(['program:open']);
    expect((await shown('MBA'))?.activate).toBe(true);
  });

  test('that a killed process had opened is finished by the next one, without a second mail', async () => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await join(email);
    // All that the dying process has done: the write, and the first mail.
    await stack.database.products.updateOne({ _id: mba.course_id }, { $set: { activate: true } });
    let left = 1;
    const queue: Stack['mail']['queue'] = async (mail) => {
      if (left-- === 0) throw new Error('killed');
      await stack.mail.queue(mail);
    };
    const dying = { database: stack.database, mail: { ...stack.mail, queue } };
    await expect(notifyWaiting(dying)).rejects.toThrow('killed');
    expect(await mailed()).toHaveLength(1);
    expect((await open(asha)).body.code).toBe('conflict');
    stack.clock.advance(60_000);
    await stack.jobs.settled();
    expect(await mailed()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  });

  test('shows its e-mail beforehand exactly as it is sent, in both languages', async () => {
    await join('en@example.com');
    await join('hi@example.com', 'hi');
    await join('hi2@example.com', 'hi');
    const { body } = await asha.call(getOpening, { params: mba });
    expect([body.waiting, body.mails.map(({ waiting }) => waiting)]).toEqual([3, [1, 2]]);
    const previews = await Promise.all(
      (['en', 'hi'] as const).map(async (language) => {
        const path = endpointPath(previewOpeningMail)
          .replace(':course_id', mba.course_id)
          .replace(':language', language);
        const answer = await fetch(`${stack.url}${path}`, { headers: { cookie: asha.cookie } });
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        return (await answer.text()).replace('<base target="_blank">', '');
      }),
    );
    await open(asha);
    await stack.jobs.settled();
    const sent = await Promise.all(
      ['en@example.com', 'hi@example.com'].map((to) => mailTo(stack.database, to)),
    );
    expect(sent.map(({ html }) => html)).toEqual(previews);
    expect(sent.map(({ subject }) => subject)).toEqual(body.mails.map(({ subject }) => subject));
    expect(previews[0]).not.toBe(previews[1]);
  });

  test('that was renamed since its e-mail was shown is not opened', async () => {
    await join('a@example.com');
    await ravi.call(renameProgram, { params: mba, body: { seen: 'MBA', to: 'MBA Plus' } });
    expect((await open(asha)).body.code).toBe('conflict');
    await stack.jobs.settled();
    expect(await mailed()).toEqual([]);
  });

  test('can be closed again, once; whoever waits then is mailed by the next opening', async () => {
    await open(asha);
    expect((await asha.call(getOpening, { params: mba })).body.code).toBe('program_open');
    const both = await Promise.all([close(asha), close(ravi)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shown('MBA'))?.activate).toBe(false);
    await join('later@example.com');
    await stack.jobs.settled();
    expect(await mailed()).toEqual([]);
    expect(await actions()).toEqual(['program:open', 'program:close']);
  });
});

describe('a change', () => {
  const price = (seen: string, to: string, by = asha) =>
    by.call(setProgramPrice, { params: mba, body: { price: 'discount_pricing', seen, to } });

  test('of the price shows at once to everyone; orders keep what they were made with', async () => {
    const btech = await stack.database.products.findOne({ product_name: 'B.Tech' }).orFail().lean();
    const params = { course_id: btech._id.toString() };
    const learner = await stack.enter(await createUser(stack.database, { role: 'user', completed: true }));
    const { body: order } = await learner.call(createPayment, {
      body: { amount: 7999, email: 'asha@people.example' },
    });
    const kept = () => stack.database.orders.findOne({ orderId: order.id }).orFail().lean();
    const before = await kept();
    // Fills the kept answer.
    expect((await shown('B.Tech'))?.discount_pricing).toBe('7999');
    await asha.call(setProgramPrice, {
      params,
      body: { price: 'discount_pricing', seen: '7999', to: '6999' },
    });
    await ravi.call(setProgramRounds, {
      params,
      body: { seen: btech.sessionIncludes, to: ['HR Round 1'] },
    });
    expect(await shown('B.Tech')).toMatchObject({ discount_pricing: '6999', total_session: 1 });
    expect(await kept()).toEqual(before);
    expect(before).toMatchObject({ paise: 799_900, listPaise: 799_900, rounds: btech.sessionIncludes });
  });

  test('stays when a new release starts with its own catalogue', async () => {
    await price('11999', '9999');
    await seedProducts(stack.database, 'PrepRoom', true);
    expect((await stored()).discount_pricing).toBe('9999');
    expect(await stack.database.products.countDocuments()).toBe(4);
  });

  test('of the rounds is undone with their number', async () => {
    const before = await stored();
    const { body } = await ravi.call(setProgramRounds, {
      params: mba,
      body: { seen: before.sessionIncludes, to: ['HR Round 1', 'HR Round 2'] },
    });
    expect((await stored()).total_session).toBe(2);
    await ravi.call(undoChange, { body: { entryId: body.undo?.entryId ?? '' } });
    expect(await stored()).toEqual(before);
  });

  test('to a name that is taken, or to no round, is refused', async () => {
    const renamed = await ravi.call(renameProgram, { params: mba, body: { seen: 'MBA', to: 'B.Tech' } });
    expect([renamed.body.code, renamed.body.fields]).toEqual(['conflict', { product_name: 'is taken' }]);
    const { sessionIncludes: seen } = await stored();
    for (const to of [[], ['HR Round 1', 'HR Round 1']] as (typeof seen)[]) {
      const { status } = await ravi.call(setProgramRounds, { params: mba, body: { seen, to } });
      expect(status).toBe(400);
    }
    expect(await actions()).toEqual([]);
  });

  test('is in the history of its program, with who made it, newest first', async () => {
    await price('11999', '9999');
    await ravi.call(renameProgram, { params: mba, body: { seen: 'MBA', to: 'MBA Plus' } });
    const { data } = (await ravi.call(getProgramHistory, { params: mba })).body;
    expect(data).toMatchObject([
      { actor: 'Ravi Nair', before: { product_name: 'MBA' }, after: { product_name: 'MBA Plus' } },
      { actor: 'Asha Rao', before: { discount_pricing: '11999' }, after: { discount_pricing: '9999' } },
    ]);
  });
});

test('the list finds programs by words of their names, with who waits and who has bought', async () => {
  await join('a@example.com');
  const { data } = (await ravi.call(getHqPrograms, { query: { enrolment: 'closed' } })).body;
  expect(data).toMatchObject([{ product_name: 'MBA', waiting: 1, orders: 0 }]);
  const names = async (search: string) =>
    (await ravi.call(getHqPrograms, { query: { search } })).body.data.map(({ product_name }) => product_name);
  expect(await names('mark')).toEqual(['Digital Marketing']);
  // A program of an earlier release, which nobody could search.
  await stack.database.products.collection.updateMany({}, { $unset: { nameWords: '' } });
  expect(await names('mark')).toEqual([]);
  await seedProducts(stack.database, 'PrepRoom', true);
  expect(await names('mark')).toEqual(['Digital Marketing']);
});
