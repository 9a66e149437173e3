import { hash } from '@node-rs/argon2';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import {
  changePassword,
  endLogin,
  endLogins,
  getLogins,
  logInWithCode,
  resetPassword,
} from '@preproom/models/contract/people/accounts';
import { sendOtp, verifyToken } from '@preproom/models/contract/people/codes';
import { PASSWORD_FAULTS } from '@preproom/models/contract/people/passwords';
import { isLoggedIn, logIn, PERSON_HEADER } from '@preproom/models/contract/people/users';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedCode } from '../../support/people/mailedCode.ts';
import { DEMO_PASSWORD, type Stack, startStack } from '../../support/stack/startStack.ts';

const LEARNER = 'learner.demo@preproom.example';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36';
const NEW = 'quiet lamps at dusk';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function passwordIs(email: string, password: string): Promise<boolean> {
  return (await stack.visitor().call(logIn, { body: { email, password } })).status === 200;
}

describe('the list of logins', () => {
  test('says of each what it was made with, roughly where, since when and when it was last seen', async () => {
    const user = await createUser(stack.database);
    const here = await stack.enter(user);
    const body = { email: LEARNER, password: DEMO_PASSWORD };
    const headers = { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.77' };
    const phone = stack.visitor();
    await phone.send('POST', `${API_BASE}/login`, body, headers);
    const { body: list } = await phone.call(getLogins, {});
    expect(list.hasPassword).toBe(true);
    expect(list.logins.filter(({ isThis }) => isThis)).toEqual([
      {
        ...{
          _id: expect.any(String),
          browser: 'Samsung Internet',
          system: 'Android',
          network: '203.0.113.x',
        },
        ...{ createdAt: expect.any(String), lastSeenAt: expect.any(String), isThis: true },
      },
    ]);
    expect((await here.call(getLogins, {})).body.logins).toHaveLength(1);
    expect((await here.call(getLogins, {})).body.logins[0]).toMatchObject({ browser: null, isThis: true });
  });

  test('is written anew when somebody comes back after some minutes, and not at every request', async () => {
    const client = await stack.enter(await createUser(stack.database));
    const seen = async () => (await client.call(getLogins, {})).body.logins[0]?.lastSeenAt;
    const first = await seen();
    stack.clock.advance(4 * 60_000);
    expect(await seen()).toBe(first);
    stack.clock.advance(60_000);
    await client.call(isLoggedIn, {});
    expect(Date.parse((await seen()) ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(5 * 60_000);
  });
});

describe('ending logins', () => {
  test('one: at once, its socket is cut and no other', async () => {
    const user = await createUser(stack.database);
    const [here, there] = [await stack.enter(user), await stack.enter(user)];
    const [kept, cut] = [await stack.connect(here), await stack.connect(there)];
    const { logins } = (await here.call(getLogins, {})).body;
    const other = logins.find(({ isThis }) => !isThis);
    const ended = await here.call(endLogin, { params: { loginId: other?._id ?? '' } });
    expect(ended.body).toEqual({ ended: 1 });
    await cut.received('login:ended');
    expect((await there.call(isLoggedIn, {})).status).toBe(401);
    expect((await here.call(isLoggedIn, {})).status).toBe(200);
    expect(kept.socket.connected).toBe(true);
  });

  test("somebody else's, or one that is not there, is not found and goes on", async () => {
    const [mine, theirs] = [
      await stack.enter(await createUser(stack.database)),
      await stack.enter(await createUser(stack.database)),
    ];
    const [foreign] = (await theirs.call(getLogins, {})).body.logins;
    for (const loginId of [foreign?._id ?? '', '0'.repeat(24)]) {
      const { status, body } = await mine.call(endLogin, { params: { loginId } });
      expect([status, body]).toEqual([
        404,
        {
          code: 'not_found',
          message: 'We couldn’t find this. It may have been removed. Go back and try again.',
        },
      ]);
    }
    expect((await theirs.call(isLoggedIn, {})).status).toBe(200);
  });

  test('all others: a stolen cookie dies with its socket, this browser stays', async () => {
    const user = await createUser(stack.database);
    const [here, stolen] = [await stack.enter(user), await stack.enter(user)];
    const cut = await stack.connect(stolen);
    expect((await here.call(endLogins, { body: { which: 'others' } })).body).toEqual({ ended: 1 });
    await cut.received('login:ended');
    await expect.poll(() => cut.socket.connected).toBe(false);
    expect((await stolen.call(isLoggedIn, {})).status).toBe(401);
    expect((await here.call(isLoggedIn, {})).status).toBe(200);
  });

  test('all: this one too, and its cookie is cleared; other people stay', async () => {
    const user = await createUser(stack.database);
    const [here, there] = [await stack.enter(user), await stack.enter(user)];
    const somebodyElse = await stack.enter(await createUser(stack.database));
    const answer = await here.call(endLogins, { body: { which: 'all' } });
    expect(answer.body).toEqual({ ended: 2 });
    expect(here.token).toBe('');
    expect((await there.call(isLoggedIn, {})).status).toBe(401);
    expect((await somebodyElse.call(isLoggedIn, {})).status).toBe(200);
  });

  test('from another origin it is refused and ends nothing', async () => {
    const client = await stack.enter(await createUser(stack.database));
    const calls = [
      ['POST', '/account/logins/end', { which: 'all' }],
      ['PUT', '/account/password', { current: 'x', password: NEW }],
      ['DELETE', `/account/logins/${'0'.repeat(24)}`, undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const headers = { origin: 'https://evil.example' };
      const answer = await client.send(method, API_BASE + path, body, headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin']);
    }
    expect((await client.call(isLoggedIn, {})).status).toBe(200);
  });
});

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

test('what a page asks for that still shows somebody else is refused; what is for anyone is not', async () => {
  const [shown, loggedIn] = [await createUser(stack.database), await createUser(stack.database)];
  const client = await stack.enter(loggedIn);
  const ask = (path: string, who: { _id: unknown }) =>
    client.send<object>('GET', `${API_BASE}${path}`, undefined, { [PERSON_HEADER]: String(who._id) });
  expect((await ask('/user', shown)).body).toMatchObject({ code: 'other_account' });
  expect((await ask('/user', loggedIn)).status).toBe(200);
  expect((await ask('/product', shown)).status).toBe(200);
});
