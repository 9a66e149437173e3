import { MAIL_OFF_PATH } from '@preproom/models/contract/notifications/mail';
import { REFERRAL_PATH } from '@preproom/models/contract/referrals/paths';
import { anyRoomId } from '@preproom/models/db/testing/factories';
import { LINKS } from '@preproom/server/http/caller';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const LINKED = [
  ['GET', `/files/${new Types.ObjectId()}/${anyRoomId()}/photo`],
  ['GET', '/calendar/invented.ics'],
  ['GET', `${REFERRAL_PATH}/nobody`],
  ['POST', `${MAIL_OFF_PATH}?token=invented`],
] as const;

test('what is fetched by an address alone is counted, each and all together', async () => {
  const { cookie } = await stack.logIn('learner');
  const ask = async (
    [method, path]: (typeof LINKED)[number],
    headers: Record<string, string> = { cookie },
  ) => {
    const { status } = await fetch(stack.url + path, { method, headers, redirect: 'manual' });
    return status;
  };
  const [, limit] = LINKS.login;
  for (const link of LINKED)
    for (let asked = 0; asked < limit / LINKED.length; asked += 50)
      expect(await Promise.all(Array.from({ length: 50 }, () => ask(link)))).not.toContain(429);
  expect(await Promise.all(LINKED.map((link) => ask(link)))).toEqual([429, 429, 429, 429]);
  expect(await Promise.all(LINKED.map((link) => ask(link, {})))).not.toContain(429);
});
