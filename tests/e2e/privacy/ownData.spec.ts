import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unpackArchive } from '../../support/privacy/archive.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { readCode } from '../support/outbox.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 800 };
const EMAIL = 'learner.demo@preproom.example';
const PASSWORD = 'demo-demo-demo';

async function logIn(page: Page, next: string): Promise<void> {
  await page.goto(`/Account/Login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('E-mail', { exact: true }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** From the settings. */
async function requestDeletion({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('a learner deletes the account, is shown when it goes, and keeps it after all', async ({ visitor }) => {
  const person = await visitor({ viewport: PHONE });
  const { page } = person;
  await logIn(page, '/account/settings');
  await requestDeletion(person);
  await expect(page.getByText(/your account will be deleted on .+ IST/)).toBeVisible();
  await expectSoundPage(person);

  await logIn(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
  await expectSoundPage(person);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeHidden();
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('the dialog of deletion refuses a wrong password, keeps it, and lets go by Escape', {
  tag: '@long',
}, async ({ visitor }) => {
  const person = await visitor({ viewport: { width: 320, height: 640 } });
  person.tolerate(/status of 401/);
  const { page } = person;
  await logIn(page, '/account/settings');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('alertdialog');
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await password.press('Enter');
  await expect(dialog.getByText('Wrong password. Try again.')).toBeVisible();
  await expect(password).toHaveValue('not the password');
  await expectSoundPage(person);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account…' })).toBeFocused();
});

test('somebody who logged in a while ago takes their data along with a code, also from the page of leaving', {
  tag: '@long',
}, async ({ visitor, product }) => {
  const person = await visitor({ viewport: PHONE });
  // That a proof is needed.
  person.tolerate(/status of 403/);
  const { page } = person;
  await logIn(page, '/account/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const database = await product.openDatabase();
  await database.logins.updateMany({}, { createdAt: new Date(Date.now() - 11 * 60_000) });
  await database.close();

  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('button', { name: 'E-mail me a code instead' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectSoundPage(person);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    readCode(person, EMAIL).then((digits) => code.fill(digits)),
  ]);
  await expectOwnArchive(download);
  await expect(page.getByText(/Download complete/)).toBeVisible();

  await requestDeletion(person);
  await logIn(page, '/dashboard');
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expectOwnArchive(await again);
});

async function expectOwnArchive(download: Download): Promise<void> {
  expect(download.suggestedFilename()).toMatch(/^PrepRoom-[\d-]{10}\.zip$/);
  const files = await unpackArchive(await readFile(await download.path()));
  expect(files.get('README.txt')).toContain('Demo Learner');
  expect(JSON.parse(files.get('account/users.json') ?? '')).toMatchObject([{ Email: EMAIL }]);
}

test('what a learner wants mailed is kept, and noted among what they agreed to', {
  tag: '@long',
}, async ({ visitor }) => {
  const person = await visitor({ viewport: PHONE });
  const { page } = person;
  await logIn(page, '/account/settings');
  const wish = page.getByRole('switch', { name: /feedback is ready/ });
  await expect(wish).toBeChecked();
  await wish.press('Space');
  await expect(wish).not.toBeChecked();
  await expect(wish).toBeEnabled();
  await page.reload();
  await expect(wish).not.toBeChecked();
  await expect(page.getByText('You turned off e-mails about new feedback.')).toBeVisible();
  await expectSoundPage(person);
});
