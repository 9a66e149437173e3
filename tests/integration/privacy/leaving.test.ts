import type { Role } from '@preproom/models/contract/accounts/users';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import { createUser } from '@preproom/models/db/testing/factories';
import { POLICIES } from '@preproom/server/composition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GOOD_BODIES } from '../../support/stack/goodBodies.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const NAMES = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => {
  const { method }: Endpoint = ENDPOINTS[name];
  const { who, whose } = POLICIES[name];
  // What belongs to others is refused before; the team cannot ask for its deletion.
  return ['POST', 'PUT'].includes(method) && Array.isArray(who) && !whose;
});
/** What somebody who is leaving may still do: decide, take their data along, be safe, and end a payment that they have begun. */
const STILL = [
  'changePassword',
  'downloadArchive',
  'endLogins',
  'paySandbox',
  'reportPayment',
  'requestDeletion',
  'sendOwnCode',
];

describe('an account that is being deleted', () => {
  test('may still make a few calls', () => {
    const still = NAMES.filter((name) => POLICIES[name].evenLeaving);
    expect(still.sort()).toEqual(STILL);
  });

  test.each(NAMES.filter((name) => !STILL.includes(name)))('starts nothing by %s', async (name) => {
    const [role = 'user'] = POLICIES[name].who as readonly Role[];
    const user = await createUser(stack.database, { role, completed: true });
    const client = await stack.enter(user);
    const now = new Date(stack.clock.now());
    const deletion = { askedAt: now, dueAt: new Date(now.getTime() + 86_400_000), startedAt: null };
    await stack.database.users.updateOne({ _id: user._id }, { $set: { deletion } });
    const path = endpointPath(ENDPOINTS[name])
      .replace(/:measure/, 'talk_time')
      .replace(/:folder/, 'photo')
      .replace(/:\w+/g, '0'.repeat(24));
    const { status, body } = await client.send<object>(ENDPOINTS[name].method, path, GOOD_BODIES[name] ?? {});
    // An address that names nothing is answered before.
    if (!path.includes('0'.repeat(24)) || status !== 404)
      expect([status, body]).toMatchObject([403, { code: 'account_leaving' }]);
  });
});
