import { CODE_BROWSER_HEADER, type CodePurpose } from '@preproom/models/contract/accounts/codes';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedCode } from '../../support/accounts/mailedCode.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PARTNER = 'https://partner.example';
const PASSWORD = 'monsoon-chai-42';

let stack: Stack;
let count = 0;
beforeAll(async () => {
  stack = await startStack({ CORS_ORIGINS: PARTNER });
});
afterAll(() => stack.stop());

const newAddress = () => `partner${++count}@people.example`;

interface Given {
  browser: string;
  proof: string;
  token: string;
}

/** A page of another origin: every call is made without the cookies of the calls before. */
function send(method: 'GET' | 'POST', path: string, { body, browser }: { body?: object; browser?: string }) {
  const headers = { origin: PARTNER, ...(browser !== undefined && { [CODE_BROWSER_HEADER]: browser }) };
  return stack.visitor().send<Given>(method, `${API_BASE}${path}`, body, headers);
}

async function ask(email: string, purpose: CodePurpose) {
  const { status, body } = await send('POST', '/sendOtp', { body: { email, purpose } });
  expect(status).toBe(200);
  return { browser: body.browser, code: await mailedCode(stack.database, email) };
}

/** What callers send who have not got the right value. */
async function wrongBrowsers() {
  return [undefined, '', 'x', 'A'.repeat(43), (await ask(newAddress(), 'signup')).browser];
}

async function prove(email: string, purpose: 'signup' | 'password') {
  const { browser, code } = await ask(email, purpose);
  const body = { email, purpose, code };
  for (const wrong of await wrongBrowsers()) {
    const refused = await send('POST', '/verifyToken', {
      body,
      ...(wrong !== undefined && { browser: wrong }),
    });
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid_otp']);
  }
  const { status, body: answer } = await send('POST', '/verifyToken', { body, browser });
  expect(status).toBe(200);
  return { browser, proof: answer.proof };
}

test('the header is allowed to pages of the other origins', async () => {
  const { headers } = await stack.visitor().send('OPTIONS', `${API_BASE}/verifyToken`, undefined, {
    origin: PARTNER,
    'access-control-request-method': 'POST',
    'access-control-request-headers': CODE_BROWSER_HEADER,
  });
  expect(headers.get('access-control-allow-headers')).toContain(CODE_BROWSER_HEADER);
});

test('a client without cookies signs up; its proof too is good with its own value alone', async () => {
  const email = newAddress();
  const { browser, proof } = await prove(email, 'signup');
  const body = { email, proof, name: 'Asha Rao', phone: '98123 45602', password: PASSWORD };
  expect((await send('POST', '/signup', { body })).status).not.toBe(200);
  expect((await send('POST', '/signup', { body, browser })).body.token).toEqual(expect.any(String));
});

test('a client without cookies sets a new password, and logs in with a code', async () => {
  const { Email: email } = await createUser(stack.database);
  const { browser, proof } = await prove(email, 'password');
  const body = { email, proof, password: PASSWORD };
  expect((await send('POST', '/password/reset', { body })).status).not.toBe(200);
  expect((await send('POST', '/password/reset', { body, browser })).status).toBe(200);
  const asked = await ask(email, 'login');
  const login = { body: { email, code: asked.code } };
  expect((await send('POST', '/login/code', login)).body.code).toBe('invalid_otp');
  expect((await send('POST', '/login/code', { ...login, browser: asked.browser })).status).toBe(200);
});

test('a client without cookies applies as a mentor', async () => {
  const email = newAddress();
  const { browser, code } = await ask(email, 'mentor');
  const path = `/becomeMentor?${new URLSearchParams({ emailId: email, otp: code })}`;
  for (const wrong of await wrongBrowsers())
    expect((await send('GET', path, wrong === undefined ? {} : { browser: wrong })).status).toBe(401);
  expect((await send('GET', path, { browser })).body.token).toEqual(expect.any(String));
});

test('whoever sends the value again waits as a browser does', async () => {
  const email = newAddress();
  const { browser } = await ask(email, 'signup');
  const again = await send('POST', '/sendOtp', { body: { email, purpose: 'signup' }, browser });
  expect(again.status).toBe(429);
  stack.clock.advance(60_000);
  const later = await send('POST', '/sendOtp', { body: { email, purpose: 'signup' }, browser });
  expect([later.status, later.body.browser]).toEqual([200, browser]);
});
