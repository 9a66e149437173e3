import { expectSoundPage } from '../support/accessibility.ts';
import { joinInterview } from '../support/call.ts';
import { watchPeers } from '../support/peers.ts';
import { roomidOf } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

const ALL_WELL = 'You’re connected to our server. Your microphone and camera look good';

test('the connection check runs by itself, ends well, leaves nothing behind, and is stored', {
  tag: '@long',
}, async ({ enterAs, product }) => {
  const learner = await enterAs('learner');
  await watchPeers(learner);
  const { page } = learner;
  await expect(page.getByText(ALL_WELL)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Camera' })).toContainText('Good lighting');
  await expectSoundPage(learner);
  const states = await page.evaluate(() => window.peers?.map(({ signalingState }) => signalingState));
  expect(new Set(states)).toEqual(new Set(['closed']));

  const database = await product.openDatabase();
  const check = async () => (await database.sessions.findOne({ roomid: roomidOf(learner) }))?.learnerCheck;
  await expect.poll(check).toMatchObject({
    server: 'quick',
    stun: 'not_needed',
    relay: 'not_configured',
    speed: 'video',
    speedOver: 'device',
    microphone: 'heard',
    camera: 'bright',
  });
  await database.close();
});

test('on a small laptop the button to join is in view without scrolling', async ({ enterAs }) => {
  for (const side of ['learner', 'mentor'] as const) {
    const { page } = await enterAs(side);
    await page.setViewportSize({ width: 1366, height: 768 });
    const join = page.getByRole('button', { name: 'Join interview' });
    await expect(join).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('joining does not wait for the connection check, ends it, and stores what is known', {
  tag: '@long',
}, async ({ enterAs, product }) => {
  const mentor = await enterAs('mentor');
  await watchPeers(mentor);
  const { page } = mentor;
  await expect(page.getByText('Testing for 5 seconds…')).toBeVisible();
  await joinInterview(mentor);
  // Nobody else is there: every connection that the page has made was the check's.
  await expect
    .poll(() => page.evaluate(() => window.peers?.every(({ signalingState }) => signalingState === 'closed')))
    .toBe(true);
  const database = await product.openDatabase();
  const check = async () => (await database.sessions.findOne({ roomid: roomidOf(mentor) }))?.mentorCheck;
  await expect.poll(check).toMatchObject({ server: 'quick', speed: 'unknown' });
  await database.close();
});
