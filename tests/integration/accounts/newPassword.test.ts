import { hash } from '@node-rs/argon2';
import {
  changePassword,
  getLogins,
  logInWithCode,
  resetPassword,
} from '@preproom/models/contract/accounts/accounts';
import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { PASSWORD_FAULTS } from '@preproom/models/contract/accounts/passwords';
import { logIn } from '@preproom/models/contract/accounts/users';
import { isLoggedIn } from '@preproom/models/contract/currentUser';
import { becomeMentor } from '@preproom/models/contract/mentors/mentors';
import { createUser } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { generatedSecret } from '@preproom/models/runtime/settings';
import type { Config } from '@preproom/server/config/config';
import { issueLogin } from '@preproom/server/features/accounts/issueLogin';
import type { Client } from '@preproom/server/http/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailedCode } from '../../support/accounts/mailedCode.ts';
import { DEMO_PASSWORD, type Stack, startStack } from '../../support/stack/startStack.ts';

const LEARNER = 'learner.demo@preproom.example';
const NEW = 'quiet lamps at dusk';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function passwordIs(email: string, password: string): Promise<boolean> {
  return (await stack.visitor().call(logIn, { body: { email, password } })).status === 200;
}

describe('a new password', () => {
  test('by the current one: every other login ends with its socket, this one stays', async () => {
    const [here, there] = [await stack.logIn('other'), await stack.logIn('other')];
    const cut = await stack.connect(there);
    const body = { current: DEMO_PASSWORD, password: NEW };
    expect((await here.call(changePassword, { body })).body).toEqual({ changed: true });
    await cut.received('login:ended');
    expect((await there.call(isLoggedIn, {})).status).toBe(401);
    expect((await here.call(isLoggedIn, {})).status).toBe(200);
    const email = 'other.demo@preproom.example';
    expect([await passwordIs(email, DEMO_PASSWORD), await passwordIs(email, NEW)]).toEqual([false, true]);
  });

  test('by a wrong one, or without one: refused at the field, slowly, and nothing changes', async () => {
    const client = await stack.logIn('mentor');
    for (const current of ['not the password', undefined]) {
      const body = { password: NEW, ...(current && { current }) };
      const answer = await client.call(changePassword, { body });
      expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
      expect(answer.body.fields).toEqual({ current: 'is wrong' });
    }
    const body = { current: 'not the password', password: NEW };
    for (let guess = 2; guess < 10; guess++) await client.call(changePassword, { body });
    expect((await client.call(changePassword, { body })).status).toBe(429);
    expect(await passwordIs('mentor.demo@preproom.example', DEMO_PASSWORD)).toBe(true);
  });

  test('one that is too easy is refused', async () => {
    const client = await stack.logIn('learner');
    const body = { current: DEMO_PASSWORD, password: 'demolearner12' };
    const answer = await client.call(changePassword, { body });
    expect([answer.status, answer.body.fields]).toEqual([400, { password: PASSWORD_FAULTS.personal }]);
    expect(await passwordIs(LEARNER, DEMO_PASSWORD)).toBe(true);
  });

  test('where there is none yet, a code by mail stands for it', async () => {
    const user = await createUser(stack.database, { passwordHash: null });
    const client = await stack.enter(user);
    expect((await client.call(getLogins, {})).body.hasPassword).toBe(false);
    const without = await client.call(changePassword, { body: { current: 'null', password: NEW } });
    expect(without.body.code).toBe('wrong_credentials');
    const asked = { email: user.Email, purpose: 'password' as const };
    await client.call(sendOtp, { body: asked });
    const code = await mailedCode(stack.database, user.Email);
    const { proof } = (await client.call(verifyToken, { body: { ...asked, code } })).body;
    expect((await client.call(changePassword, { body: { proof, password: NEW } })).status).toBe(200);
    expect(await passwordIs(user.Email, NEW)).toBe(true);
    const again = await client.call(changePassword, { body: { proof, password: 'another one of mine' } });
    expect(again.body.code).toBe('stale_proof');
  });

  test('ends the codes and proofs that were mailed before: one that somebody else has read opens nothing', async () => {
    const { Email: email } = await createUser(stack.database, { passwordHash: await hash(DEMO_PASSWORD) });
    const askAndRead = async (purpose: 'password' | 'login') => {
      const page = stack.visitor();
      await page.call(sendOtp, { body: { email, purpose } });
      return { page, code: await mailedCode(stack.database, email) };
    };
    const [login, unread, read] = [
      await askAndRead('login'),
      await askAndRead('password'),
      await askAndRead('password'),
    ];
    const asked = { email, purpose: 'password' } as const;
    const { proof } = (await read.page.call(verifyToken, { body: { ...asked, code: read.code } })).body;
    const owner = await stack.visitor().logIn(email, DEMO_PASSWORD);
    await owner.call(changePassword, { body: { current: DEMO_PASSWORD, password: NEW } });

    const reset = await read.page.call(resetPassword, {
      body: { email, proof, password: 'mine from now on 7' },
    });
    expect([reset.status, reset.body.code]).toEqual([401, 'stale_proof']);
    const verified = await unread.page.call(verifyToken, { body: { ...asked, code: unread.code } });
    expect(verified.body.code).toBe('invalid_otp');
    const entered = await login.page.call(logInWithCode, { body: { email, code: login.code } });
    expect(entered.body.code).toBe('invalid_otp');
    expect(await passwordIs(email, NEW)).toBe(true);
  });

  test('ends a code for an application that has begun, too', async () => {
    const { Email: email } = await createUser(stack.database, { role: 'mentor', completed: false });
    const read = stack.visitor();
    await read.call(sendOtp, { body: { email, purpose: 'mentor' } });
    const otp = await mailedCode(stack.database, email);
    const owner = stack.visitor();
    await owner.call(sendOtp, { body: { email, purpose: 'password' } });
    const code = await mailedCode(stack.database, email);
    const { proof } = (await owner.call(verifyToken, { body: { email, purpose: 'password', code } })).body;
    expect((await owner.call(resetPassword, { body: { email, proof, password: NEW } })).status).toBe(200);
    expect((await read.call(becomeMentor, { query: { emailId: email, otp } })).body.code).toBe('invalid_otp');
  });

  test('ends a login that was under way: whoever was verified before it is not let in after it', async () => {
    const before = (await createUser(stack.database)).toObject();
    await stack.database.users.updateOne({ _id: before._id }, { passwordHash: 'a new hash' });
    const jwtSecret = generatedSecret(stack.dataDir, 'jwt-secret');
    const cookies = { get: () => undefined, set: vi.fn(), clear: () => {} };
    const client = { network: '', userAgent: '', cookies } as unknown as Client;
    const deps = { ...stack, config: { jwtSecret, isProduction: false } as Config };
    const log = createLog('silent', 'server');
    await expect(issueLogin(deps, before, { client, log })).rejects.toMatchObject({ code: 'link_expired' });
    expect(await stack.database.logins.countDocuments({ userId: before._id })).toBe(0);
    expect(cookies.set).not.toHaveBeenCalled();
  });

  test("somebody else's proof does not count", async () => {
    const [mine, theirs] = [await createUser(stack.database), await createUser(stack.database)];
    const asked = { email: mine.Email, purpose: 'password' as const };
    const page = stack.visitor();
    await page.call(sendOtp, { body: asked });
    const code = await mailedCode(stack.database, mine.Email);
    const { proof } = (await page.call(verifyToken, { body: { ...asked, code } })).body;
    page.copyCookies(await stack.enter(theirs));
    const answer = await page.call(changePassword, { body: { proof, password: NEW } });
    expect(answer.body.code).toBe('stale_proof');
  });
});
