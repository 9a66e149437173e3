import { randomBytes } from 'node:crypto';
import { TurnServer } from '../support/turnServer.ts';
import { meet } from './support/call.ts';
import { pathInUse, relayKeys, watchPeers } from './support/peers.ts';
import { test as base, expect } from './support/test.ts';

const SECRET = randomBytes(24).toString('hex');

/** The product with a relay, over which alone its calls go. */
const test = base.extend<{ relay: TurnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  relay: async ({}, use) => {
    const relay = await TurnServer.start({ secret: SECRET });
    await use(relay);
    await relay.stop();
  },
  settings: async ({ relay }, use) =>
    use({ TURN_URLS: relay.url, TURN_SECRET: SECRET, ICE_RELAY_ONLY: '1', LOG_LEVEL: 'debug' }),
});

test('a call that may only be relayed goes through the relay, whose keys stay out of the log', async ({
  enterAs,
  product,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) await watchPeers(person);
  await meet(learner, mentor);
  for (const person of [learner, mentor]) expect(await pathInUse(person)).toBe('relay/relay');
  const keys = (await relayKeys(learner)).concat(await relayKeys(mentor), SECRET);
  expect(keys).toHaveLength(3);
  for (const key of keys) expect(product.output).not.toContain(key);
});
