import type { Role } from '@preproom/models/contract/accounts/users';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { createUser } from '@preproom/models/db/testing/factories';
import { POLICIES } from '@preproom/server/composition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from './apiClient.ts';
import { HOSTILE_HEADERS, type HostileRequest, hostileRequests } from './hostileInput.ts';
import { type StandInRunner, startStandInRunner } from './standInRunner.ts';
import { type Stack, startStack } from './startStack.ts';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
let stack: Stack;
let runner: StandInRunner;

/** Tests that send each call every so many-th of its hostile requests, and hostile headers. */
export function noCallFails(every: number): void {
  beforeAll(async () => {
    runner = await startStandInRunner();
    stack = await startStack(runner.settings);
  });
  afterAll(async () => {
    await stack.stop();
    runner.stop();
  });

  test.each(NAMES)('to %s', async (name) => {
    const requests = hostileRequests(name);
    const at = NAMES.indexOf(name);
    const chosen = requests.filter((_, n) => (n + at) % every === 0);
    expect(await failures(await callerOf(name), chosen, at % 250)).toEqual([]);
  });

  test('in a header', async () => {
    const client = await callerOf('getCurrentUser');
    const paths = ['/user', '/jobs', '/getmentors', '/notifications'];
    for (const headers of HOSTILE_HEADERS)
      for (const path of paths) {
        const { status } = await client.send('GET', API_BASE + path, undefined, headers);
        expect(status, JSON.stringify(headers).slice(0, 100)).toBeLessThan(500);
      }
  });
}

/** Somebody new who may make this call, so that no limit answers in the place of the check. */
async function callerOf(name: EndpointName): Promise<ApiClient> {
  const { who } = POLICIES[name];
  const role: Role = who === 'team' ? 'admin' : who === 'anyone' ? 'user' : (who[0] ?? 'user');
  return stack.enter(await createUser(stack.database, { role, passwordHash: null }));
}

/** What failed instead of being refused or taken. */
async function failures(client: ApiClient, requests: HostileRequest[], network: number): Promise<string[]> {
  const failed: string[] = [];
  for (const [n, { method, path, body, about }] of requests.entries()) {
    // Many networks, as limits count by network as well.
    const headers = { 'x-forwarded-for': `10.${network}.${n >> 8}.${n & 255}` };
    const { status, body: answer } = await client.send<object>(method, path, body, headers);
    if (status >= 500)
      failed.push(`${method} ${path.slice(0, 200)} ${about}: ${status} ${JSON.stringify(answer)}`);
  }
  return failed;
}
