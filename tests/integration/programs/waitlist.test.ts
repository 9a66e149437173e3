import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { getProducts } from '@preproom/models/contract/programs/products';
import {
  joinWaitlist,
  joinWaitlistAsVisitor,
  leaveWaitlist,
  leaveWaitlistByLink,
  WAITLIST_RETENTION_DAYS,
} from '@preproom/models/contract/programs/waitlist';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTo } from '../../support/notifications/mails.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let mba: string;
let addresses = 0;
beforeAll(async () => {
  stack = await startStack();
  mba = await idOf('MBA');
});
afterAll(() => stack.stop());
beforeEach(async () => {
  addresses += 1;
  const { products, waitlistEntries, mails } = stack.database;
  await products.updateOne({ product_name: 'MBA' }, { $set: { activate: false } });
  await waitlistEntries.deleteMany({});
  await mails.deleteMany({});
});

async function idOf(name: string): Promise<string> {
  const { product } = (await stack.visitor().call(getProducts, {})).body;
  return product.find(({ product_name }) => product_name === name)?._id ?? '';
}

/** Mails to one address are limited, so each test has its own. */
const own = () => `asha${addresses}@example.com`;
const body = (change: object = {}) => ({
  name: 'Asha Rao',
  email: own(),
  website: '',
  ...change,
});
/** A visitor's form; each test has a network of its own. */
const ask = (change: object = {}, course_id = mba, network = `10.3.0.${addresses}`) =>
  stack
    .visitor()
    .send<{ message: string }>(
      'POST',
      endpointPath(joinWaitlistAsVisitor).replace(':course_id', course_id),
      body(change),
      { 'x-forwarded-for': network },
    );
const entries = () => stack.database.waitlistEntries.find({}, { _id: 0, __v: 0 }).lean();
const mailsTo = (to: string) => stack.database.mails.find({ to }).sort({ at: 1 }).lean();
const learner = async () => {
  const user = await createUser(stack.database);
  return { user, client: await stack.enter(user) };
};
async function tokenTo(email: string): Promise<string> {
  const { text } = await mailTo(stack.database, email);
  return /token=(?<token>[\w.-]+)/.exec(text ?? '')?.groups?.token ?? '';
}

describe('a learner', () => {
  test('joins, is on the list once, sees it in the current-user call, and leaves', async () => {
    const { user, client } = await learner();
    const params = { course_id: mba };
    for (let click = 0; click < 2; click++)
      expect((await client.call(joinWaitlist, { params })).body).toEqual({ waitlist: [mba] });
    expect(await entries()).toMatchObject([{ email: user.Email, userId: user._id, name: null }]);
    expect((await client.call(getCurrentUser, {})).body.waitlist).toEqual([mba]);
    expect((await client.call(leaveWaitlist, { params })).body).toEqual({ waitlist: [] });
    expect((await client.call(leaveWaitlist, { params })).status).toBe(200);
    expect(await entries()).toEqual([]);
    expect(await mailsTo(user.Email)).toEqual([]);
  });

  test('joins at the same moment in two tabs, once', async () => {
    const { client } = await learner();
    const both = [1, 2, 3].map(() => client.call(joinWaitlist, { params: { course_id: mba } }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await entries()).toHaveLength(1);
  });

  test('keeps the place that was taken before logging in', async () => {
    const { user, client } = await learner();
    await ask({ email: user.Email });
    expect((await client.call(getCurrentUser, {})).body.waitlist).toEqual([mba]);
    await client.call(joinWaitlist, { params: { course_id: mba } });
    expect(await entries()).toMatchObject([{ userId: user._id, name: 'Asha Rao' }]);
  });

  test('sees nobody else’s', async () => {
    await ask();
    const { client } = await learner();
    expect((await client.call(getCurrentUser, {})).body.waitlist).toEqual([]);
    expect((await client.call(leaveWaitlist, { params: { course_id: mba } })).body).toEqual({ waitlist: [] });
    expect(await entries()).toHaveLength(1);
  });
});

describe('a visitor', () => {
  test('joins with name and e-mail, and is mailed a link that leaves without a login', async () => {
    expect((await ask({ email: ` ${own().toUpperCase()}` })).status).toBe(200);
    expect(await entries()).toEqual([
      {
        course_id: new Types.ObjectId(mba),
        email: own(),
        userId: null,
        name: 'Asha Rao',
        language: 'en',
        joinedAt: expect.any(Date),
      },
    ]);
    const { subject, text } = await mailTo(stack.database, own());
    expect(subject).toBe('You’re on the waitlist for MBA');
    // Anybody can type anything beside somebody else's address.
    expect(text).not.toContain('Asha Rao');
    const token = await tokenTo(own());
    for (let press = 0; press < 2; press++) {
      const { status, body } = await stack.visitor().call(leaveWaitlistByLink, { body: { token } });
      expect([status, body]).toEqual([200, { hasLeft: true }]);
    }
    expect(await entries()).toEqual([]);
  });

  test('looking at the link changes nothing', async () => {
    await ask();
    const token = await tokenTo(own());
    expect((await fetch(`${stack.url}/waitlist/leave?token=${token}`)).status).toBe(200);
    expect(await entries()).toHaveLength(1);
  });

  test.each(['x', 'a.b', '0'.repeat(24), `${'0'.repeat(24)}.${'A'.repeat(43)}`])(
    'the token %j is refused',
    async (token) => {
      const { status, body } = await stack.visitor().call(leaveWaitlistByLink, { body: { token } });
      expect([status, body.code]).toEqual([400, 'bad_request']);
    },
  );

  test('who joins again is answered as before, and neither stored nor mailed again', async () => {
    const first = await ask();
    const again = await ask({ name: 'Somebody else' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await entries()).toMatchObject([{ name: 'Asha Rao' }]);
    expect(await mailsTo(own())).toHaveLength(1);
  });

  test('cannot have somebody else mailed again and again', async () => {
    const email = 'victim@example.com';
    for (let round = 0; round < 6; round++) {
      expect((await ask({ email }, mba, `10.4.0.${round}`)).status).toBe(200);
      const token = await tokenTo(email);
      await stack.visitor().call(leaveWaitlistByLink, { body: { token } });
      await stack.database.waitlistEntries.deleteMany({});
    }
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('that is a program and fills the hidden field is answered as everybody is', async () => {
    const person = await ask();
    const bot = await ask({ email: 'bot@example.com', website: 'https://spam.example' });
    expect([bot.status, bot.body]).toEqual([person.status, person.body]);
    expect(await entries()).toHaveLength(1);
  });

  test('without end is told to wait, while others are heard', async () => {
    const flood = await Promise.all(
      Array.from({ length: 30 }, (_, i) => ask({ email: `flood${i}@example.com` }, mba, '10.5.0.1')),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await ask({}, mba, '10.5.0.2')).status).toBe(200);
  });

  test.each([
    ['name', ' '],
    ['name', 'x'.repeat(101)],
    ['email', 'asha'],
    ['email', { $gt: '' }],
  ])('whose %s is %j is told so', async (field, value) => {
    const { status, body } = await ask({ [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(await entries()).toEqual([]);
  });
});

describe('a program', () => {
  test('that is open has no waitlist', async () => {
    const course_id = await idOf('B.Tech');
    const { client } = await learner();
    for (const { status, body } of [
      await ask({}, course_id),
      await client.call(joinWaitlist, { params: { course_id } }),
    ])
      expect([status, body.code]).toEqual([409, 'program_open']);
    expect(await entries()).toEqual([]);
  });

  test('that does not exist has none either', async () => {
    expect((await ask({}, '0'.repeat(24))).body.code).toBe('not_found');
  });

  test('that stays closed is forgotten by the database after the time that the privacy policy names', async () => {
    const indexes = await stack.database.waitlistEntries.collection.indexes();
    const seconds = indexes.map(({ expireAfterSeconds }) => expireAfterSeconds).filter(Boolean);
    expect(seconds).toEqual([WAITLIST_RETENTION_DAYS * 86_400]);
  });
});
