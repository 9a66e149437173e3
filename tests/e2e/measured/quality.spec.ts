import type { Locator } from '@playwright/test';
import { expectSoundPage } from '../support/accessibility.ts';
import { control, DEMO_NAMES, hearsSomething, meet, videoOf } from '../support/call.ts';
import { believeLoss, sendingRates, watchConnections } from '../support/connection.ts';
import { framesAdvance } from '../support/frames.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const widthOf = (video: Locator) => video.evaluate((element) => (element as HTMLVideoElement).videoWidth);

/** Opens what is known of the connection. */
async function openConnection({ page }: Person): Promise<Locator> {
  await page.getByRole('button', { name: /^Connected/ }).click();
  await page.getByRole('button', { name: 'Details' }).click();
  return page.getByRole('dialog', { name: 'Connection' });
}

/** The meter's amount in megabytes. */
async function megabytes(dialog: Locator): Promise<number> {
  const text = await dialog.getByRole('definition').first().textContent();
  return Number.parseFloat(text ?? '');
}

test('the data saver: both send at most 120 kbit/s and say why; afterwards a card shows the connection quality', {
  tag: '@long',
}, async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) await watchConnections(person);
  await meet(learner, mentor);

  await control(learner, 'Data saver').click();
  await expect(control(learner, 'Data saver')).toHaveAttribute('aria-pressed', 'true');
  await expect(
    learner.page.getByText('Data saver is on. You’re both sending lower-quality video.'),
  ).toBeVisible();
  await expect(
    mentor.page.getByText('Demo Learner turned on data saver. You’re both sending lower-quality video.'),
  ).toBeVisible();

  // The encoder needs a moment to come down.
  for (const person of [learner, mentor]) {
    await expect.poll(async () => (await sendingRates(person, 1)).total).toBeLessThanOrEqual(120_000);
  }
  const rates = await Promise.all([sendingRates(learner, 10), sendingRates(mentor, 10)]);
  for (const { total } of rates) expect(total).toBeLessThanOrEqual(120_000);
  await framesAdvance(videoOf(learner, DEMO_NAMES.mentor));
  await hearsSomething(mentor);

  const dialog = await openConnection(learner);
  const used = await megabytes(dialog);
  await expect.poll(() => megabytes(dialog)).toBeGreaterThan(used);
  await expectSoundPage(learner);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await control(learner, 'Leave').click();
  const card = learner.page.getByRole('region', { name: 'Your connection' });
  await expect(card).toContainText(/Connected \d+ sec, no interruptions, direct connection, [\d.]+ MB/);
  await expect(card).toContainText('Data saver on for');
  await learner.page.getByRole('link', { name: 'Continue to feedback' }).click();
  await expect(learner.page.getByRole('heading', { level: 1, name: 'How was your session?' })).toBeVisible();
  await expect(card).toContainText(/Connected \d+ (sec|min)/);
  await expectSoundPage(learner);
});

test('sound only: speech at 24 kbit/s and no picture, in both directions', { tag: '@long' }, async ({
  enterAs,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) await watchConnections(person);
  await meet(learner, mentor);
  const dialog = await openConnection(learner);
  await dialog.getByRole('radio', { name: 'Audio only' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(mentor.page.getByText('Demo Learner turned on data saver: audio only.')).toBeVisible();

  for (const person of [learner, mentor]) {
    await expect.poll(async () => (await sendingRates(person, 1)).picturePackets).toBe(0);
  }
  const rates = await Promise.all([sendingRates(learner, 10), sendingRates(mentor, 10)]);
  for (const { sound, total, picturePackets } of rates) {
    expect(picturePackets).toBe(0);
    expect(sound).toBeLessThanOrEqual(24_000);
    // Headers of 50 packets a second in each direction and what the receivers report cost more than the speech itself.
    expect(total).toBeLessThanOrEqual(24_000 + 45_000);
  }
  await hearsSomething(learner);
  await hearsSomething(mentor);
});

test('a connection that loses many packets: the picture shrinks, then goes, and comes back; both are told', {
  tag: '@long',
}, async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await watchConnections(learner);
  await meet(learner, mentor);
  const picture = videoOf(mentor, DEMO_NAMES.learner);
  const fullWidth = await widthOf(picture);

  await believeLoss(learner, 0.12);
  await expect(
    learner.page.getByText('The connection to Demo Mentor is slow, so your video is lower quality.'),
  ).toBeVisible();
  await expect(
    mentor.page.getByText('The connection from Demo Learner is slow, so their video is lower quality.'),
  ).toBeVisible();
  await expect.poll(() => widthOf(picture)).toBeLessThan(fullWidth);
  await expect(
    mentor.page.getByText('The connection from Demo Learner is slow, so you can only hear them for now.'),
  ).toBeVisible();
  await expect(learner.page.getByRole('button', { name: /Poor: your audio is breaking up/ })).toBeVisible();
  await hearsSomething(mentor);

  await believeLoss(learner, 0);
  await expect(mentor.page.getByText(/The connection from Demo Learner is slow/)).toBeHidden({
    timeout: 90_000,
  });
  await framesAdvance(picture);
  await expect.poll(() => widthOf(picture)).toBe(fullWidth);
});
