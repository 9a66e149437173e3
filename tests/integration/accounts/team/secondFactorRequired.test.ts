import {
  beginTotp,
  completeLogin,
  getSecondFactor,
  removeTotp,
  resetSecondFactor,
} from '@preproom/models/contract/accounts/secondFactor';
import { getTeam, removeFromTeam } from '@preproom/models/contract/accounts/team/team';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { createFile } from '@preproom/models/db/testing/factories';
import { POLICIES } from '@preproom/server/composition';
import type { Policy } from '@preproom/server/http/policy';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMember, givePassword, laterCode, setUpApp } from '../../../support/accounts/secondFactors.ts';
import type { ApiClient } from '../../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../../support/stack/startStack.ts';

let stack: Stack;
let member: Awaited<ReturnType<typeof createMember>>;
let browser: ApiClient;

beforeAll(async () => {
  stack = await startStack({ TEAM_SECOND_FACTOR: 'required' });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  member = await createMember(stack);
  ({ browser } = await givePassword(stack, member));
});

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const policyOf = (name: EndpointName): Policy => POLICIES[name];

/** What this browser gets for an empty call of the endpoint. */
async function ask(by: ApiClient, name: EndpointName): Promise<string> {
  const { method } = ENDPOINTS[name];
  const path = endpointPath(ENDPOINTS[name]).replace(/:\w+/g, '0'.repeat(24));
  const { status, body } = await by.send<object>(method, path, method === 'GET' ? undefined : {});
  return body.code ?? String(status);
}

test('without a second factor, every call of the team says what to do, and other calls stay open', async () => {
  const ofTeam = NAMES.filter((name) => policyOf(name).who === 'team');
  expect(ofTeam.length).toBeGreaterThan(50);
  const answers = new Map<string, string>();
  for (const name of ofTeam) answers.set(name, await ask(browser, name));
  expect(new Set(answers.values())).toEqual(new Set(['second_factor_required', 'not_found']));
  // A path whose parameter is not an id is not found before anybody is asked.
  const notFound = [...answers].filter(([, code]) => code === 'not_found').map(([name]) => name);
  expect(notFound.every((name) => endpointPath(ENDPOINTS[name as EndpointName]).includes(':'))).toBe(true);
  const me = await browser.call(getCurrentUser, {});
  expect(me.body.needsSecondFactor).toBe(true);
  expect((await browser.call(beginTotp, {})).status).toBe(200);
});

test('without one, the rights open no files either', async () => {
  const learner = await createMember(stack, { role: 'user' });
  const file = await createFile(stack.database, { ownerId: learner._id });
  const read = (by: ApiClient) => by.send<object>('GET', `/api/v1.3/files/${file._id}/url`);
  expect((await read(browser)).body.code).toBe('file_not_found');
  await setUpApp(stack, browser);
  expect((await read(browser)).status).toBe(200);
});

test('once it is set up the team pages open in the same login', async () => {
  await setUpApp(stack, browser);
  expect((await browser.call(getTeam, {})).status).toBe(200);
  expect((await browser.call(getCurrentUser, {})).body).not.toHaveProperty('needsSecondFactor');
});

test('the last one cannot be removed, also not by two tabs at once', async () => {
  await setUpApp(stack, browser);
  const answers = await Promise.all([browser.call(removeTotp, {}), browser.call(removeTotp, {})]);
  expect(answers.map(({ body }) => body.code)).toEqual(['last_second_factor', 'last_second_factor']);
  expect((await browser.call(getSecondFactor, {})).body.totp).not.toBeNull();
});

test('a mentor is not asked for one', async () => {
  const mentor = await createMember(stack, { role: 'mentor' });
  const { answer } = await givePassword(stack, mentor);
  expect(answer.status).toBe(200);
});

test('a half-login is refused by every call that needs a login, as a cookie and as a token, and by the socket', async () => {
  await setUpApp(stack, browser);
  const half = await givePassword(stack, member);
  const [, token = ''] = /half_login=([^;]+)/.exec(half.browser.cookie) ?? [];
  const asToken = stack.visitor();
  asToken.token = token;
  for (const by of [half.browser, asToken])
    for (const name of NAMES.filter((one) => policyOf(one).who !== 'anyone')) {
      const code = await ask(by, name);
      expect([name, ['signed_out', 'not_found', 'too_many_requests'].includes(code)]).toEqual([name, true]);
    }
  for (const { cookie } of [half.browser, asToken])
    await expect(RoomSocket.connect(stack.url, cookie)).rejects.toThrow();
  const bearer = { authorization: `Bearer ${token}` };
  expect((await stack.visitor().send('GET', '/api/v1.3/user', undefined, bearer)).status).toBe(401);
});

test('another member with all rights resets it, audited and told by e-mail; nobody their own', async () => {
  const { secret } = await setUpApp(stack, browser);
  const other = await createMember(stack);
  const { browser: theirs } = await givePassword(stack, other);
  await setUpApp(stack, theirs);
  const reset = (by: ApiClient, userId: string) => by.call(resetSecondFactor, { params: { userId } });
  const half = await givePassword(stack, member);

  expect((await reset(theirs, other._id.toString())).body.code).toBe('own_rights');
  expect((await reset(theirs, '0'.repeat(24))).status).toBe(404);
  const content = await createMember(stack, { role: 'admin', rights: ['content'] });
  const { browser: without } = await givePassword(stack, content);
  await setUpApp(stack, without);
  expect((await reset(without, member._id.toString())).body.code).toBe('not_allowed');

  expect((await reset(theirs, member._id.toString())).status).toBe(200);
  expect((await browser.call(getCurrentUser, {})).status).toBe(401);
  const code = await laterCode(stack, secret);
  const late = await half.browser.call(completeLogin, { body: { way: 'totp', code } });
  expect(late.body.code).toBe('link_expired');
  const entry = { targetId: member._id, actorId: other._id, action: 'secondFactor:reset' as const };
  expect(await stack.database.auditLog.countDocuments(entry)).toBe(1);
  expect(await stack.database.mails.countDocuments({ template: 'secondFactor', userId: member._id })).toBe(2);
  const { browser: again, answer } = await givePassword(stack, member);
  expect(answer.status).toBe(200);
  expect(await ask(again, 'getTeam')).toBe('second_factor_required');
});

test('who leaves the team logs in without one', async () => {
  await setUpApp(stack, browser);
  const leaver = await createMember(stack);
  const { browser: theirs } = await givePassword(stack, leaver);
  await setUpApp(stack, theirs);
  const params = { userId: leaver._id.toString() };
  expect((await browser.call(removeFromTeam, { params })).status).toBe(200);
  expect((await givePassword(stack, leaver)).answer.status).toBe(200);
});
