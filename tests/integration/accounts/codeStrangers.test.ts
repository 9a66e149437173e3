import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedCode, wrongCode } from '../../support/accounts/mailedCode.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const askedOf = (email: string) => ({ email, purpose: 'password' as const });
const from = (n: number) => ({ 'x-forwarded-for': `10.8.0.${n % 250}` });

/** A stranger in a browser and a network of their own asks for a code, and uses up its attempts with wrong ones. */
async function attack(email: string, n: number): Promise<void> {
  const stranger = stack.visitor();
  await stranger.send('POST', `${API_BASE}/sendOtp`, askedOf(email), from(n));
  for (let guess = 0; guess < 5; guess++)
    await stranger.send(
      'POST',
      `${API_BASE}/verifyToken`,
      { ...askedOf(email), code: `00000${guess}` },
      from(n),
    );
}

const attackAll = (email: string) => Promise.all(Array.from({ length: 50 }, (_, n) => attack(email, n)));
const give = (client: ApiClient, email: string, code: string) =>
  client.call(verifyToken, { body: { ...askedOf(email), code } });

test('while 50 strangers attack an address, its owner gets in at once', async () => {
  const { Email: email } = await createUser(stack.database);
  await attackAll(email);
  const startedAt = stack.clock.now();
  const owner = stack.visitor();
  const asked = await owner.call(sendOtp, { body: askedOf(email) });
  expect([asked.status, asked.body.resendAfterSeconds]).toEqual([200, 60]);
  const code = await mailedCode(stack.database, email);
  await attackAll(email);
  expect((await give(owner, email, code)).status).toBe(200);
  expect(stack.clock.now() - startedAt).toBeLessThan(MINUTE_MS);
});

test('a code is worth nothing in another browser, whose tries cost the owner none', async () => {
  const { Email: email } = await createUser(stack.database);
  const [owner, stranger] = [stack.visitor(), stack.visitor()];
  await owner.call(sendOtp, { body: askedOf(email) });
  const code = await mailedCode(stack.database, email);
  await stranger.call(sendOtp, { body: askedOf(email) });
  const theirs = await mailedCode(stack.database, email);
  if (code !== theirs) expect((await give(stranger, email, code)).body.code).toBe('invalid_otp');
  expect((await give(stack.visitor(), email, code)).body.code).toBe('invalid_otp');
  for (let n = 1; n < 5; n++) await give(stranger, email, wrongCode(code, n));
  expect((await give(owner, email, code)).status).toBe(200);
});

test('codes for many new browsers end with the day’s 200; a browser that proved the address goes on', async () => {
  const { Email: email } = await createUser(stack.database);
  const owner = stack.visitor();
  await owner.call(sendOtp, { body: askedOf(email) });
  await give(owner, email, await mailedCode(stack.database, email));
  const ask = (n: number) => stack.visitor().send('POST', `${API_BASE}/sendOtp`, askedOf(email), from(n));
  const statuses: number[] = [];
  for (let n = 0; n < 200; n += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(n + i)));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(199);
  expect((await ask(201)).status).toBe(429);
  stack.clock.advance(MINUTE_MS);
  expect((await owner.call(sendOtp, { body: askedOf(email) })).status).toBe(200);
});

test('a page that asks too early again and again is refused alone: its network and other browsers get their codes', async () => {
  const { Email: email } = await createUser(stack.database);
  const stuck = stack.visitor();
  expect((await stuck.call(sendOtp, { body: askedOf(email) })).status).toBe(200);
  for (let n = 0; n < 220; n += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stuck.call(sendOtp, { body: askedOf(email) })),
    );
    expect(answers.every(({ status }) => status === 429)).toBe(true);
  }
  const { Email: other } = await createUser(stack.database);
  const ofOther = { email: other, purpose: 'login' as const };
  expect((await stack.visitor().call(sendOtp, { body: ofOther })).status).toBe(200);
  expect((await stack.visitor().call(sendOtp, { body: askedOf(email) })).status).toBe(200);
});
