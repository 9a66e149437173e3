import { changeAddress, sendAddressCode } from '@preproom/models/contract/accounts/accounts';
import { logIn } from '@preproom/models/contract/accounts/users';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { sendOwnCode } from '@preproom/models/contract/privacy/privacy';
import { anyRoomId, createUser } from '@preproom/models/db/testing/factories';
import { completeAddressChange } from '@preproom/server/features/accounts/addressChange';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailedCode, wrongCode } from '../../support/accounts/mailedCode.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { DEMO_PASSWORD, type Stack, startStack } from '../../support/stack/startStack.ts';

const LEARNER = 'learner.demo@preproom.example';

let stack: Stack;
let user: Awaited<ReturnType<typeof createUser>>;
let client: ApiClient;
let email: string;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  // The password of the demo's people.
  const { passwordHash } = await stack.database.users.findOne({ Email: LEARNER }).lean().orFail();
  user = await createUser(stack.database, { passwordHash, completed: true });
  client = await stack.enter(user);
  email = `${anyRoomId()}@new.example`;
});

const send = (proof: { password: string } | { code: string } | null = null, to = email) =>
  client.call(sendAddressCode, { body: { email: to, proof } });
const change = (code: string, to = email) => client.call(changeAddress, { body: { email: to, code } });
const stored = () => stack.database.users.findById(user._id).lean().orFail();
const mailsTo = async (to: string) =>
  (await stack.database.mails.find({ to }).sort({ at: 1 }).lean()).map(({ template }) => template);

test('the code goes to the new address; with it the account has that one, and the old one is told', async () => {
  expect((await send()).status).toBe(200);
  expect((await stored()).Email).toBe(user.Email);
  const code = await mailedCode(stack.database, email);
  expect((await change(wrongCode(code))).body.code).toBe('invalid_otp');
  expect((await change(code)).body).toEqual({ changed: true });

  expect(await stored()).toMatchObject({ Email: email, emailVerifiedAt: expect.any(Date) });
  expect((await stored()).formerEmail).toBeUndefined();
  expect(await mailsTo(user.Email)).toEqual(['addressChanged']);
  // Asked again, because the answer was lost.
  expect((await change(code)).body).toEqual({ changed: true });
  expect(await mailsTo(user.Email)).toEqual(['addressChanged']);
  const enter = (address: string) =>
    stack.visitor().call(logIn, { body: { email: address, password: DEMO_PASSWORD } });
  expect((await enter(email)).status).toBe(200);
  expect((await enter(user.Email)).body.code).toBe('wrong_credentials');
});

describe('a login that is not fresh', () => {
  beforeEach(() => stack.clock.advance(11 * MINUTE_MS));

  test('asks for the password; another code to the same address does not', async () => {
    expect((await send()).body.code).toBe('proof_needed');
    expect((await send({ password: 'wrong' })).body.code).toBe('wrong_credentials');
    expect(await mailsTo(email)).toEqual([]);
    expect((await send({ password: DEMO_PASSWORD })).status).toBe(200);
    stack.clock.advance(2 * MINUTE_MS);
    expect((await send()).status).toBe(200);
    expect((await send(null, `another.${email}`)).body.code).toBe('proof_needed');
    expect((await change(await mailedCode(stack.database, email))).status).toBe(200);
  });

  test('takes a code to the old address instead', async () => {
    await client.call(sendOwnCode, {});
    const code = await mailedCode(stack.database, user.Email);
    expect((await send({ code })).status).toBe(200);
    expect((await change(await mailedCode(stack.database, email))).status).toBe(200);
  });
});

test('an address that another account has is told alone; whoever asks learns nothing, and nothing changes', async () => {
  const free = await send();
  stack.clock.advance(2 * MINUTE_MS);
  const other = await createUser(stack.database);
  const taken = await send(null, other.Email);
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect(await mailsTo(other.Email)).toEqual(['addressTaken']);
  expect((await change('123456', other.Email)).body.code).toBe('invalid_otp');
  expect((await stored()).Email).toBe(user.Email);
});

test('one that another account takes while the code is on its way is refused', async () => {
  await send();
  const code = await mailedCode(stack.database, email);
  await createUser(stack.database, { Email: email });
  expect((await change(code)).body.code).toBe('has_account');
  expect((await stored()).Email).toBe(user.Email);
});

test('the own address is refused at the field, and a code is good for its address and its person alone', async () => {
  expect((await send(null, user.Email)).body.fields).toEqual({ email: 'is the address of this account' });
  await send();
  const code = await mailedCode(stack.database, email);
  expect((await change(code, `another.${email}`)).body.code).toBe('invalid_otp');
  const stranger = await stack.enter(await createUser(stack.database));
  expect((await stranger.call(changeAddress, { body: { email, code } })).body.code).toBe('invalid_otp');
});

test('a finished change voids the codes for other addresses', async () => {
  const other = `other.${email}`;
  await send();
  await send(null, other);
  const codes = [await mailedCode(stack.database, email), await mailedCode(stack.database, other)] as const;
  expect((await change(codes[0])).status).toBe(200);
  expect((await change(codes[1], other)).body.code).toBe('invalid_otp');
  expect((await stored()).Email).toBe(email);
});

test('what was stored under the old address alone follows, also when the process dies in the middle', async () => {
  const { database } = stack;
  const program = await database.products.findOne().lean().orFail();
  const joinedAt = new Date();
  const entry = { course_id: program._id, language: 'en', joinedAt } as const;
  const message = { name: 'A', message: 'm', status: 'open', at: joinedAt } as const;
  await database.contactMessages.create({
    ...message,
    requestId: crypto.randomUUID(),
    email: ` ${user.Email.toUpperCase()}`,
  });
  await database.waitlistEntries.create({ ...entry, email: user.Email, userId: null });
  await database.waitlistEntries.create({ ...entry, email, userId: user._id });
  // As the change leaves it when the process dies after its write.
  await database.users.updateOne({ _id: user._id }, { Email: email, formerEmail: user.Email });
  const id = user._id.toString();
  await completeAddressChange(stack, id);
  await completeAddressChange(stack, id);
  expect(await database.contactMessages.countDocuments({ email })).toBe(1);
  expect(await database.waitlistEntries.countDocuments({ userId: user._id })).toBe(1);
  expect(await database.waitlistEntries.countDocuments({ email: user.Email })).toBe(0);
  expect(await mailsTo(user.Email)).toEqual(['addressChanged']);
});
