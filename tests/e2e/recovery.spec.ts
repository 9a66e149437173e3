import { bothSeeEachOther, DEMO_NAMES, meet, videoOf } from './support/call.ts';
import { framesAdvance, watchFrames } from './support/frames.ts';
import { attemptName, killPeer, watchPeers } from './support/peers.ts';
import { expect, test } from './support/test.ts';

/** What a browser says about a server that is away. */
const SERVER_AWAY = [/WebSocket connection to/, /ERR_CONNECTION/, /status of 50[234]/, /Failed to fetch/];
/** Longer than any stutter of two calls' worth of work on two cores, far shorter than a new connection. */
const STILL_PICTURE_MS = 2_000;

test('another network while the server is down: a new path is found over the peer itself', async ({
  enterAs,
  product,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) {
    person.tolerate(...SERVER_AWAY);
    await watchPeers(person);
  }
  await meet(learner, mentor);
  const before = await Promise.all([learner, mentor].map(attemptName));
  await product.kill();
  await expect(learner.page.getByText(/waiting for the server/)).toBeVisible();
  const watches = [
    await watchFrames(videoOf(learner, DEMO_NAMES.mentor)),
    await watchFrames(videoOf(mentor, DEMO_NAMES.learner)),
  ];

  // The mentor is not the initiator, so the learner's page has to be asked.
  await mentor.page.evaluate(() => window.dispatchEvent(new Event('online')));

  for (const [index, person] of [learner, mentor].entries()) {
    await expect.poll(() => attemptName(person)).not.toBe(before[index]);
  }
  await framesAdvance(videoOf(learner, DEMO_NAMES.mentor), 30);
  for (const watch of watches) expect((await watch()).longestGapMs).toBeLessThan(STILL_PICTURE_MS);
});

test('a connection that dies on one side is replaced by a new one', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await watchPeers(learner);
  await meet(learner, mentor);
  const reconnecting = mentor.page.getByRole('status').getByText('Reconnecting', { exact: true }).waitFor();
  await killPeer(learner);
  await reconnecting;
  await bothSeeEachOther(learner, mentor);
});
