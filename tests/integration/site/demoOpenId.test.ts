import { socialAuth, startSocialAuth } from '@preproom/models/contract/accounts/social';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { PRODUCTION, type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

interface Said {
  name: string;
  email: string;
}

/** Presses the button, and types this at the provider; gives the answer of its page. */
async function sayThere(client: ApiClient, said: Said, change: Record<string, string> = {}) {
  const { body } = await client.call(startSocialAuth, { body: { provider: 'demo' } });
  const page = await fetch(body.url);
  const html = await page.text();
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  return fetch(body.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...fields, ...said, ...change }),
  });
}

async function logIn(client: ApiClient, said: Said) {
  const back = new URL((await sayThere(client, said)).headers.get('location') ?? '');
  const [code, state] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '');
  return client.call(socialAuth, { body: { provider: 'demo', code, state: state ?? '' } });
}

test('signs somebody new up, by the whole flow of OpenID Connect', async () => {
  const email = 'meena@demo-id.example';
  const { status, body } = await logIn(stack.visitor(), { name: 'Meena Rao', email });
  expect(status).toBe(200);
  expect(body.data.user).toMatchObject({ Name: 'Meena Rao', Email: email, completed: false });
});

test('proves nothing about an account that exists: its password or a code is still asked for', async () => {
  const { Email } = await createUser(stack.database);
  const { body } = await logIn(stack.visitor(), { name: 'Somebody', email: Email });
  expect(body.code).toBe('link_needed');
});

test('gives a code to this product alone', async () => {
  const answer = await sayThere(
    stack.visitor(),
    { name: 'Meena', email: 'meena@demo-id.example' },
    { redirect_uri: `${stack.url}.evil.example/` },
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test('takes no code of another browser, and none that it has not signed', async () => {
  for (const code of ['nonsense', 'a.b.c']) {
    const body = new URLSearchParams({ code, code_verifier: 'x' });
    const answer = await fetch(`${stack.url}/demo/openid/token`, { method: 'POST', body });
    expect(answer.status).toBe(400);
  }
});

test('writes nothing of an address into its page', async () => {
  const page = await fetch(`${stack.url}/demo/openid/authorize?state=${encodeURIComponent('"><script>x')}`);
  expect(await page.text()).not.toContain('"><script>');
});

test('is not there in production, and no button leads to it', async () => {
  expect(await (await fetch(`${stack.url}/Account/Login`)).text()).toContain('Demo ID');
  const production = await startStack(PRODUCTION);
  try {
    const { url } = production;
    const answer = await fetch(`${url}/demo/openid/.well-known/openid-configuration`);
    expect(answer.status).toBe(404);
    expect(await (await fetch(`${url}/Account/Login`)).text()).not.toContain('Demo ID');
  } finally {
    await production.stop();
  }
});
