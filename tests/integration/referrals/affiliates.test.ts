import { signUp } from '@preproom/models/contract/accounts/accounts';
import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { logIn } from '@preproom/models/contract/accounts/users';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import {
  affiliateSignUp,
  getAffiliate,
  proveAffiliateEmail,
  sendAffiliateCode,
  UNVERIFIED_RETENTION_DAYS,
} from '@preproom/models/contract/referrals/affiliates';
import { findDataSubject } from '@preproom/models/db/privacy/dataSubject';
import { exportCollection } from '@preproom/models/db/privacy/exportPersonalData';
import { anyRoomId, createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedCode, wrongCode } from '../../support/accounts/mailedCode.ts';
import {
  AFFILIATE_PASSWORD,
  affiliateWords,
  createAffiliate,
  proveAddress,
} from '../../support/referrals/affiliates.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

describe('signing up as an affiliate', () => {
  test('answers the token, logs in and says that the address is not proved', async () => {
    const { client, email, body, page } = await createAffiliate(stack);
    expect(body.token).toBe(client.token);
    expect(body.data).toMatchObject({
      role: 'affiliate',
      Name: 'Ravi Menon',
      Email: email,
      phone: '+919876543210',
    });
    expect(page).toMatchObject({
      email,
      isEmailProved: false,
      state: 'active',
      total: { clicks: 0, signUps: 0 },
    });
    expect(page.link).toMatch(new RegExp(`^${stack.url}/r/[a-z2-9]{8}$`));
    expect(page.days.length).toBe(30);
    const { data, OtherInfo } = (await client.call(getCurrentUser, {})).body;
    expect(data.Email).toBe(email);
    expect(OtherInfo).toEqual({ code: page.link.slice(-8), state: 'active' });
  });

  test('names every field that it refuses, and stores nothing', async () => {
    const before = await stack.database.users.countDocuments();
    const client = stack.visitor();
    const empty = await client.call(affiliateSignUp, {
      body: { name: '', phone: '', email: '', password: '' },
    });
    expect(empty.status).toBe(400);
    expect(Object.keys(empty.body.fields ?? {}).sort()).toEqual(['email', 'name', 'password', 'phone']);
    for (const [field, value] of [
      ['phone', '12'],
      ['password', 'password12'],
      ['email', 'nobody'],
      ['name', 'a<b>'],
    ])
      expect(
        (
          await client.call(
            affiliateSignUp,
            affiliateWords(`${anyRoomId()}@people.example`, { [field as string]: value }),
          )
        ).body,
      ).toMatchObject({
        code: 'bad_request',
        fields: { [field as string]: expect.any(String) },
      });
    const foreign = await client.send(
      'POST',
      '/api/v1.3/affiate/signup',
      affiliateWords(`${anyRoomId()}@people.example`).body,
      {
        origin: 'https://evil.example',
      },
    );
    expect(foreign.body).toMatchObject({ code: 'foreign_origin' });
    expect(await stack.database.users.countDocuments()).toBe(before);
    expect(client.token).toBe('');
  });

  test('tells nobody whether an address has an account; its owner gets a mail that says so', async () => {
    const owner = await createUser(stack.database, { role: 'user', Name: 'Asha Rao' });
    const [known, unknown] = [await createAffiliate(stack, owner.Email), await createAffiliate(stack)];
    const shape = ({ body, page }: typeof known) => [
      Object.keys(body),
      Object.keys(body.data),
      Object.keys(page),
      page.isEmailProved,
    ];
    expect(shape(known)).toEqual(shape(unknown));
    const mail = await stack.database.mails.findOne({ to: owner.Email }).lean().orFail();
    expect(mail.template).toBe('hasAccount');
    const { status, body } = await known.client.call(proveAffiliateEmail, { body: { code: '000000' } });
    expect([status, body.code]).toEqual([401, 'invalid_otp']);
  });

  test('takes a further key, as the other calls of outside clients do', async () => {
    const { body } = affiliateWords(`${anyRoomId()}@people.example`);
    const further = { ...body, source: 'partner page', role: 'admin' };
    const answer = await stack.visitor().send<{ data: object }>('POST', '/api/v1.3/affiate/signup', further);
    expect([answer.status, answer.body.data]).toEqual([200, expect.objectContaining({ role: 'affiliate' })]);
  });

  test('is limited for each address', async () => {
    const email = `${anyRoomId()}@people.example`;
    for (let i = 0; i < 5; i++) await createAffiliate(stack, email);
    const { status, headers } = await stack.visitor().call(affiliateSignUp, affiliateWords(email));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the address', () => {
  test('opens the account from elsewhere only once it is proved, by the newest code and once', async () => {
    const person = await createAffiliate(stack);
    const fromElsewhere = () =>
      stack.visitor().call(logIn, { body: { email: person.email, password: AFFILIATE_PASSWORD } });
    expect((await fromElsewhere()).body.code).toBe('wrong_credentials');
    const right = await mailedCode(stack.database, person.email);
    const wrong = await person.client.call(proveAffiliateEmail, { body: { code: wrongCode(right) } });
    expect(wrong.body.code).toBe('invalid_otp');
    expect((await person.client.call(sendAffiliateCode, {})).status).toBe(429);
    stack.clock.advance(60_000);
    expect((await person.client.call(sendAffiliateCode, {})).body).toMatchObject({ sent: true });
    expect((await proveAddress(stack, person)).body).toEqual({ proved: true });
    expect((await person.client.call(getAffiliate, {})).body).toMatchObject({
      email: person.email,
      isEmailProved: true,
    });
    expect((await fromElsewhere()).body.data).toMatchObject({ Email: person.email, role: 'affiliate' });
    expect((await person.client.call(proveAffiliateEmail, { body: { code: right } })).body.code).toBe(
      'email_confirmed',
    );
    expect((await person.client.call(sendAffiliateCode, {})).body.code).toBe('email_confirmed');
  });

  test('of somebody else cannot be squatted: they sign up as if nobody had been there', async () => {
    const squatter = await createAffiliate(stack);
    const { email } = squatter;
    await stack.database.queries.create({
      email,
      name: 'a request of theirs',
      status: 'open',
      at: new Date(),
    });
    // What is held under the address is not shown to whoever only named it.
    const subject = await findDataSubject(stack.database, squatter.body.data._id);
    if (!subject) throw new Error('no such person');
    for await (const shown of exportCollection(stack.database, 'queries', subject))
      expect(shown).toBeUndefined();
    for await (const shown of exportCollection(stack.database, 'mails', subject))
      expect(shown).toBeUndefined();
    const owner = stack.visitor();
    await owner.call(sendOtp, { body: { email, purpose: 'signup' } });
    const { proof } = (
      await owner.call(verifyToken, {
        body: { email, purpose: 'signup', code: await mailedCode(stack.database, email) },
      })
    ).body;
    const own = await owner.call(signUp, {
      body: { email, proof, name: 'Asha Rao', phone: '98765 43211', password: 'quiet-lantern-77' },
    });
    expect(own.body.data).toMatchObject({ role: 'user', Email: email });
    expect(
      (await stack.visitor().call(logIn, { body: { email, password: AFFILIATE_PASSWORD } })).body.code,
    ).toBe('wrong_credentials');
    stack.clock.advance(60_000);
    await squatter.client.call(sendAffiliateCode, {});
    expect((await stack.database.mails.findOne({ to: email }).sort({ at: -1 }).lean())?.template).toBe(
      'hasAccount',
    );
    const id = squatter.body.data._id;
    expect((await stack.database.users.findById(id).lean())?.Email).not.toBe(email);
  });

  test('that two have proved at once is the first one’s', async () => {
    const email = `${anyRoomId()}@people.example`;
    const [first, second] = [await createAffiliate(stack, email), await createAffiliate(stack, email)];
    const code = await mailedCode(stack.database, email);
    const answers = await Promise.all(
      [first, second].map(({ client }) => client.call(proveAffiliateEmail, { body: { code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await stack.database.users.countDocuments({ Email: email })).toBe(1);
  });
});

describe('an account whose address nobody proves', () => {
  test('is gone after a week with its link; one that was proved stays', async () => {
    const [forgotten, proved] = [await createAffiliate(stack), await createAffiliate(stack)];
    await proveAddress(stack, proved);
    stack.clock.advance(UNVERIFIED_RETENTION_DAYS * DAY_MS + 1);
    const ids = [forgotten, proved].map(({ body }) => body.data._id);
    const userId = new Types.ObjectId(ids[0]);
    const left = () => stack.database.users.find({ _id: { $in: ids } }, { _id: 1 }).lean();
    await expect
      .poll(async () => (await left()).map(({ _id }) => _id.toString()), { timeout: 10_000 })
      .toEqual([ids[1]]);
    await expect.poll(() => stack.database.affiliates.countDocuments({ userId })).toBe(0);
    expect((await forgotten.client.call(getAffiliate, {})).body.code).toBe('signed_out');
    expect((await proved.client.call(getAffiliate, {})).status).toBe(200);
  });
});
