import { getLogins } from '@preproom/models/contract/accounts/accounts';
import {
  addTotp,
  beginTotp,
  completeLogin,
  getSecondFactor,
  getSecondStep,
  removeTotp,
  renewRecoveryCodes,
} from '@preproom/models/contract/accounts/secondFactor';
import { getTeam } from '@preproom/models/contract/accounts/team/team';
import { logIn } from '@preproom/models/contract/accounts/users';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  codeOf,
  createMember,
  givePassword,
  laterCode,
  PASSWORD,
  setUpApp,
} from '../../support/accounts/secondFactors.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let member: Awaited<ReturnType<typeof createMember>>;
let browser: ApiClient;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  member = await createMember(stack);
  ({ browser } = await givePassword(stack, member));
});

const complete = (by: ApiClient, code: string, way: 'totp' | 'recovery' = 'totp') =>
  by.call(completeLogin, { body: { way, code } });

test('an app is set up by a code, and from then on the password alone opens nothing', async () => {
  const { secret, recoveryCodes } = await setUpApp(stack, browser);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await browser.call(getSecondFactor, {})).body).toMatchObject({
    isRequired: false,
    passkeys: [],
    totp: { lastUsedAt: null },
    recoveryCodesLeft: 10,
  });

  const { browser: other, answer } = await givePassword(stack, member);
  expect([answer.status, answer.body.code]).toEqual([401, 'second_factor_needed']);
  expect(other.token).toBe('');
  expect((await other.call(getTeam, {})).status).toBe(401);
  expect((await other.call(getSecondStep, {})).body.ways).toEqual(['totp', 'recovery']);

  const done = await complete(other, await laterCode(stack, secret));
  expect(done.status).toBe(200);
  expect(done.body.data.Email).toBe(member.Email);
  expect((await other.call(getTeam, {})).status).toBe(200);
  // The half-login is used up.
  expect((await other.call(getSecondStep, {})).body.code).toBe('link_expired');
});

test('the secret is stored encrypted, and recovery codes as hashes', async () => {
  const { secret, recoveryCodes } = await setUpApp(stack, browser);
  const stored = JSON.stringify(await stack.database.secondFactors.findOne({ userId: member._id }).lean());
  expect(stored).not.toContain(secret);
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
});

test('a code counts once, also in another half-login, and only within 30 seconds', async () => {
  const { secret } = await setUpApp(stack, browser);
  const [one, two] = await Promise.all([givePassword(stack, member), givePassword(stack, member)]);
  // The code of the set-up is used up as well.
  expect((await complete(one.browser, codeOf(secret, stack))).body.code).toBe('wrong_second_factor');
  const code = await laterCode(stack, secret);
  const answers = await Promise.all([complete(one.browser, code), complete(two.browser, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  stack.clock.advanceTo(stack.clock.now() + 3 * MINUTE_MS);
  const three = await givePassword(stack, member);
  const wrong = async (afterMs: number) =>
    (await complete(three.browser, codeOf(secret, stack, afterMs))).body.code;
  expect([await wrong(-90_000), await wrong(90_000)]).toEqual(['wrong_second_factor', 'wrong_second_factor']);
  expect((await complete(three.browser, codeOf(secret, stack, -30_000))).status).toBe(200);
  const four = await givePassword(stack, member);
  expect((await complete(four.browser, codeOf(secret, stack, 30_000))).status).toBe(200);
});

test('the app of another account opens nothing', async () => {
  await setUpApp(stack, browser);
  const stranger = await createMember(stack);
  const theirs = await givePassword(stack, stranger);
  const { secret } = await setUpApp(stack, theirs.browser);
  const half = await givePassword(stack, member);
  const answer = await complete(half.browser, await laterCode(stack, secret));
  expect(answer.body.code).toBe('wrong_second_factor');
});

test('five wrong codes end the half-login, tell the owner, and ten keep codes waiting', async () => {
  const { secret, recoveryCodes } = await setUpApp(stack, browser);
  const half = await givePassword(stack, member);
  const answers = [];
  for (let i = 0; i < 6; i += 1) answers.push((await complete(half.browser, '000000')).body.code);
  expect(answers).toEqual([...Array(5).fill('wrong_second_factor'), 'link_expired']);
  const failures = { targetId: member._id, action: 'secondFactor:fail' as const };
  expect(await stack.database.auditLog.countDocuments(failures)).toBe(1);
  const again = await givePassword(stack, member);
  for (let i = 0; i < 4; i += 1) await complete(again.browser, '000000');
  expect((await complete(again.browser, codeOf(secret, stack, 30_000))).body.code).toBe('too_many_requests');
  expect((await complete(again.browser, recoveryCodes[0] ?? '', 'recovery')).body.code).toBe(
    'too_many_requests',
  );
});

test('concurrent guesses share no attempt', async () => {
  await setUpApp(stack, browser);
  const half = await givePassword(stack, member);
  const guesses = Array.from({ length: 10 }, () => complete(half.browser, '000000'));
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'wrong_second_factor')).toHaveLength(5);
});

test('a recovery code opens once, typed in capitals and with spaces; new ones replace all', async () => {
  const { recoveryCodes } = await setUpApp(stack, browser);
  const [first = '', second = ''] = recoveryCodes;
  const half = await givePassword(stack, member);
  expect((await complete(half.browser, first.toUpperCase().replaceAll('-', ' '), 'recovery')).status).toBe(
    200,
  );
  const again = await givePassword(stack, member);
  expect((await complete(again.browser, first, 'recovery')).body.code).toBe('wrong_second_factor');
  const used = { targetId: member._id, action: 'secondFactor:recover' as const };
  expect(await stack.database.auditLog.countDocuments(used)).toBe(1);
  expect((await half.browser.call(getSecondFactor, {})).body.recoveryCodesLeft).toBe(9);
  const renewed = await half.browser.call(renewRecoveryCodes, {});
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect((await complete(again.browser, second, 'recovery')).body.code).toBe('wrong_second_factor');
  expect((await complete(again.browser, renewed.body.recoveryCodes[0] ?? '', 'recovery')).status).toBe(200);
});

test('the first factor ends every other login and half-login, a later one none', async () => {
  const other = await stack.enter(member);
  await setUpApp(stack, browser);
  expect((await other.call(getLogins, {})).status).toBe(401);
  const { secret } = await setUpApp(stack, browser);
  const half = await givePassword(stack, member);
  expect((await complete(half.browser, await laterCode(stack, secret))).status).toBe(200);
  expect((await browser.call(getLogins, {})).body.logins).toHaveLength(2);
});

test('a set-up that was never confirmed changes nothing, and is of its own login', async () => {
  const { body } = await browser.call(beginTotp, {});
  expect((await browser.call(addTotp, { body: { code: '000000' } })).body.code).toBe('wrong_second_factor');
  const other = await stack.enter(member);
  const code = codeOf(body.secret, stack);
  expect((await other.call(addTotp, { body: { code } })).body.code).toBe('link_expired');
  expect((await givePassword(stack, member)).answer.status).toBe(200);
  // A second tab's secret takes the place of the first one's.
  await browser.call(beginTotp, {});
  expect((await browser.call(addTotp, { body: { code } })).body.code).toBe('wrong_second_factor');
  stack.clock.advanceTo(stack.clock.now() + 11 * MINUTE_MS);
  const late = await browser.call(addTotp, { body: { code } });
  expect(late.body.code).toBe('proof_needed');
});

test('changing it needs a login that is fresh or proved', async () => {
  await setUpApp(stack, browser);
  stack.clock.advanceTo(stack.clock.now() + 11 * MINUTE_MS);
  const calls = [
    browser.call(beginTotp, {}),
    browser.call(removeTotp, {}),
    browser.call(renewRecoveryCodes, {}),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.body.code).toBe('proof_needed');
});

test('without its last factor an account logs in with the password alone, and no recovery code is left', async () => {
  await setUpApp(stack, browser);
  expect((await browser.call(removeTotp, {})).status).toBe(200);
  expect((await browser.call(removeTotp, {})).status).toBe(404);
  expect((await givePassword(stack, member)).answer.status).toBe(200);
  expect(await stack.database.secondFactors.exists({ userId: member._id })).toBeNull();
});

test('a half-login ends with its time, and when its account is suspended, deleted or has a new password', async () => {
  const { secret } = await setUpApp(stack, browser);
  const late = await givePassword(stack, member);
  stack.clock.advanceTo(stack.clock.now() + 10 * MINUTE_MS);
  expect((await complete(late.browser, codeOf(secret, stack))).body.code).toBe('link_expired');

  const changed = await givePassword(stack, member);
  await stack.database.users.updateOne({ _id: member._id }, { $set: { passwordHash: null } });
  expect((await complete(changed.browser, await laterCode(stack, secret))).body.code).toBe('link_expired');
  await stack.database.users.updateOne({ _id: member._id }, { $set: { passwordHash: member.passwordHash } });

  const suspended = await givePassword(stack, member);
  const suspension = { at: new Date(), reason: 'No' };
  await stack.database.users.updateOne({ _id: member._id }, { $set: { suspension } });
  expect((await complete(suspended.browser, await laterCode(stack, secret))).body.code).toBe('suspended');
  expect(
    (await stack.visitor().call(logIn, { body: { email: member.Email, password: PASSWORD } })).body.code,
  ).toBe('suspended');
  await stack.database.users.updateOne({ _id: member._id }, { $unset: { suspension: 1 } });

  const deleted = await givePassword(stack, member);
  await stack.database.users.deleteOne({ _id: member._id });
  expect((await complete(deleted.browser, await laterCode(stack, secret))).body.code).toBe('link_expired');
});
