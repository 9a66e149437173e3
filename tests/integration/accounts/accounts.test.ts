import { logIn, logOut } from '@preproom/models/contract/accounts/users';
import { getCurrentUser, isLoggedIn } from '@preproom/models/contract/currentUser';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { getProducts } from '@preproom/models/contract/programs/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, type Stack, startStack } from '../../support/stack/startStack.ts';

const LEARNER = 'learner.demo@preproom.example';
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

describe('POST /login', () => {
  test('right credentials give a token, the user and an HttpOnly cookie', async () => {
    const { status, headers, body } = await stack
      .visitor()
      .call(logIn, { body: { email: LEARNER.toUpperCase(), password: DEMO_PASSWORD } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ Name: 'Demo Learner', Email: LEARNER, role: 'user', completed: true });
    expect(body.data).not.toHaveProperty('passwordHash');
    const cookie = headers.getSetCookie()[0] ?? '';
    expect(cookie).toContain(`jwt=${body.token}`);
    expect(cookie).toMatch(/Path=\/.*HttpOnly.*SameSite=Lax/);
  });

  test('an unknown address and a wrong password are answered alike', async () => {
    const tries = [
      { email: LEARNER, password: 'not the password' },
      { email: 'nobody@preproom.example', password: DEMO_PASSWORD },
    ];
    for (const body of tries) {
      const answer = await stack.visitor().call(logIn, { body });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        code: 'wrong_credentials',
        message: 'Wrong e-mail or password. Try again, or reset your password.',
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('a bad body names each field and nothing is stored', async () => {
    const before = await stack.database.logins.countDocuments();
    const { status, body } = await stack
      .visitor()
      .send('POST', `${API_BASE}/login`, { email: 'x', extra: 1 });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual(expect.arrayContaining(['email', 'password']));
    expect(await stack.database.logins.countDocuments()).toBe(before);
  });

  test('what is not JSON or far too large is refused as such', async () => {
    const broken = await stack.visitor().send('POST', `${API_BASE}/login`, '{"email":');
    expect([broken.status, broken.body.code]).toEqual([400, 'bad_request']);
    const huge = await stack.visitor().send('POST', `${API_BASE}/login`, { email: 'x'.repeat(200_000) });
    expect([huge.status, huge.body.code]).toEqual([413, 'too_large']);
  });

  test('guessing one account stops at 429 with the time to wait, but not for its owner elsewhere', async () => {
    const body = { email: 'other.demo@preproom.example', password: 'a guess' };
    let answer = await stack.visitor().call(logIn, { body });
    for (let guess = 0; guess < 10; guess++) answer = await stack.visitor().call(logIn, { body });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const right = await stack.visitor().call(logIn, { body: { ...body, password: DEMO_PASSWORD } });
    expect(right.status).toBe(429);
    const elsewhere = { 'x-forwarded-for': '10.1.2.3' };
    const path = `${API_BASE}/login`;
    const fromElsewhere = await stack
      .visitor()
      .send('POST', path, { ...body, password: DEMO_PASSWORD }, elsewhere);
    expect(fromElsewhere.status).toBe(200);
  });
});

describe('the login of a request', () => {
  test('a cookie, a header and a Bearer header all count', async () => {
    const { token } = await stack.logIn('learner');
    for (const headers of [
      { cookie: `jwt=${token}` },
      { authorization: token },
      { authorization: `Bearer ${token}` },
    ]) {
      const { status } = await stack.visitor().send('GET', `${API_BASE}/isLoggedIn`, undefined, headers);
      expect(status).toBe(200);
    }
  });

  test('a token that was changed, made up or has expired does not count', async () => {
    const { token } = await stack.logIn('learner');
    for (const wrong of [`${token}x`, 'nonsense', token.replace(/\.[^.]*$/, '.AAAA')]) {
      const headers = { authorization: wrong };
      const { status, body } = await stack.visitor().send('GET', `${API_BASE}/user`, undefined, headers);
      expect([status, body.code]).toEqual([401, 'signed_out']);
    }
  });

  test('a cookie whose login has ended is cleared', async () => {
    const client = await stack.logIn('learner');
    const copy = { cookie: client.cookie };
    await client.call(logOut, {});
    const { headers } = await stack.visitor().send('GET', `${API_BASE}/user`, undefined, copy);
    expect(headers.getSetCookie()[0]).toMatch(/^jwt=;.*Expires=Thu, 01 Jan 1970/);
  });

  test('logging out ends it at once, for a copy of the token too', async () => {
    const client = await stack.logIn('learner');
    const copy = { authorization: client.token };
    expect((await client.call(logOut, {})).body).toEqual({ loggedOut: true });
    expect(client.token).toBe('');
    const { status } = await stack.visitor().send('GET', `${API_BASE}/user`, undefined, copy);
    expect(status).toBe(401);
  });

  test('logging out succeeds when the login has ended elsewhere, and takes the cookie away', async () => {
    const client = await stack.logIn('learner');
    const copy = { cookie: client.cookie };
    await client.call(logOut, {});
    const late = await stack.visitor().send('POST', `${API_BASE}/logout`, undefined, copy);
    expect([late.status, late.body]).toEqual([200, { loggedOut: true }]);
    expect(late.headers.getSetCookie()[0]).toMatch(/^jwt=;.*Expires=Thu, 01 Jan 1970/);
  });

  test('logging out cuts the live socket of that login and of no other', async () => {
    const [first, second] = [await stack.logIn('learner'), await stack.logIn('learner')];
    const [cut, kept] = [await stack.connect(first), await stack.connect(second)];
    await first.call(logOut, {});
    await cut.received('login:ended');
    await expect.poll(() => cut.socket.connected).toBe(false);
    expect(kept.socket.connected).toBe(true);
  });
});

describe('writes with the cookie', () => {
  test('from another origin, or from none, are refused and change nothing', async () => {
    const client = await stack.logIn('learner');
    for (const origin of ['https://evil.example', 'null', '']) {
      const { status, body } = await client.send('POST', `${API_BASE}/logout`, undefined, { origin });
      expect([status, body.code]).toEqual([403, 'foreign_origin']);
    }
    expect((await client.call(isLoggedIn, {})).status).toBe(200);
  });

  test('a program with the header and no origin may write', async () => {
    const { token } = await stack.logIn('learner');
    const headers = { authorization: token, origin: '' };
    const { status } = await stack.visitor().send('POST', `${API_BASE}/logout`, undefined, headers);
    expect(status).toBe(200);
  });
});

describe('GET /user and /isLoggedIn', () => {
  test('answer alike, in the shared shape', async () => {
    const client = await stack.logIn('learner');
    const [user, loggedIn] = [await client.call(getCurrentUser, {}), await client.call(isLoggedIn, {})];
    expect({ ...user.body, serverNow: loggedIn.body.serverNow }).toEqual(loggedIn.body);
    expect(user.body).toMatchObject({
      OtherInfo: {},
      transcation: [],
      hasActivePack: false,
      ActivePack: null,
      feedback: [],
    });
    const [meeting] = user.body.meeting;
    expect(meeting).toMatchObject({
      round: 'HR Round 1',
      status: 'booked',
      with: { Name: 'Demo Mentor' },
      expression: [],
    });
    expect(meeting?.date).toMatch(/^\d{1,2} \d{1,2} \d{4}$/);
    expect(meeting?.time).toMatch(/^\d{1,2}:\d\d (AM|PM)$/);
    expect(getCurrentUser.response.safeParse(user.body).success).toBe(true);
  });

  test('a mentor sees the learner by name, never by address or phone', async () => {
    const { body } = await (await stack.logIn('mentor')).call(getCurrentUser, {});
    expect(body.meeting[0]?.with).toEqual({ _id: expect.any(String), Name: 'Demo Learner', photo: null });
  });
});

describe('GET /product', () => {
  test('answers the four default programs, twice named', async () => {
    const { body } = await stack.visitor().call(getProducts, {});
    expect(body.data.product).toEqual(body.product);
    const rows = body.product.map((p) => [
      p.product_name,
      p.product_pricing,
      p.discount_pricing,
      p.total_session,
      p.activate,
    ]);
    expect(rows).toEqual([
      ['B.Tech', '11999', '7999', 6, true],
      ['MBA', '14999', '11999', 6, false],
      ['PrepRoom', '4999', '1999', 1, true],
      ['Digital Marketing', '5000', '3249', 3, true],
    ]);
  });

  test('the tunnel header and the allowed origins of other sites pass, foreign ones get no permission', async () => {
    const other = await startStack({ CORS_ORIGINS: 'https://partner.example' });
    const ask = (origin: string) =>
      other.visitor().send('OPTIONS', `${API_BASE}/product`, undefined, {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'ngrok-skip-browser-warning',
      });
    expect((await ask('https://partner.example')).headers.get('access-control-allow-origin')).toBe(
      'https://partner.example',
    );
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    await other.stop();
  });
});

describe('what does not exist', () => {
  test('an unknown call is 404 in the error form', async () => {
    const { status, body } = await stack.visitor().send('GET', `${API_BASE}/nothing`);
    expect([status, body]).toEqual([
      404,
      {
        code: 'not_found',
        message: 'We couldn’t find this. It may have been removed. Go back and try again.',
      },
    ]);
  });
});
