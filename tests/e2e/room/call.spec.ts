import { setTimeout as delay } from 'node:timers/promises';
import { expectSoundPage } from '../support/accessibility.ts';
import {
  bothSeeEachOther,
  control,
  DEMO_NAMES,
  hearsSomething,
  joinInterview,
  meet,
  messages,
  openChat,
  SERVER_AWAY,
  videoOf,
  write,
} from '../support/call.ts';
import { framesAdvance, watchFrames } from '../support/frames.ts';
import { expect, test } from '../support/test.ts';

/** Longer than any stutter of two calls' worth of work on two cores, far shorter than a new connection. */
const STILL_PICTURE_MS = 2_000;

test('two people meet: the first frame on both sides, each sees and hears the other', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await framesAdvance(videoOf(learner, 'You'));
  await hearsSomething(learner);
  await hearsSomething(mentor);
  await expect(learner.page.getByText('Connected', { exact: true })).toBeVisible();
  await expectSoundPage(learner);
});

for (const side of ['learner', 'mentor'] as const) {
  test(`the ${side} reloads the page and is back without a click${side === 'mentor' ? ' @long' : ''}`, async ({
    enterAs,
  }) => {
    const people = { learner: await enterAs('learner'), mentor: await enterAs('mentor') };
    await meet(people.learner, people.mentor);
    const other = side === 'learner' ? people.mentor : people.learner;
    // Whether the other side is told of a loss depends on how fast the page is back.
    await people[side].page.reload();
    await bothSeeEachOther(people.learner, people.mentor);
    await expect(other.page.getByText('Connected', { exact: true })).toBeVisible();
  });
}

test('the server dies in the call and comes back after five seconds: pictures never stop, chat arrives once', async ({
  enterAs,
  product,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await openChat(learner);
  await openChat(mentor);
  await write(mentor, 'Before');
  await expect(messages(learner)).toHaveText(['Before']);
  const watches = [
    await watchFrames(videoOf(learner, DEMO_NAMES.mentor)),
    await watchFrames(videoOf(mentor, DEMO_NAMES.learner)),
  ];
  for (const person of [learner, mentor]) person.tolerate(...SERVER_AWAY);

  await product.kill();
  await expect(learner.page.getByText(/Chat is reconnecting/)).toBeVisible();
  await write(learner, 'Written meanwhile');
  await delay(5_000);
  await product.start();

  // A browser that tried in vain waits up to five seconds between two tries.
  await expect(messages(mentor)).toHaveText(['Before', 'Written meanwhile'], { timeout: 30_000 });
  await write(mentor, 'After');
  await expect(messages(learner)).toHaveText(['Before', 'Written meanwhile', 'After']);
  for (const watch of watches) expect((await watch()).longestGapMs).toBeLessThan(STILL_PICTURE_MS);
  await bothSeeEachOther(learner, mentor);
});

test('the server is away for 30 seconds: pictures never stop, chat arrives once and in order', {
  tag: '@long',
}, async ({ enterAs, product }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await openChat(learner);
  await openChat(mentor);
  const watches = [
    await watchFrames(videoOf(learner, DEMO_NAMES.mentor)),
    await watchFrames(videoOf(mentor, DEMO_NAMES.learner)),
  ];
  for (const person of [learner, mentor]) person.tolerate(...SERVER_AWAY);
  const written = ['one', 'two', 'three'];

  await product.kill();
  for (const text of written) {
    await write(learner, text);
    await delay(10_000);
  }
  await product.start();

  // A browser that tried in vain for half a minute waits up to five seconds between two tries.
  await expect(messages(mentor)).toHaveText(written, { timeout: 30_000 });
  for (const watch of watches) expect((await watch()).longestGapMs).toBeLessThan(STILL_PICTURE_MS);
});

test('a shared screen takes the place of the camera, and gives it back', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  const picture = videoOf(mentor, DEMO_NAMES.learner);
  // By its shape: its size follows the connection, and a camera begins with a quarter of it.
  const shape = () =>
    picture.evaluate((video) => {
      const { videoWidth, videoHeight } = video as HTMLVideoElement;
      return (videoWidth / videoHeight).toFixed(1);
    });
  const cameraShape = await shape();

  await control(learner, 'Share screen').click();
  await expect(control(learner, 'Share screen')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(shape).not.toBe(cameraShape);
  await framesAdvance(picture);

  await control(learner, 'Share screen').click();
  await expect(control(learner, 'Share screen')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(shape).toBe(cameraShape);
  await framesAdvance(picture);
});

test('beside the chat every control is in reach, and what was typed stays @long', async ({ enterAs }) => {
  const learner = await enterAs('learner');
  const { page } = learner;
  await joinInterview(learner);
  await expect(page.getByRole('main')).toBeFocused();
  await openChat(learner);
  await page.getByRole('textbox', { name: 'Message' }).fill('Just a moment');
  for (const [width, height] of [
    [1280, 800],
    [900, 700],
    [768, 768],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const chat = await page.getByRole('complementary', { name: 'Chat' }).boundingBox();
    const buttons = page.getByRole('toolbar', { name: 'Controls' }).getByRole('button');
    for (const button of await buttons.filter({ visible: true }).all()) {
      const place = await button.boundingBox();
      expect(place?.x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0), `${width} px`).toBeLessThanOrEqual(chat?.x ?? 0);
    }
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Chat' })).toBeHidden();
  await openChat(learner);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Just a moment');
});

test('a microphone without a camera is enough @long', async ({ enterAs }) => {
  const learner = await enterAs('learner', { camera: 'none' });
  const mentor = await enterAs('mentor');
  await joinInterview(mentor);
  await joinInterview(learner);
  await framesAdvance(videoOf(learner, DEMO_NAMES.mentor));
  await expect(mentor.page.getByText('Demo Learner’s camera is off')).toBeVisible();
  await hearsSomething(mentor);
  await hearsSomething(learner);
});

test('microphone and camera say what they do, and the other side sees it @long', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await control(learner, 'Microphone').click();
  await expect(control(learner, 'Microphone')).toHaveAttribute('aria-pressed', 'false');
  await expect(mentor.page.getByText('Demo Learner is muted')).toBeVisible();
  await control(learner, 'Camera').click();
  await expect(control(learner, 'Camera')).toHaveAttribute('aria-pressed', 'false');
  await expect(mentor.page.getByText('Demo Learner’s camera is off')).toBeVisible();
  await control(learner, 'Camera').click();
  await framesAdvance(videoOf(mentor, DEMO_NAMES.learner));
});

test('leaving is undone by one click @long', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await control(learner, 'Leave').click();
  await expect(mentor.page.getByText(/They can rejoin/)).toBeVisible();
  await control(learner, 'Rejoin').click();
  await bothSeeEachOther(learner, mentor);
});
