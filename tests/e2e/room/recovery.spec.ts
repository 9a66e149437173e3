import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Line } from '../../support/line/line.ts';
import { TurnServer } from '../../support/peers/turnServer.ts';
import { bothSeeEachOther, DEMO_NAMES, meet, SERVER_AWAY, videoOf } from '../support/call.ts';
import { framesAdvance, watchFrames, watchPicture } from '../support/frames.ts';
import { attemptName, killPeer, watchPeers } from '../support/peers.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** Far shorter than a new connection, beyond the stutter that the person's own picture has on a busy machine. */
const STILL_PICTURE_MS = 2_000;
/** Of the time until both see each other again: without its kept frame, the picture would be empty for most of it. */
const EMPTY_SHARE = 0.2;

const SECRET = randomBytes(24).toString('hex');

/** What stands over the picture. */
const standing = ({ page }: Person, text: string) =>
  page.getByRole('status').getByText(text, { exact: true });

interface Fixtures {
  relay: TurnServer;
  /** Both people's way to the relay. */
  line: Line;
}

/** The product with a relay, over which alone its calls go, and all of them over this line. */
const overLine = test.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  relay: async ({}, use) => {
    const relay = await TurnServer.start({ secret: SECRET });
    await use(relay);
    await relay.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  line: async ({}, use) => {
    const line = new Line();
    await use(line);
    line.close();
  },
  settings: async ({ relay, line }, use) =>
    use({
      TURN_URLS: `turn:127.0.0.1:${await line.leadDatagramsTo(relay.port)}?transport=udp`,
      TURN_SECRET: SECRET,
      ICE_RELAY_ONLY: '1',
    }),
});

test('another network while the server is down: a new path is found over the peer itself', {
  tag: '@long',
}, async ({ enterAs, product }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) {
    person.tolerate(...SERVER_AWAY);
    await watchPeers(person);
  }
  await meet(learner, mentor);
  const before = await Promise.all([learner, mentor].map(attemptName));
  await product.kill();
  await expect(learner.page.getByText(/Chat is reconnecting/)).toBeVisible();
  const watches = [
    await watchFrames(videoOf(learner, DEMO_NAMES.mentor)),
    await watchFrames(videoOf(mentor, DEMO_NAMES.learner)),
  ];
  const own = [await watchFrames(videoOf(learner, 'You')), await watchFrames(videoOf(mentor, 'You'))];

  // The mentor is not the initiator, so the learner's page has to be asked.
  await mentor.page.evaluate(() => window.dispatchEvent(new Event('online')));

  for (const [index, person] of [learner, mentor].entries()) {
    await expect.poll(() => attemptName(person)).not.toBe(before[index]);
  }
  await framesAdvance(videoOf(learner, DEMO_NAMES.mentor), 30);
  const stutters = await Promise.all(own.map(async (watch) => (await watch()).longestGapMs));
  const mostMs = STILL_PICTURE_MS + Math.max(...stutters);
  for (const watch of watches) expect((await watch()).longestGapMs).toBeLessThan(mostMs);
});

test('a connection that dies on one side is replaced by a new one @long', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) await watchPeers(person);
  await meet(learner, mentor);
  const before = await Promise.all([learner, mentor].map(attemptName));
  await killPeer(learner);
  // It may be replaced so soon that nobody can read "Reconnecting".
  for (const [index, person] of [learner, mentor].entries())
    await expect.poll(() => attemptName(person)).not.toBe(before[index]);
  await bothSeeEachOther(learner, mentor);
});

test('while one side reloads, the other never sees an empty picture', { tag: '@long' }, async ({
  enterAs,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  // The kept frame is half a second old at most, and there after that.
  await framesAdvance(videoOf(mentor, DEMO_NAMES.learner), 30);
  const longestEmptyMs = await watchPicture(mentor.page, DEMO_NAMES.learner);
  const awayAt = Date.now();
  await learner.page.reload();
  await bothSeeEachOther(learner, mentor);
  await expect(standing(mentor, 'Reconnecting')).toBeHidden();
  const awayMs = Date.now() - awayAt;
  const emptyMs = await longestEmptyMs();
  test.info().annotations.push({ type: 'ms', description: `${emptyMs} of ${awayMs}` });
  expect(emptyMs).toBeLessThan(awayMs * EMPTY_SHARE);
});

overLine.describe('a network that goes away', { tag: '@long' }, () => {
  for (const awaySeconds of [10, 40]) {
    overLine(
      `for ${awaySeconds} seconds: the last frame stays, and the call comes back by itself`,
      async ({ line, enterAs }) => {
        const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
        await meet(learner, mentor);
        await framesAdvance(videoOf(mentor, DEMO_NAMES.learner), 30);
        const emptyMs = await watchPicture(mentor.page, DEMO_NAMES.learner);

        const awayAt = Date.now();
        line.change({ isUp: false });
        await expect(standing(mentor, 'Reconnecting')).toBeVisible({ timeout: 30_000 });
        await delay(awaySeconds * 1_000);
        line.change({ isUp: true });
        const backAt = Date.now();

        await expect(standing(mentor, 'Reconnecting')).toBeHidden({ timeout: 30_000 });
        await bothSeeEachOther(learner, mentor);
        const description = `back after ${Date.now() - backAt} ms, empty for ${await emptyMs()} ms`;
        overLine.info().annotations.push({ type: 'measured', description });
        expect(await emptyMs()).toBeLessThan((Date.now() - awayAt) * EMPTY_SHARE);
      },
    );
  }
});
