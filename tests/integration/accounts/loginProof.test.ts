import { hash } from '@node-rs/argon2';
import { proveLogin } from '@preproom/models/contract/accounts/accountProof';
import { logIn } from '@preproom/models/contract/accounts/users';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { actOnMentor } from '@preproom/models/contract/mentors/team/mentors';
import { sendOwnCode } from '@preproom/models/contract/privacy/privacy';
import { createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailedCode } from '../../support/accounts/mailedCode.ts';
import { createMentor } from '../../support/mentors/mentors.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PASSWORD = 'a long winter evening';
let stack: Stack;
let passwordHash: string;
let admin: { _id: Types.ObjectId; Email: string };
let client: ApiClient;

beforeAll(async () => {
  stack = await startStack();
  passwordHash = await hash(PASSWORD);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  admin = await createUser(stack.database, { role: 'admin', passwordHash });
  client = await stack.enter(admin);
});

const unproved = () => stack.database.logins.updateMany({ userId: admin._id }, { $set: { provedAt: null } });
const prove = (proof: { password: string } | { code: string }, by = client) =>
  by.call(proveLogin, { body: { proof } });

/** What an account action answers: 200, or the code of its refusal. */
async function act(by = client): Promise<unknown> {
  const mentor = await createMentor(stack.database, { status: 'pending' });
  const { status, body } = await by.call(actOnMentor, {
    params: { mentorId: mentor._id.toString() },
    body: { act: 'decline', from: 'pending', revision: 0, reason: 'No' },
  });
  const stored = await stack.database.mentorProfiles.findOne({ userId: mentor._id }).lean();
  expect(stored?.status).toBe(status === 200 ? 'declined' : 'pending');
  return status === 200 ? 200 : body.code;
}

test('the password proves a login for ten minutes', async () => {
  await unproved();
  expect(await act()).toBe('proof_needed');
  const before = stack.clock.now();
  const { body } = await prove({ password: PASSWORD });
  expect(Date.parse(body.provedUntil)).toBeGreaterThanOrEqual(before + 10 * MINUTE_MS);
  expect(await act()).toBe(200);
  stack.clock.advanceTo(Date.parse(body.provedUntil) - 10_000);
  expect(await act()).toBe(200);
  stack.clock.advanceTo(Date.parse(body.provedUntil));
  expect(await act()).toBe('proof_needed');
});

test('a mailed code proves it as well, once', async () => {
  await unproved();
  await client.call(sendOwnCode, {});
  const code = await mailedCode(stack.database, admin.Email);
  expect((await prove({ code })).status).toBe(200);
  expect(await act()).toBe(200);
  await unproved();
  expect((await prove({ code })).body.code).toBe('invalid_otp');
  expect(await act()).toBe('proof_needed');
});

test('a proof is of one login: another of the same person has to be proved itself', async () => {
  const other = await stack.enter(admin);
  await unproved();
  await prove({ password: PASSWORD });
  expect(await act(other)).toBe('proof_needed');
  expect(await act()).toBe(200);
});

test('logging in with the password is a proof', async () => {
  const browser = stack.visitor();
  const before = stack.clock.now();
  await browser.call(logIn, { body: { email: admin.Email, password: PASSWORD } });
  const logins = await stack.database.logins.find({ userId: admin._id }).sort({ _id: -1 }).lean();
  expect(logins[0]?.provedAt?.getTime()).toBeGreaterThanOrEqual(before);
});

test('a wrong proof changes nothing, is audited, and soon has to wait', async () => {
  await unproved();
  const answers = [];
  for (let i = 0; i < 11; i += 1) answers.push((await prove({ password: 'wrong' })).body.code);
  expect(answers).toEqual([...Array(10).fill('wrong_credentials'), 'too_many_requests']);
  expect((await prove({ password: PASSWORD })).body.code).toBe('too_many_requests');
  expect(await act()).toBe('proof_needed');
  const failures = { actorId: admin._id, action: 'proof:fail' as const };
  expect(await stack.database.auditLog.countDocuments(failures)).toBe(10);
});
