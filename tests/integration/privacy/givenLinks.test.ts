import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { API_BASE, type Endpoint } from '@preproom/models/contract/http/endpoint';
import { textFieldsOf } from '@preproom/models/contract/testing/textFields';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { createLimiters } from '@preproom/models/runtime/limits';
import { POLICIES } from '@preproom/server/composition';
import { createCodeGuard } from '@preproom/server/features/accounts/codeGuard';
import { storeNewPassword } from '@preproom/server/features/accounts/newPassword';
import { createOnboardingToken } from '@preproom/server/features/accounts/onboarding/onboardingToken';
import { TOKEN_PURPOSES } from '@preproom/server/mail/signedToken';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMentorProfile } from '../../support/mentors/mentors.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

type Person = { _id: Types.ObjectId; Name: string; Email: string; language: 'en' | 'hi' };
/** Something that works without a login, by what it holds. */
type Given =
  | {
      /** Makes it for this person, and says by what status it is answered now. */ ends: (
        person: Person,
      ) => Promise<() => Promise<number>>;
      withNewPassword?: true;
    }
  | { stays: string };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const statusOf = async (path: string) => (await fetch(stack.url + path)).status;

const feed: Given = {
  withNewPassword: true,
  async ends(person) {
    const { body } = await (await stack.enter(person)).call(ENDPOINTS.getCalendarFeed, {});
    const { pathname } = new URL(body.data.url);
    return () => statusOf(pathname);
  },
};
const report: Given = {
  async ends(person) {
    const { roomid } = await createSession(stack.database, { learnerId: person._id, status: 'done' });
    const body = { parts: ['ratings'], days: 7 } as const;
    const made = await (await stack.enter(person)).call(ENDPOINTS.createReportLink, {
      params: { roomid },
      body: { ...body, parts: [...body.parts] },
    });
    return () => statusOf(`${API_BASE}/report-links/${made.body.url.split('/report/')[1]}`);
  },
};
const onboarding: Given = {
  withNewPassword: true,
  async ends(person) {
    await stack.database.users.updateOne({ _id: person._id }, { $set: { completed: false } });
    const tokens = [
      await createOnboardingToken(stack, person._id),
      await createOnboardingToken(stack, person._id),
    ];
    return async () =>
      (
        await stack
          .visitor()
          .call(ENDPOINTS.beginOnboarding, { body: { Authorize_token: tokens.pop() ?? '' } })
      ).status;
  },
};
const CODE =
  'a mailed code of ten minutes: who reads the mailbox may come back, and logging in refuses a suspended account';
const SOCIAL = 'what the provider signs now; logging in refuses a suspended account';

/** Everything that opens something without a login. A new purpose or a new open call with a secret fails until it has a row. */
const GIVEN: Record<string, Given> = {
  'calendar-feed': feed,
  'guardian-withdraws': { stays: 'a guardian can always withdraw' },
  'mails-off': { stays: 'only ever ends mails' },
  'waitlist-leave': { stays: 'only ever ends mails' },
  getSharedReport: report,
  beginOnboarding: onboarding,
  becomeMentor: { stays: CODE },
  logInWithCode: { stays: CODE },
  completeLogin: { stays: 'the second step of a log-in that is minutes old; a suspended account is refused' },
  verifyToken: { stays: CODE },
  resetPassword: { stays: CODE },
  signUp: { stays: 'a proof for an address that has no account' },
  linkSocial: { stays: CODE },
  socialAuth: { stays: SOCIAL },
  switchMailOff: { stays: 'takes the token mails-off' },
  withdrawGuardian: { stays: 'takes the token guardian-withdraws' },
  leaveWaitlistByLink: { stays: 'takes the token waitlist-leave' },
};

test('each thing that opens without a login by a secret has a row', () => {
  const isSecret = /\.(\w*token\w*|code|otp|proof|signature)$/i;
  const calls = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
    (name) =>
      POLICIES[name].who === 'anyone' &&
      textFieldsOf(name, ENDPOINTS[name] as Endpoint).some(({ path }) => isSecret.test(path)),
  );
  expect(Object.keys(GIVEN).sort()).toEqual([...TOKEN_PURPOSES, ...calls].sort());
});

const ending = Object.entries(GIVEN).flatMap(([name, given]) =>
  'ends' in given ? [[name, given] as const] : [],
);
const newPerson = async () => (await createUser(stack.database, { completed: true })).toObject() as Person;

describe.each(ending)('%s', (_, { ends }) => {
  const at = { askedAt: new Date(), dueAt: new Date(), startedAt: null };
  test.each([
    ['suspended', { suspension: { at: new Date(), reason: 'Because' } }],
    ['to be deleted', { deletion: at }],
  ])('ends with an account that is %s', async (_, change) => {
    const person = await newPerson();
    const status = await ends(person);
    expect(await status()).toBe(200);
    await stack.database.users.updateOne({ _id: person._id }, { $set: change });
    expect([404, 410]).toContain(await status());
  });
});

test.each(ending.filter(([, { withNewPassword }]) => withNewPassword))(
  '%s ends with a new password',
  async (_, { ends }) => {
    const person = await newPerson();
    const status = await ends(person);
    expect(await status()).toBe(200);
    const codeGuard = createCodeGuard('any secret', createLimiters(null));
    const deps = { ...stack, codeGuard, mail: { queue: async () => {} } as never, endLogin: () => {} };
    await storeNewPassword(deps, person, 'a hash', { isAddressProved: false });
    expect([404, 410]).toContain(await status());
  },
);

test('an onboarding token ends when its person logs out everywhere', async () => {
  const person = await newPerson();
  if (!('ends' in onboarding)) throw new Error('the token ends');
  const status = await onboarding.ends(person);
  await (await stack.enter(person)).call(ENDPOINTS.endLogins, { body: { which: 'all' } });
  expect(await status()).toBe(410);
});

test('a suspended mentor’s calendar feed ends', async () => {
  const mentor = await createUser(stack.database, { role: 'mentor', completed: true });
  await createMentorProfile(stack.database, mentor._id);
  if (!('ends' in feed)) throw new Error('the feed ends');
  const status = await feed.ends(mentor.toObject() as Person);
  expect(await status()).toBe(200);
  await stack.database.mentorProfiles.updateOne({ userId: mentor._id }, { $set: { status: 'suspended' } });
  expect(await status()).toBe(404);
});
