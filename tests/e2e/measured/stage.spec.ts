import type { Locator } from '@playwright/test';
import {
  control,
  DEMO_NAMES,
  joinInterview,
  messages,
  openChat,
  openStatus,
  statusPill,
  videoOf,
  wake,
  write,
} from '../support/call.ts';
import { framesAdvance } from '../support/frames.ts';
import type { Person } from '../support/person.ts';
import { agreeToReading } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const PHONE_UPRIGHT = { width: 360, height: 740 };
const PHONE_ON_ITS_SIDE = { width: 740, height: 360 };
const WITH_KEYBOARD = [
  { width: 360, height: 430 },
  { width: 360, height: 300 },
  { width: 740, height: 180 },
];
const DESKTOP = { width: 1280, height: 800 };

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not in the page`);
  return box;
}

/** Where the picture itself is: the video's element is larger, with bars at two sides. */
async function pictureOf(video: Locator): Promise<Box> {
  const { x, y, width, height } = await boxOf(video);
  const ratio = await video.evaluate(
    (element) => (element as HTMLVideoElement).videoWidth / (element as HTMLVideoElement).videoHeight,
  );
  const [w, h] = [Math.min(width, height * ratio), Math.min(height, width / ratio)];
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h };
}

function overlap(a: Box, b: Box): number {
  const along = (from: number, size: number, otherFrom: number, otherSize: number) =>
    Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));
  return along(a.x, a.width, b.x, b.width) * along(a.y, a.height, b.y, b.height);
}

/** Once whatever moves has come to rest. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect.poll(async () => overlap(await boxOf(one), await boxOf(other))).toBe(0);
}

/** The same of the picture in a video. */
async function expectOff(one: Locator, video: Locator): Promise<void> {
  await expect.poll(async () => overlap(await boxOf(one), await pictureOf(video))).toBe(0);
}

/** Whether a finger in the middle of it would meet it and nothing above it. */
const isTouchable = (element: Locator) =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Two taps stop the readings: the pill, and the button behind it. */
async function expectStopInReach(person: Person): Promise<void> {
  await expect.poll(() => isTouchable(statusPill(person))).toBe(true);
  const details = await openStatus(person);
  await expect
    .poll(() => isTouchable(details.getByRole('button', { name: 'Stop expression reading' })))
    .toBe(true);
  await person.page.keyboard.press('Escape');
  await expect(details).toBeHidden();
}

/** One line, however narrow the stage is. */
const expectOneLine = (person: Person) =>
  expect.poll(async () => (await boxOf(statusPill(person))).height).toBeLessThan(44);
const selfView = ({ page }: Person) => page.getByLabel('You', { exact: true }).and(page.locator('video'));
const face = ({ page }: Person) => page.getByLabel(`${DEMO_NAMES.mentor}’s camera`);

test('the stage on every screen: nothing covers what matters', async ({ enterAs }) => {
  test.setTimeout(240_000);
  const learner = await enterAs('learner', { camera: 'sway' });
  await agreeToReading(learner);
  await joinInterview(learner);
  await expect(
    learner.page.getByText(/The room is open until .* IST\. If they don’t join, you get the round back\./),
  ).toBeVisible();
  const mentor = await enterAs('mentor', { flags: ['--auto-select-desktop-capture-source=Entire screen'] });
  await joinInterview(mentor);
  const theirs = videoOf(learner, DEMO_NAMES.mentor);
  await framesAdvance(theirs);
  await expect(learner.page.getByText(/The room is open until/)).toBeHidden();
  await expect(statusPill(learner).getByText('Readings on')).toBeVisible({ timeout: 60_000 });

  await test.step('idle, what is read stays in sight, and no tooltip outlives the bar', async () => {
    // react-aria shows a tooltip only once it has seen the pointer move outside the button.
    await wake(learner);
    await control(learner, 'Camera').hover();
    await expect(learner.page.getByRole('tooltip')).toBeVisible();
    await expect(learner.page.getByRole('toolbar')).toHaveCSS('opacity', '0', { timeout: 15_000 });
    await expect(learner.page.getByRole('tooltip')).toBeHidden();
    await expect(statusPill(learner)).toHaveCSS('opacity', '1');
    await expectOneLine(learner);
    await wake(learner);
    await expectStopInReach(learner);
  });

  await test.step('on its side, oneself is beside the other person', async () => {
    await learner.page.setViewportSize(PHONE_ON_ITS_SIDE);
    await wake(learner);
    await expectOff(selfView(learner), theirs);
    await expectApart(selfView(learner), statusPill(learner));
  });

  await test.step('with the keyboard open, the newest message and "Stop" are in sight', async () => {
    await learner.page.setViewportSize(PHONE_UPRIGHT);
    await wake(learner);
    await openChat(learner);
    // Above the chat the pill is still one line, and oneself still in sight.
    await expectOneLine(learner);
    await expect(selfView(learner)).toBeInViewport({ ratio: 1 });
    await expectApart(selfView(learner), statusPill(learner));
    for (let n = 1; n <= 12; n++) await write(learner, `message ${n}`);
    for (const size of WITH_KEYBOARD) {
      await learner.page.setViewportSize(size);
      const newest = messages(learner).last();
      await expect(newest).toHaveText('message 12');
      await expect(newest).toBeInViewport({ ratio: 1 });
      await wake(learner);
      await expectOneLine(learner);
      await expectStopInReach(learner);
      await expect(selfView(learner)).toBeInViewport({ ratio: 1 });
      for (const name of ['Microphone', 'Camera', 'Leave']) {
        await expectApart(control(learner, name), statusPill(learner));
        await expectApart(control(learner, name), selfView(learner));
      }
    }
    await learner.page.setViewportSize(DESKTOP);
    await learner.page.keyboard.press('Escape');
  });

  await test.step('a shared screen is not covered by pill or faces, and whoever shares it stays in sight', async () => {
    await control(mentor, 'Share screen').click();
    await expect(mentor.page.getByText('You’re sharing your screen')).toBeVisible();
    await framesAdvance(mentor.page.getByLabel('Your screen', { exact: true }));
    await framesAdvance(face(learner));
    await expect(face(learner).locator('..')).toHaveCSS('opacity', '1');
    for (const size of [DESKTOP, PHONE_UPRIGHT, PHONE_ON_ITS_SIDE]) {
      await learner.page.setViewportSize(size);
      await wake(learner);
      for (const small of [statusPill(learner), face(learner), selfView(learner)])
        await expectOff(small, theirs);
    }
    await control(mentor, 'Stop sharing').click();
    await expect(face(learner)).toBeHidden();
    await expect(mentor.page.getByText('You’re sharing your screen')).toBeHidden();
    await framesAdvance(theirs);
  });
});
