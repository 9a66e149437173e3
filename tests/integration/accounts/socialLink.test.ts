import { beginOnboarding } from '@preproom/models/contract/accounts/onboarding';
import {
  getIdentities,
  getSocialLink,
  linkSocial,
  sendLinkCode,
  socialAuth,
  startSocialAuth,
  unlinkIdentity,
} from '@preproom/models/contract/accounts/social';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedCode, wrongCode } from '../../support/accounts/mailedCode.ts';
import type { OidcPeer } from '../../support/peers/oidcPeer.ts';
import type { SocialBrowser } from '../../support/peers/socialBrowser.ts';
import { newPerson, type SocialStack, startSocialStack } from '../../support/peers/socialStack.ts';
import { DEMO_PASSWORD, type Stack } from '../../support/stack/startStack.ts';

let social: SocialStack;
let stack: Stack;
let standard: OidcPeer;
const browser = () => social.browser();

beforeAll(async () => {
  social = await startSocialStack();
  ({ stack } = social);
  ({ standard } = social.peers);
});
afterAll(() => social.stop());

describe('an account with the same e-mail address', () => {
  test('is connected only with its password, too', async () => {
    const { email } = newPerson(standard);
    const { passwordHash } = await stack.database.users.findOne({ Email: /^learner.demo/ }).orFail();
    await createUser(stack.database, { Email: email, passwordHash, completed: true });
    const visitor = browser();
    const first = await visitor.logInWith(standard, { next: '/programs' });
    expect([first.status, first.body.code, visitor.token]).toEqual([409, 'link_needed', '']);
    const pending = await visitor.call(getSocialLink, {});
    expect(pending.body).toEqual({ provider: 'Campus', email, isOwn: false, hasPassword: true });
    const wrong = await visitor.call(linkSocial, { body: { password: 'not the password' } });
    expect([wrong.body.code, visitor.token]).toEqual(['wrong_credentials', '']);
    const right = await visitor.call(linkSocial, { body: { password: DEMO_PASSWORD } });
    expect(right.body).toMatchObject({
      token: visitor.token,
      data: { user: { Email: email }, next: '/programs' },
    });
    expect((await browser().logInWith(standard)).status).toBe(200);
    expect((await visitor.call(linkSocial, { body: { password: DEMO_PASSWORD } })).body.code).toBe(
      'link_expired',
    );
  });

  test('is connected with a code that was mailed to it, which says so by mail', async () => {
    const { email } = newPerson(standard);
    await createUser(stack.database, { Email: email, passwordHash: null, completed: true });
    const visitor = browser();
    await visitor.logInWith(standard);
    expect((await visitor.call(getSocialLink, {})).body.hasPassword).toBe(false);
    expect((await visitor.call(sendLinkCode, {})).status).toBe(200);
    const code = await mailedCode(stack.database, email);
    const wrong = await visitor.call(linkSocial, { body: { code: wrongCode(code) } });
    expect([wrong.body.code, visitor.token]).toEqual(['invalid_otp', '']);
    expect((await visitor.call(linkSocial, { body: { code } })).body.token).toBe(visitor.token);
    const mail = await stack.database.mails.findOne({ to: email }).sort({ _id: -1 }).orFail();
    expect(mail.template).toBe('providerConnected');
    expect((await browser().logInWith(standard)).status).toBe(200);
  });

  test('is not connected by whoever has neither password nor code', async () => {
    const { email } = newPerson(standard);
    await createUser(stack.database, { Email: email, passwordHash: null });
    const visitor = browser();
    await visitor.logInWith(standard);
    for (const password of ['', 'the password of nobody', 'null'])
      expect((await visitor.send('POST', '/api/v1.3/socialauth/link', { password })).status).not.toBe(200);
    expect((await browser().call(sendLinkCode, {})).body.code).toBe('link_expired');
    expect(await stack.database.users.exists({ Email: email, 'identities.0': { $exists: true } })).toBeNull();
  });

  test('is not even offered for an address that the provider has not confirmed', async () => {
    for (const email_verified of [false, 'true', 'false', 1]) {
      newPerson(standard);
      standard.person = { ...standard.person, email_verified: email_verified as boolean };
      expect((await browser().logInWith(standard)).body.code).toBe('email_not_verified');
    }
    standard.person = { ...standard.person, email_verified: true };
  });

  test('waits ten minutes', async () => {
    const { email } = newPerson(standard);
    await createUser(stack.database, { Email: email });
    const visitor = browser();
    await visitor.logInWith(standard);
    stack.clock.advance(11 * MINUTE_MS);
    expect((await visitor.call(getSocialLink, {})).body.code).toBe('link_expired');
  });
});

describe("providers of one's own account", () => {
  /** A browser with the login of a new account, which has the demo people's password. */
  async function someone() {
    const { passwordHash } = await stack.database.users.findOne({ Email: /^learner.demo/ }).orFail();
    const user = await createUser(stack.database, { passwordHash, completed: true });
    const visitor = browser();
    visitor.token = (await stack.enter(user)).token;
    return { user, visitor };
  }

  async function connect(visitor: SocialBrowser, peer: OidcPeer) {
    const body = await visitor.comeBack(peer, { connect: true });
    expect((await visitor.call(socialAuth, { body })).body.code).toBe('link_needed');
    return visitor.call(linkSocial, { body: { password: DEMO_PASSWORD } });
  }

  test('are connected with the password, whatever address they know, and disconnected', async () => {
    newPerson(standard);
    const { user, visitor } = await someone();
    expect((await connect(visitor, standard)).body.data.user.Email).toBe(user.Email);
    expect((await visitor.call(getIdentities, {})).body.identities).toMatchObject([
      { provider: 'standard', label: 'Campus', canUnlink: true },
    ]);
    expect((await browser().logInWith(standard)).body.data.user.Email).toBe(user.Email);
    const params = { provider: 'standard' };
    expect((await visitor.call(unlinkIdentity, { params })).body).toEqual({ unlinked: true });
    expect((await visitor.call(unlinkIdentity, { params })).body.code).toBe('not_found');
    expect((await visitor.call(getIdentities, {})).body.identities).toEqual([]);
  });

  test('cannot be those of another account', async () => {
    newPerson(standard);
    await browser().logInWith(standard);
    const { visitor } = await someone();
    const body = await visitor.comeBack(standard, { connect: true });
    expect((await visitor.call(socialAuth, { body })).body.code).toBe('linked_elsewhere');
  });

  test('are connected by whoever began it, and by nobody without a login', async () => {
    newPerson(standard);
    const { visitor } = await someone();
    const body = await visitor.comeBack(standard, { connect: true });
    visitor.token = (await someone()).visitor.token;
    expect((await visitor.call(socialAuth, { body })).body.code).toBe('sign_in_refused');
    const start = { provider: 'standard', connect: true };
    expect((await browser().call(startSocialAuth, { body: start })).body.code).toBe('signed_out');
  });

  test.each(['logged out', 'left to another person'] as const)(
    'are neither shown nor connected when the browser has been %s meanwhile',
    async (how) => {
      newPerson(standard);
      const { user, visitor } = await someone();
      const body = await visitor.comeBack(standard, { connect: true });
      await visitor.call(socialAuth, { body });
      visitor.token = how === 'logged out' ? '' : (await someone()).visitor.token;
      const answers = [
        await visitor.call(getSocialLink, {}),
        await visitor.call(sendLinkCode, {}),
        await visitor.call(linkSocial, { body: { password: DEMO_PASSWORD } }),
      ];
      expect(answers.map((answer) => answer.body.code)).toEqual(Array(3).fill('link_expired'));
      const stored = await stack.database.users.findById(user._id).orFail().lean();
      expect(stored.identities ?? []).toEqual([]);
    },
  );

  test('stay when they are the only way in', async () => {
    newPerson(standard);
    const visitor = browser();
    const { token } = (await visitor.logInWith(standard)).body;
    await visitor.call(beginOnboarding, { body: { Authorize_token: token } });
    expect((await visitor.call(getIdentities, {})).body.identities[0]?.canUnlink).toBe(false);
    const params = { provider: 'standard' };
    expect((await visitor.call(unlinkIdentity, { params })).body.code).toBe('last_way_in');
    expect((await browser().logInWith(standard)).status).toBe(200);
  });
});
