import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginSecondStep,
  completeLogin,
  getSecondFactor,
  proveWithPasskey,
  removePasskey,
} from '@preproom/models/contract/accounts/secondFactor';
import { addToTeam } from '@preproom/models/contract/accounts/team/team';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMember, givePassword, setUpApp } from '../../support/accounts/secondFactors.ts';
import { SoftAuthenticator } from '../../support/accounts/softAuthenticator.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let member: Awaited<ReturnType<typeof createMember>>;
let browser: ApiClient;
let key: SoftAuthenticator;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  member = await createMember(stack);
  ({ browser } = await givePassword(stack, member));
  key = new SoftAuthenticator(stack.url);
});

async function add(by: ApiClient, authenticator = key, name = 'My phone') {
  const { body } = await by.call(beginPasskey, {});
  return by.call(addPasskey, { body: { name, passkey: authenticator.create(body.options) } });
}

const complete = (by: ApiClient, passkey: ReturnType<SoftAuthenticator['use']>) =>
  by.call(completeLogin, { body: { way: 'passkey', passkey } });

/** A browser with the password given, and the options for its passkey. */
async function asked() {
  const half = await givePassword(stack, member);
  const { body } = await half.browser.call(beginSecondStep, {});
  return { browser: half.browser, options: body.options };
}

test('a passkey is added with its name, and completes a log-in', async () => {
  const added = await add(browser);
  expect(added.body.recoveryCodes).toHaveLength(10);
  const half = await asked();
  const done = await complete(half.browser, key.use(half.options));
  expect(done.status).toBe(200);
  const { passkeys } = (await half.browser.call(getSecondFactor, {})).body;
  expect(passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) }]);
  // A second one brings no new codes, and both work.
  const other = new SoftAuthenticator(stack.url);
  expect((await add(browser, other, 'Laptop')).body.recoveryCodes).toBeNull();
  const again = await asked();
  expect((await complete(again.browser, other.use(again.options))).status).toBe(200);
});

test('a challenge is of one half-login, and good once', async () => {
  await add(browser);
  const [one, two] = [await asked(), await asked()];
  // Signed for the other half-login of the same person.
  expect((await complete(two.browser, key.use(one.options))).body.code).toBe('passkey_failed');
  // And the challenge that was asked is used up with that.
  expect((await complete(two.browser, key.use(two.options))).body.code).toBe('passkey_failed');
  const signed = key.use(one.options);
  const answers = await Promise.all([complete(one.browser, signed), complete(one.browser, signed)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // A later one takes the place of an earlier one.
  const three = await asked();
  await three.browser.call(beginSecondStep, {});
  expect((await complete(three.browser, key.use(three.options))).body.code).toBe('passkey_failed');
});

test('a passkey of another account, of another site, or with an old counter opens nothing', async () => {
  await add(browser);
  const stranger = await createMember(stack);
  const theirs = new SoftAuthenticator(stack.url);
  const { browser: other } = await givePassword(stack, stranger);
  await add(other, theirs);
  const foreign = await asked();
  expect((await complete(foreign.browser, theirs.use(foreign.options))).body.code).toBe('passkey_failed');
  const elsewhere = await asked();
  const phished = key.use(elsewhere.options, 'http://preproom.example');
  expect((await complete(elsewhere.browser, phished)).body.code).toBe('passkey_failed');
  const first = await asked();
  expect((await complete(first.browser, key.use(first.options))).status).toBe(200);
  key.counter = 0;
  const copied = await asked();
  expect((await complete(copied.browser, key.use(copied.options))).body.code).toBe('passkey_failed');
  // One credential is of one account.
  expect((await add(other, key)).body.code).toBe('passkey_failed');
});

test('nothing is added for a challenge that was not asked, of another login or used before', async () => {
  const { body } = await browser.call(beginPasskey, {});
  const passkey = key.create(body.options);
  const other = await stack.enter(member);
  const added = (by: ApiClient) => by.call(addPasskey, { body: { name: 'Phone', passkey } });
  expect((await added(other)).body.code).toBe('passkey_failed');
  expect((await added(browser)).status).toBe(200);
  expect((await added(browser)).body.code).toBe('passkey_failed');
});

test('a passkey that was removed opens nothing', async () => {
  await add(browser);
  await setUpApp(stack, browser);
  const half = await asked();
  const { passkeys } = (await browser.call(getSecondFactor, {})).body;
  const passkeyId = passkeys[0]?._id ?? '';
  const stranger = await createMember(stack);
  const theirs = await givePassword(stack, stranger);
  expect((await theirs.browser.call(removePasskey, { params: { passkeyId } })).status).toBe(404);
  expect((await browser.call(removePasskey, { params: { passkeyId } })).status).toBe(200);
  expect((await complete(half.browser, key.use(half.options))).body.code).toBe('passkey_failed');
  const mails = await stack.database.mails.countDocuments({ template: 'secondFactor', userId: member._id });
  expect(mails).toBe(3);
});

test('with its PIN or finger, a passkey proves a login for what the team does with accounts', async () => {
  await add(browser);
  const unproved = { $set: { provedAt: new Date(0) } };
  const newcomer = await createMember(stack, { role: 'user' });
  const act = () => browser.call(addToTeam, { body: { email: newcomer.Email, rights: ['content'] } });
  const sign = async () => {
    const { body } = await browser.call(beginPasskeyProof, {});
    return browser.call(proveWithPasskey, { body: { passkey: key.use(body.options) } });
  };
  await stack.database.logins.updateMany({ userId: member._id }, unproved);
  expect((await act()).body.code).toBe('proof_needed');
  key.isVerifying = false;
  expect((await sign()).body.code).toBe('passkey_failed');
  expect((await act()).body.code).toBe('proof_needed');
  key.isVerifying = true;
  expect((await sign()).status).toBe(200);
  expect((await act()).status).toBe(200);
});
