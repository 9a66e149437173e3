import { randomBytes } from 'node:crypto';
import { TurnServer } from '../../support/peers/turnServer.ts';
import { bothSeeEachOther, joinInterview, meet } from '../support/call.ts';
import { pathInUse, relayKeys, watchPeers } from '../support/peers.ts';
import { test as base, expect } from '../support/test.ts';

const SECRET = randomBytes(24).toString('hex');

interface Fixtures {
  /** The relay's secret; another than the product's makes it refuse the product's keys. */
  relaySecret: string;
  relay: TurnServer;
}

/** The product with a relay, over which alone its calls go. */
const test = base.extend<Fixtures>({
  relaySecret: [SECRET, { option: true }],
  relay: async ({ relaySecret }, use) => {
    const relay = await TurnServer.start({ secret: relaySecret });
    await use(relay);
    await relay.stop();
  },
  settings: async ({ relay }, use) =>
    use({ TURN_URLS: relay.url, TURN_SECRET: SECRET, ICE_RELAY_ONLY: '1', LOG_LEVEL: 'debug' }),
});

test('a call that may only be relayed goes through the relay, whose keys stay out of the log', {
  tag: '@long',
}, async ({ enterAs, product }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) await watchPeers(person);
  await meet(learner, mentor);
  for (const person of [learner, mentor]) expect(await pathInUse(person)).toBe('relay/relay');
  const keys = (await relayKeys(learner)).concat(await relayKeys(mentor), SECRET);
  expect(keys).toHaveLength(3);
  for (const key of keys) expect(product.output).not.toContain(key);
});

test('the relay dies in the call and comes back: so does the call, through the relay', {
  tag: '@long',
}, async ({ enterAs, relay }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) await watchPeers(person);
  await meet(learner, mentor);
  await relay.kill();
  for (const { page } of [learner, mentor])
    await expect(page.getByText(/Reconnecting/).first()).toBeVisible();
  await expect(learner.page.getByText(/The call can’t connect from this network/)).toBeVisible({
    timeout: 30_000,
  });
  await relay.run();
  // The ladder has gone up to its slowest tries by now.
  for (const { page } of [learner, mentor])
    await expect(page.getByText('Connected', { exact: true })).toBeVisible({ timeout: 40_000 });
  await bothSeeEachOther(learner, mentor);
  for (const person of [learner, mentor]) expect(await pathInUse(person)).toBe('relay/relay');
});

test.describe('a relay with another secret', () => {
  test.use({ relaySecret: 'not the one that the product has' });

  test('is found out in the lobby, and in the call that cannot connect', { tag: '@long' }, async ({
    enterAs,
  }) => {
    const learner = await enterAs('learner');
    const relayRow = learner.page.getByRole('listitem').filter({ hasText: 'Through our server' });
    await expect(relayRow).toContainText('Access denied');
    await expect(relayRow).toContainText(
      'This is a problem on our side, and the call can’t connect until it’s fixed.',
    );
    const mentor = await enterAs('mentor');
    for (const person of [learner, mentor]) await joinInterview(person);
    await expect(learner.page.getByRole('alert')).toContainText('because of a problem on our side');
  });
});
