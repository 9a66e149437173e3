import { afterEach, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
afterEach(() => stack.stop());

const TRIES = 12;

/** The answers to wrong log-ins of one person, each said to come from another network. */
async function logInsFromEverywhere(): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let index = 0; index < TRIES; index++) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    const body = { email: 'learner.demo@preproom.example', password: 'a wrong password' };
    const { status } = await stack.visitor().send('POST', '/api/v1.3/login', body, headers);
    statuses.add(status);
  }
  return statuses;
}

test.each([
  ['nobody is named', ''],
  ['somebody else is named', '10.0.0.0/8, 2001:db8::1'],
])('X-Forwarded-For is not believed when %s', async (_, TRUSTED_PROXIES) => {
  stack = await startStack({ TRUSTED_PROXIES });
  expect(await logInsFromEverywhere()).toContain(429);
});

test('X-Forwarded-For is believed from a proxy that TRUSTED_PROXIES names', async () => {
  stack = await startStack({ TRUSTED_PROXIES: '127.0.0.0/8' });
  expect(await logInsFromEverywhere()).not.toContain(429);
});
