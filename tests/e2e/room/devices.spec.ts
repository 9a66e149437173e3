import {
  bothSeeEachOther,
  control,
  DEMO_NAMES,
  hearsSomething,
  joinInterview,
  meet,
  videoOf,
} from '../support/call.ts';
import { simulate, simulateDevices } from '../support/devices.ts';
import { framesAdvance, watchFrames } from '../support/frames.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** Longer than any stutter of two calls' worth of work on two cores. */
const STILL_PICTURE_MS = 2_000;
const ONE_OF_EACH = ['audio', 'video'];

type Enter = (name: 'learner' | 'mentor', options?: { hasWindow: boolean }) => Promise<Person>;

async function meetWithDevices(enterAs: Enter): Promise<{ learner: Person; mentor: Person }> {
  // Without a window there is no screen to keep on.
  const [learner, mentor] = [await enterAs('learner', { hasWindow: true }), await enterAs('mentor')];
  await simulateDevices(learner);
  await meet(learner, mentor);
  return { learner, mentor };
}

async function expectOneOfEach(person: Person): Promise<void> {
  const open = async () => (await simulate(person, 'live')).map(({ kind }) => kind).sort();
  await expect.poll(open).toEqual(ONE_OF_EACH);
}

test('devices are unplugged, plugged in, muted by the system: the call goes on and both are told', {
  tag: '@long',
}, async ({ enterAs }) => {
  const { learner, mentor } = await meetWithDevices(enterAs);
  const told = (text: string | RegExp) =>
    expect(learner.page.getByRole('alert').getByText(text)).toBeVisible();
  const watch = await watchFrames(videoOf(learner, DEMO_NAMES.mentor));

  await simulate(learner, 'unplug', 'camera');
  await told(/Your camera was disconnected/);
  await expect(mentor.page.getByText('Demo Learner’s camera is off')).toBeVisible();
  await simulate(learner, 'plugIn', 'camera');
  await framesAdvance(videoOf(mentor, DEMO_NAMES.learner));

  await simulate(learner, 'setMuted', true, 'microphone');
  await told(/Your device has muted the microphone/);
  await expect(mentor.page.getByText('Demo Learner’s device muted their microphone')).toBeVisible();
  await simulate(learner, 'setMuted', false, 'microphone');
  await expect(mentor.page.getByText('Demo Learner’s device muted their microphone')).toBeHidden();

  await control(learner, 'Microphone').click();
  await expect(mentor.page.getByText('Demo Learner is muted')).toBeVisible();
  await simulate(learner, 'unplug', 'microphone');
  await told(/Your microphone was disconnected/);
  await simulate(learner, 'plugIn', 'microphone');
  await expectOneOfEach(learner);
  expect((await simulate(learner, 'live')).find(({ kind }) => kind === 'audio')?.enabled).toBe(false);
  await control(learner, 'Microphone').click();
  await expect(mentor.page.getByText('Demo Learner is muted')).toBeHidden();
  await hearsSomething(mentor);

  await expect(learner.page.getByRole('alert')).toBeHidden();
  expect((await watch()).longestGapMs).toBeLessThan(STILL_PICTURE_MS);
});

test('a phone call: both are told, and everything comes back by itself', { tag: '@long' }, async ({
  enterAs,
}) => {
  const { learner, mentor } = await meetWithDevices(enterAs);
  await simulate(learner, 'setMuted', true, 'microphone', 'camera');
  await simulate(learner, 'setVisibility', 'hidden');
  await learner.page.locator('audio').evaluate((audio) => (audio as HTMLAudioElement).pause());
  await expect(mentor.page.getByText('Demo Learner may be on a phone call')).toBeVisible();
  await expect(learner.page.getByText(/maybe for a phone call/)).toBeVisible();

  await simulate(learner, 'setVisibility', 'visible');
  await expect(learner.page.getByText(/maybe for a phone call/)).toBeHidden();
  await expectOneOfEach(learner);
  await bothSeeEachOther(learner, mentor);
  await hearsSomething(mentor);
  const isPlaying = () =>
    learner.page.locator('audio').evaluate((audio) => !(audio as HTMLAudioElement).paused);
  await expect.poll(isPlaying).toBe(true);
  await expect(control(learner, 'Start audio')).toBeHidden();
});

test('the browser refuses sound: a button starts it', { tag: '@long' }, async ({ enterAs }) => {
  const { learner } = await meetWithDevices(enterAs);
  await learner.page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = async () => {
      throw new DOMException('no click yet', 'NotAllowedError');
    };
    document.querySelector('audio')?.pause();
    Object.assign(window, { allow: () => Object.assign(HTMLMediaElement.prototype, { play }) });
  });
  await expect(control(learner, 'Start audio')).toBeVisible();
  await control(learner, 'Start audio').click();
  await expect(control(learner, 'Start audio')).toBeVisible();
  await learner.page.evaluate(() => (window as unknown as { allow(): void }).allow());
  await control(learner, 'Start audio').click();
  await expect(control(learner, 'Start audio')).toBeHidden();
  await hearsSomething(learner);
});

test('another program takes the camera, and a permission is withdrawn', { tag: '@long' }, async ({
  enterAs,
}) => {
  const { learner, mentor } = await meetWithDevices(enterAs);
  await simulate(learner, 'take', 'camera');
  await expect(learner.page.getByText(/Your camera is in use by another app/)).toBeVisible();
  await simulate(learner, 'giveBack', 'camera');
  await simulate(learner, 'setVisibility', 'visible');
  await framesAdvance(videoOf(mentor, DEMO_NAMES.learner));

  await simulate(learner, 'setPermission', 'denied', 'microphone');
  await expect(learner.page.getByText(/Your microphone is blocked/)).toBeVisible();
  await expect(mentor.page.getByText('Demo Learner is muted')).toBeVisible();
  await simulate(learner, 'setPermission', 'granted', 'microphone');
  await expect(mentor.page.getByText('Demo Learner is muted')).toBeHidden();
  await hearsSomething(mentor);
  await expectOneOfEach(learner);
});

test('a headset is taken up, and a device that cannot be had leaves everything as it was', {
  tag: '@long',
}, async ({ enterAs }) => {
  const { learner, mentor } = await meetWithDevices(enterAs);
  const { page } = learner;
  await simulate(learner, 'showHeadset');
  await expect(page.getByText('“Headset” connected.')).toBeVisible();
  await control(learner, 'Switch').click();
  await expect(page.getByText('“Headset” connected.')).toBeHidden();
  await hearsSomething(mentor);

  await simulate(learner, 'refuse', 'Fake Audio Input 2');
  await control(learner, 'Devices').click();
  await page.getByLabel('Microphone device').selectOption('Fake Audio Input 2');
  await control(learner, 'Close').click();
  await expect(page.getByText(/Couldn’t start “Fake Audio Input 2”/)).toBeVisible();
  await hearsSomething(mentor);
  await expectOneOfEach(learner);
});

test('the page is hidden: the call goes on; the screen stays on only while the page is seen', {
  tag: '@long',
}, async ({ enterAs }) => {
  const { learner, mentor } = await meetWithDevices(enterAs);
  const locks = () => simulate(learner, 'screenLocks');
  await expect.poll(locks).toBe(1);
  await simulate(learner, 'setVisibility', 'hidden');
  await expect.poll(locks).toBe(0);
  await framesAdvance(videoOf(mentor, DEMO_NAMES.learner), 30);
  await hearsSomething(mentor);
  await simulate(learner, 'setVisibility', 'visible');
  await expect.poll(locks).toBe(1);
  await control(learner, 'Leave').click();
  await expect.poll(locks).toBe(0);
});

test('a second tab asks, takes over, and the first one says so', async ({ enterAs }) => {
  const learner = await enterAs('learner');
  await joinInterview(learner);
  const first = learner.page;
  learner.page = await learner.context.newPage();
  await learner.page.goto(first.url());
  await control(learner, 'Join interview').click();
  await expect(learner.page.getByText('You’re already in this room')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Leave' })).toBeVisible();
  await control(learner, 'Continue here').click();
  await expect(control(learner, 'Leave')).toBeVisible();
  await expect(first.getByText('You switched to another tab or device')).toBeVisible();
});
