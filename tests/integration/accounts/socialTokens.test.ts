import { socialAuth } from '@preproom/models/contract/accounts/social';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OidcPeer } from '../../support/peers/oidcPeer.ts';
import { newPerson, type SocialStack, startSocialStack } from '../../support/peers/socialStack.ts';

let social: SocialStack;
let standard: OidcPeer;
let linkedin: OidcPeer;
const browser = () => social.browser();

beforeAll(async () => {
  social = await startSocialStack();
  ({ standard, linkedin } = social.peers);
});
afterAll(() => social.stop());

describe('an ID token that the browser brings', () => {
  test('is accepted with the nonce of this browser', async () => {
    const { email } = newPerson(standard);
    const { answer } = await post({});
    expect([answer.status, answer.body.data?.user.Email]).toEqual([200, email]);
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ['for another audience', () => ({ aud: 'another-client' })],
    ['for several audiences and another party', () => ({ aud: ['preproom', 'x'], azp: 'x' })],
    ['from another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['that has expired', () => ({ iat: now() - 900, exp: now() - 300 })],
    ['without an end', () => ({ exp: undefined })],
    ['that is not valid yet', () => ({ nbf: now() + 600 })],
    ['with another nonce', () => ({ nonce: 'x'.repeat(43) })],
    ['without a nonce', () => ({ nonce: undefined })],
  ])('%s is refused', async (_, changed) => {
    newPerson(standard);
    const { answer, visitor } = await post(changed());
    expect([answer.status, answer.body.code, visitor.token]).toEqual([401, 'sign_in_refused', '']);
  });

  test.each([
    ['without a signature', (token: string) => unsigned(token, { alg: 'none' })],
    ['signed with the secret that both know', (token: string) => unsigned(token, { alg: 'HS256' })],
    ['whose claims were changed', (token: string) => withClaims(token, { email: 'admin@preproom.example' })],
    ['that is no token', () => 'x.y.z'],
  ])('%s is refused', async (_, forge) => {
    newPerson(standard);
    expect((await post({}, forge)).answer.body.code).toBe('sign_in_refused');
  });

  test('counts once', async () => {
    newPerson(standard);
    const visitor = browser();
    const url = await visitor.begin(standard);
    const copy = browser();
    copy.copyCookies(visitor);
    const idToken = await standard.idToken({ nonce: url.searchParams.get('nonce') });
    const body = { provider: 'standard', state: url.searchParams.get('state') ?? '', idToken };
    expect((await visitor.call(socialAuth, { body })).status).toBe(200);
    expect((await copy.call(socialAuth, { body })).body.code).toBe('sign_in_refused');
  });

  test('of a provider without nonces is refused: nothing ties it to this browser', async () => {
    newPerson(linkedin);
    const visitor = browser();
    const state = (await visitor.begin(linkedin)).searchParams.get('state') ?? '';
    const body = { provider: 'linkedin', state, idToken: await linkedin.idToken() };
    expect((await visitor.call(socialAuth, { body })).body.code).toBe('sign_in_refused');
  });
});

// Last: afterwards the keys that are known were fetched in the future.
test('a new key of the provider counts, and no longer the old one', async () => {
  newPerson(standard);
  expect((await post({})).answer.status).toBe(200);
  const late = browser();
  const url = await late.begin(standard);
  const [state, nonce] = [url.searchParams.get('state') ?? '', url.searchParams.get('nonce')];
  const exp = Math.floor(Date.now() / 1000) + 10 * 60;
  const idToken = await standard.idToken({ nonce, exp });
  await standard.rotateKeys();
  // Unknown keys are looked up once a minute at most.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * MINUTE_MS });
  try {
    expect((await post({})).answer.status).toBe(200);
    const body = { provider: 'standard', state, idToken };
    expect((await late.call(socialAuth, { body })).body.code).toBe('sign_in_refused');
  } finally {
    vi.useRealTimers();
  }
});

/** Begins a log-in and posts a token with these claims in place of the code. */
async function post(changed: object, forge: (token: string) => string | Promise<string> = (token) => token) {
  const visitor = browser();
  const url = await visitor.begin(standard);
  const nonce = url.searchParams.get('nonce');
  const idToken = await forge(await standard.idToken({ nonce, ...changed }));
  const body = { provider: 'standard', state: url.searchParams.get('state') ?? '', idToken };
  return { visitor, body, answer: await visitor.call(socialAuth, { body }) };
}

function unsigned(token: string, header: object): string {
  const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
  return `${encoded}.${token.split('.')[1]}.`;
}

function withClaims(token: string, claims: object): string {
  const [header, payload = '', signature] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims };
  return `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
}
