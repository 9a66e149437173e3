import { PracticeRecord } from '@preproom/models/contract/assessments/practice';
import { expectSoundPage } from '../support/accessibility.ts';
import { simulate, simulateDevices } from '../support/devices.ts';
import { tabTo } from '../support/keyboard.ts';
import { choose, watchPractice } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

test('without a microphone, answers are written; the words stay on the page @long', async ({ visitor }) => {
  const learner = await visitor({ camera: 'none', viewport: { width: 320, height: 640 } });
  const { page } = learner;
  await page.goto('/demo/enter/learner');
  const watch = await watchPractice(learner);
  await choose(learner, 'Under pressure', 'Writing only');
  await expectSoundPage(learner);
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Start practice' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Start answering now' }));
  await page.keyboard.press('Enter');
  await expect(places).toBeHidden();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await tabTo(page, field);
  await page.keyboard.type('I would ask the team what blocks them.');
  await expectSoundPage(learner);
  await tabTo(page, page.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Finish now' }).click();
  await expect(page.getByText('8 words')).toBeVisible();
  await expect(page.getByText(/^Too short to judge/)).toBeVisible();
  await expect(places).toBeVisible();
  await expect(page.getByText('I would ask the team what blocks them.')).toBeVisible();
  expect(PracticeRecord.parse(watch.saved()).answers).toMatchObject([{ mode: 'writing', words: 8 }]);
  watch.expectOnlyNumbers();
  await expectSoundPage(learner);
});

test('a camera and then a microphone are lost midway: the session goes on with sound, then in writing @long', async ({
  enterAs,
}) => {
  const learner = await enterAs('learner');
  const { page } = learner;
  await simulateDevices(learner);
  const watch = await watchPractice(learner);
  await choose(learner, 'Leading others', 'Camera and microphone');
  await expect(page.locator('video')).toBeVisible();
  await page.getByRole('button', { name: 'Start practice' }).click();
  await page.getByRole('button', { name: 'Start answering now' }).click();
  await simulate(learner, 'take', 'camera');
  await expect(page.getByText(/Your camera is in use by another app/)).toBeVisible();
  await expect(page.getByText('Without a camera, you can answer with sound only.')).toBeVisible();
  await expectSoundPage(learner);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Start answering now' }).click();
  await simulate(learner, 'setPermission', 'denied', 'microphone');
  await expect(page.getByText(/microphone is blocked|camera and microphone are blocked/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I would listen first.');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Finish now' }).click();
  await expect(page.getByText('I would listen first.')).toBeVisible();
  const modes = PracticeRecord.parse(watch.saved()).answers.map(({ mode }) => mode);
  expect(modes).toEqual(['microphone', 'writing']);
});
