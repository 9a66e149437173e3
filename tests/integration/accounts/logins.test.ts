import { endLogin, endLogins, getLogins } from '@preproom/models/contract/accounts/accounts';
import { PERSON_HEADER } from '@preproom/models/contract/accounts/users';
import { isLoggedIn } from '@preproom/models/contract/currentUser';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

test('what a page asks for that still shows somebody else is refused; what is for anyone is not', async () => {
  const [shown, loggedIn] = [await createUser(stack.database), await createUser(stack.database)];
  const client = await stack.enter(loggedIn);
  const ask = (path: string, who: { _id: unknown }) =>
    client.send<object>('GET', `${API_BASE}${path}`, undefined, { [PERSON_HEADER]: String(who._id) });
  expect((await ask('/user', shown)).body).toMatchObject({ code: 'other_account' });
  expect((await ask('/user', loggedIn)).status).toBe(200);
  expect((await ask('/product', shown)).status).toBe(200);
});
