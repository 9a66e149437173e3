import { beginOnboarding } from '@preproom/models/contract/accounts/onboarding';
import { socialAuth, startSocialAuth } from '@preproom/models/contract/accounts/social';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { createLog } from '@preproom/models/runtime/log';
import { OidcProvider } from '@preproom/server/adapters/oidcProvider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OidcPeer } from '../../support/peers/oidcPeer.ts';
import { newPerson, type SocialStack, startSocialStack } from '../../support/peers/socialStack.ts';
import { clickLink, countedFor, createAffiliate } from '../../support/referrals/affiliates.ts';
import type { Stack } from '../../support/stack/startStack.ts';

let social: SocialStack;
let stack: Stack;
let standard: OidcPeer;
let linkedin: OidcPeer;
const browser = () => social.browser();

beforeAll(async () => {
  social = await startSocialStack();
  ({ stack } = social);
  ({ standard, linkedin } = social.peers);
});
afterAll(() => social.stop());

describe.each(['standard', 'linkedin'] as const)('a round trip with a %s provider', (dialect) => {
  test('leads somebody new to onboarding, with a token that gives a login once', async () => {
    const { email } = newPerson(social.peers[dialect]);
    const visitor = browser();
    const { status, body } = await visitor.logInWith(social.peers[dialect]);
    expect([status, visitor.token]).toEqual([200, '']);
    expect(body.data.user).toMatchObject({ Name: 'Asha Rao', Email: email, role: 'user', completed: false });
    const consents = await stack.database.consents.find({ userId: body.data.user._id }).lean();
    expect(consents.map(({ kind, granted }) => [kind, granted]).sort()).toEqual([
      ['privacy', true],
      ['terms', true],
    ]);
    const exchange = { body: { Authorize_token: body.token } };
    expect((await visitor.call(beginOnboarding, exchange)).body.data.Email).toBe(email);
    expect((await visitor.call(getCurrentUser, {})).body.data.Email).toBe(email);
    expect((await visitor.call(beginOnboarding, exchange)).body.code).toBe('link_expired');
  });

  test('counts somebody new for the link by which they came, and nobody who comes back', async () => {
    const { email } = newPerson(social.peers[dialect]);
    const partner = await createAffiliate(stack);
    for (const time of ['new', 'back']) {
      const visitor = browser();
      await clickLink(stack, visitor, partner.path);
      expect((await visitor.logInWith(social.peers[dialect])).status, time).toBe(200);
    }
    expect(await stack.database.users.countDocuments({ Email: email })).toBe(1);
    expect(await countedFor(partner)).toMatchObject({ clicks: 2, signUps: 1 });
  });

  test('logs in whoever has completed the profile, and leads on to where they wanted', async () => {
    const { email } = newPerson(social.peers[dialect]);
    await browser().logInWith(social.peers[dialect]);
    await stack.database.users.updateOne({ Email: email }, { completed: true });
    const visitor = browser();
    const { body } = await visitor.logInWith(social.peers[dialect], { next: '/programs?x=1#list' });
    expect(body).toMatchObject({
      token: visitor.token,
      data: { user: { completed: true }, next: '/programs?x=1#list' },
    });
    expect((await visitor.call(getCurrentUser, {})).status).toBe(200);
    expect(await stack.database.users.countDocuments({ Email: email })).toBe(1);
  });

  test('counts once: neither code nor state can be used again', async () => {
    newPerson(social.peers[dialect]);
    const visitor = browser();
    const back = await visitor.comeBack(social.peers[dialect]);
    const copy = browser();
    copy.copyCookies(visitor);
    expect((await visitor.call(socialAuth, { body: back })).status).toBe(200);
    for (const thief of [visitor, copy])
      expect((await thief.call(socialAuth, { body: back })).body.code).toBe('sign_in_refused');
  });

  test("is of no use in another browser: nobody is logged in to somebody else's account", async () => {
    newPerson(social.peers[dialect]);
    const attacker = browser();
    const back = await attacker.comeBack(social.peers[dialect]);
    const victim = browser();
    expect((await victim.call(socialAuth, { body: back })).body.code).toBe('sign_in_refused');
    await victim.begin(social.peers[dialect]);
    expect((await victim.call(socialAuth, { body: back })).body.code).toBe('sign_in_refused');
    expect(victim.token).toBe('');
  });
});

describe('what nobody has signed', () => {
  test.each([
    [{ email: 'learner.demo@preproom.example', name: 'Demo Learner', id: '1' }],
    [{ provider: 'standard', state: 'x', profile: { email: 'learner.demo@preproom.example' } }],
    [{ provider: 'standard', state: 'x', code: 'x', email: 'learner.demo@preproom.example' }],
    [{ provider: 'standard', state: 'x', code: 'x', idToken: 'x' }],
    [{ provider: 'standard', state: 'x' }],
  ])('a profile %j is refused as such', async (profile) => {
    const logins = await stack.database.logins.countDocuments();
    const visitor = browser();
    const { status, body } = await visitor.send('POST', `${API_BASE}/socialauth`, profile);
    expect([status, body.code, visitor.token]).toEqual([400, 'bad_request', '']);
    expect(await stack.database.logins.countDocuments()).toBe(logins);
  });

  test('a made-up code with the right state is refused by the provider', async () => {
    const visitor = browser();
    const state = (await visitor.begin(standard)).searchParams.get('state') ?? '';
    const body = { provider: 'standard', state, code: 'made-up', iss: standard.issuer };
    expect((await visitor.call(socialAuth, { body })).body.code).toBe('sign_in_refused');
  });

  test("another provider's way back is refused", async () => {
    const visitor = browser();
    const back = await visitor.comeBack(linkedin);
    const body = { ...back, provider: 'standard' };
    expect((await visitor.call(socialAuth, { body })).body.code).toBe('sign_in_refused');
  });

  test('a provider that is not configured is not found', async () => {
    const body = { provider: 'nowhere' };
    expect((await browser().call(startSocialAuth, { body })).status).toBe(404);
  });
});

test('a provider that is stuck is given up, and is asked again once it answers', async () => {
  const peer = await OidcPeer.start('standard', social.peers.standard.publicUrl);
  const log = createLog('silent', 'server');
  const provider = new OidcProvider(peer.settings, peer.publicUrl, log, { timeoutSeconds: 0.2 });
  peer.isStuck = true;
  await expect(provider.begin()).rejects.toMatchObject({ code: 'provider_unavailable' });
  peer.isStuck = false;
  expect((await provider.begin()).url).toContain(peer.issuer);
  await peer.stop();
  const another = new OidcProvider(peer.settings, peer.publicUrl, log);
  await expect(another.begin()).rejects.toMatchObject({ code: 'provider_unavailable' });
});

test('an address elsewhere is no place to lead on to', async () => {
  const { email } = newPerson(standard);
  await browser().logInWith(standard);
  await stack.database.users.updateOne({ Email: email }, { completed: true });
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example'])
    expect((await browser().logInWith(standard, { next })).body.data.next).toBeNull();
});

test('the same person twice at once gets one account', async () => {
  const { email } = newPerson(standard);
  const visitors = [browser(), browser(), browser()];
  const ways = [];
  for (const visitor of visitors) ways.push({ visitor, body: await visitor.comeBack(standard) });
  const answers = await Promise.all(ways.map(({ visitor, body }) => visitor.call(socialAuth, { body })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stack.database.users.countDocuments({ Email: email })).toBe(1);
});

describe('time', () => {
  test('an onboarding token is good for a quarter of an hour', async () => {
    newPerson(standard);
    const { body } = await browser().logInWith(standard);
    stack.clock.advance(16 * MINUTE_MS);
    const late = await browser().call(beginOnboarding, { body: { Authorize_token: body.token } });
    expect(late.body.code).toBe('link_expired');
  });

  test('an onboarding token is no login', async () => {
    newPerson(standard);
    const { body } = await browser().logInWith(standard);
    const headers = { authorization: body.token };
    expect((await browser().send('GET', `${API_BASE}/user`, undefined, headers)).status).toBe(401);
  });
});
