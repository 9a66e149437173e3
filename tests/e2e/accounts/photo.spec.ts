import { readFileSync } from 'node:fs';
import { aPhoto } from '../../support/accounts/uploads.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('on a phone, a learner puts up a photo, over a poor connection, sees it in the header, and takes it away', {
  tag: '@long',
}, async ({ visitor }) => {
  const learner = await visitor({ viewport: { width: 360, height: 800 } });
  const { page, context } = learner;
  await page.goto('/Account/Login?next=/account/settings');
  await page.getByLabel('E-mail', { exact: true }).fill('learner.demo@preproom.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-demo-demo');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expectSoundPage(learner);

  learner.tolerate(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  // As a phone takes it: 12 million points.
  const taken = await aPhoto('#a06030', 'jpeg', { width: 4000, height: 3000 });
  await page.getByLabel('Choose a photo').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: taken,
  });
  await expect(page.getByRole('alert')).toContainText('me.jpg');
  await context.setOffline(false);
  const sending = page.waitForRequest((request) => request.url().includes('/files/photo/'));
  await page.getByRole('button', { name: 'Try again' }).click();
  const size = (await (await sending).sizes()).requestBodySize;
  expect(size).toBeLessThan(200_000);

  const inHeader = page.getByRole('button', { name: /’s account$/ }).locator('img');
  await expect(inHeader).toHaveJSProperty('naturalWidth', 128);
  const own = page.getByRole('region', { name: 'Photo' }).locator('img');
  await expect(own).toHaveJSProperty('naturalWidth', 512);
  await expectSoundPage(learner);

  learner.tolerate(/status of 415/);
  await page.getByLabel('Choose another photo').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: readFileSync(import.meta.filename),
  });
  await expect(page.getByRole('alert')).toContainText('notes.txt');
  await expect(own).toBeVisible();

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(own).toBeHidden();
  await expect(inHeader).toBeHidden();
});
