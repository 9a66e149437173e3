import { signUp } from '@preproom/models/contract/accounts/accounts';
import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { createLimiters } from '@preproom/models/runtime/limits';
import { createLog } from '@preproom/models/runtime/log';
import { generatedSecret } from '@preproom/models/runtime/settings';
import { createCodeGuard } from '@preproom/server/features/accounts/codeGuard';
import { exchangeCode } from '@preproom/server/features/accounts/codes';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CODE_BROWSER, codePage } from '../../support/accounts/codePage.ts';
import { mailedCode, wrongCode } from '../../support/accounts/mailedCode.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PASSWORD = 'monsoon-chai-42';
const logged: string[] = [];

let stack: Stack;
let count = 0;
beforeAll(async () => {
  stack = await startStack({}, createLog('debug', 'server', { write: (line) => logged.push(line) }));
});
afterAll(() => stack.stop());
afterEach(() => stack.clock.advance(15 * MINUTE_MS));

const newAddress = () => `person${++count}@people.example`;
const askFor = (email: string, purpose: 'signup') =>
  codePage(stack).call(sendOtp, { body: { email, purpose } });

async function codeFor(email: string, purpose: 'signup'): Promise<string> {
  expect((await askFor(email, purpose)).status).toBe(200);
  return mailedCode(stack.database, email);
}

describe('a code', () => {
  const give = (email: string, code: string, purpose: 'signup' | 'password' = 'signup') =>
    codePage(stack).call(verifyToken, { body: { email, purpose, code } });

  test('is good once, also when it comes twice at one moment', async () => {
    const email = newAddress();
    const code = await codeFor(email, 'signup');
    const answers = await Promise.all([give(email, code), give(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await give(email, code)).body).toEqual({ code: 'invalid_otp', message: 'Invalid Otp' });
  });

  test('is good for ten minutes', async () => {
    const email = newAddress();
    const code = await codeFor(email, 'signup');
    stack.clock.advance(10 * MINUTE_MS);
    expect((await give(email, code)).body.code).toBe('invalid_otp');
  });

  test('is good for its purpose and its address alone', async () => {
    const email = newAddress();
    const code = await codeFor(email, 'signup');
    expect((await give(email, code, 'password')).body.code).toBe('invalid_otp');
    expect((await give(newAddress(), code)).body.code).toBe('invalid_otp');
    expect((await give(email, code)).status).toBe(200);
  });

  test('is gone after five wrong ones', async () => {
    const email = newAddress();
    const code = await codeFor(email, 'signup');
    for (let guess = 0; guess < 5; guess++) await give(email, wrongCode(code));
    expect((await give(email, code)).body.code).toBe('invalid_otp');
  });

  test('takes the place of the one before', async () => {
    const email = newAddress();
    const first = await codeFor(email, 'signup');
    stack.clock.advance(MINUTE_MS);
    const second = await codeFor(email, 'signup');
    if (first !== second) expect((await give(email, first)).body.code).toBe('invalid_otp');
    expect((await give(email, second)).status).toBe(200);
  });

  test('can be asked for again after a minute, then two, then four; at one moment one is sent', async () => {
    const email = newAddress();
    for (const seconds of [60, 120, 240]) {
      const answers = await Promise.all([1, 2, 3].map(() => askFor(email, 'signup')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
      const early = await askFor(email, 'signup');
      expect(early.status).toBe(429);
      expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(seconds - 10);
      expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(seconds);
      stack.clock.advance(seconds * 1000);
    }
    expect(await stack.database.mails.countDocuments({ to: email })).toBe(3);
  });

  test('what does not fit is refused with the fields named', async () => {
    const send = (path: string, body: object) => stack.visitor().send('POST', `${API_BASE}${path}`, body);
    const asked = await send('/sendOtp', { email: 'x', purpose: 'guardian' });
    expect([asked.status, Object.keys(asked.body.fields ?? {})]).toEqual([400, ['email', 'purpose']]);
    const given = await send('/verifyToken', { email: 'x', purpose: 'signup', code: '123456' });
    expect([given.status, Object.keys(given.body.fields ?? {})]).toEqual([400, ['email']]);
  });

  test('what is not six digits is a wrong code that costs no attempt', async () => {
    const email = newAddress();
    const code = await codeFor(email, 'signup');
    const noCodes = ['', '12345', '1234567', 'abcdef'];
    for (const noCode of [...noCodes, ...noCodes])
      expect((await give(email, noCode)).body).toEqual({ code: 'invalid_otp', message: 'Invalid Otp' });
    const absent = { email, purpose: 'signup' };
    const { status, body } = await codePage(stack).send('POST', `${API_BASE}/verifyToken`, absent);
    expect([status, body.code]).toEqual([401, 'invalid_otp']);
    expect((await give(email, code)).status).toBe(200);
  });

  test('nothing that was secret or personal is in the log or, as it is, beside the mails', async () => {
    const email = newAddress();
    const code = await codeFor(email, 'signup');
    const { body } = await give(email, code);
    const person = { name: 'Asha Rao', phone: '98765 43210', password: PASSWORD };
    await codePage(stack).call(signUp, { body: { email, proof: body.proof, ...person } });
    const otps = JSON.stringify(await stack.database.otps.find().lean());
    for (const secret of [email, code, body.proof, PASSWORD, '9876543210']) {
      expect(logged.join('')).not.toContain(secret);
      expect(otps).not.toContain(secret);
    }
  });
});

describe('limits of a network', () => {
  const from = (network: string) => ({ 'x-forwarded-for': network });

  test('after sixty wrong codes it has to wait, and others go on', async () => {
    const guess = (network: string) =>
      stack
        .visitor()
        .send(
          'POST',
          `${API_BASE}/verifyToken`,
          { email: newAddress(), purpose: 'signup', code: '123456' },
          from(network),
        );
    const answers = await Promise.all(Array.from({ length: 61 }, () => guess('10.9.0.1')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await guess('10.9.0.2')).status).toBe(401);
  });

  test('after a hundred codes it gets no more, and others do', async () => {
    const ask = (network: string) =>
      stack
        .visitor()
        .send('POST', `${API_BASE}/sendOtp`, { email: newAddress(), purpose: 'login' }, from(network));
    const answers = await Promise.all(Array.from({ length: 101 }, () => ask('10.9.0.3')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask('10.9.0.4')).status).toBe(200);
  });

  test('of ten thousand guesses at one code, each from another network, none is right', async () => {
    const email = newAddress();
    const code = await codeFor(email, 'signup');
    // The right one is among them, after the five that count.
    const guesses = Array.from({ length: 9_999 }, (_, i) => wrongCode(code, i + 1));
    guesses.splice(5_000, 0, code);
    const codeGuard = createCodeGuard(generatedSecret(stack.dataDir, 'jwt-secret'), createLimiters(null));
    const deps = { database: stack.database, clock: stack.clock, codeGuard };
    const outcomes: unknown[] = [];
    for (let at = 0; at < guesses.length; at += 500) {
      const batch = guesses.slice(at, at + 500).map((guess, i) => {
        const network = `10.10.${Math.floor((at + i) / 250)}.${(at + i) % 250}`;
        return exchangeCode(deps, { email, purpose: 'signup', asker: CODE_BROWSER, code: guess, network });
      });
      outcomes.push(...(await Promise.allSettled(batch)));
    }
    const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'invalid_otp' }) };
    expect(outcomes).toEqual(Array(10_000).fill(refused));
  });
});
