import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { signLogin, verifyLoginToken } from './loginToken.ts';

const SECRET = 'a secret of the tests, long enough';
const NOW = new Date('2026-11-23T10:00:00Z');
const LATER = new Date(NOW.getTime() + 60_000);
const CLAIMS = { userId: 'u1', loginId: 'l1' };

const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
function forged(header: unknown, payload: unknown, secret = SECRET): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

test('our own token is valid until it expires, at once and without a thread', () => {
  const token = signLogin(CLAIMS, SECRET, LATER);
  expect(verifyLoginToken(token, SECRET, NOW)).toEqual(CLAIMS);
  expect(verifyLoginToken(token, SECRET, LATER)).toBeNull();
});

test('it is a JWT as any library writes it', async () => {
  const written = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('u1')
    .setJti('l1')
    .setExpirationTime(LATER)
    .sign(Buffer.from(SECRET));
  expect(verifyLoginToken(written, SECRET, NOW)).toEqual(CLAIMS);
});

const payload = { sub: 'u1', jti: 'l1', exp: LATER.getTime() / 1000 };
test.each([
  ['another secret', forged({ alg: 'HS256' }, payload, 'another')],
  ['no algorithm', `${encode({ alg: 'none' })}.${encode(payload)}.`],
  ['another algorithm', forged({ alg: 'HS512' }, payload)],
  ['an extension', forged({ alg: 'HS256', crit: ['b64'], b64: false }, payload)],
  ['no end', forged({ alg: 'HS256' }, { sub: 'u1', jti: 'l1' })],
  ['no login', forged({ alg: 'HS256' }, { sub: 'u1', exp: payload.exp })],
  ['a person who is no text', forged({ alg: 'HS256' }, { ...payload, sub: ['u1'] })],
  ['a fourth part', `${forged({ alg: 'HS256' }, payload)}.x`],
  ['a signature cut off', forged({ alg: 'HS256' }, payload).slice(0, -4)],
  ['no signature', forged({ alg: 'HS256' }, payload).replace(/[^.]+$/, '')],
  ['nothing', ''],
])('a token with %s is none', (_, token) => {
  expect(verifyLoginToken(token, SECRET, NOW)).toBeNull();
});
