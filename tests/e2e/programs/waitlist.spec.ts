import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { ROOT } from '../../bin/tool.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import type { Person } from '../support/person.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { expect, test } from '../support/test.ts';

const VISITOR = 'asha@example.com';
const LEARNER = 'learner.demo@preproom.example';

const cardOf = (page: Page) => page.getByRole('listitem', { name: 'MBA' });
const press = (page: Page, name: string) => cardOf(page).getByRole('button', { name, exact: true }).click();

/** As the team does it, while the product runs. */
async function openProgram({ dataDir }: ProductProcess, name: string): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const command = [join(ROOT, 'server/bin/programs.ts'), 'set', name, '--price', '9999', '--open'];
  const env = { PATH, HOME, TMPDIR, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

/** Opens the newest mail to this address in the outbox and follows its button. */
async function followMail({ page }: Person, to: string, subject: string, button: string): Promise<void> {
  await expect(async () => {
    await page.goto('/demo/outbox');
    const mail = page.getByRole('link', { name: `to ${to}` }).filter({ hasText: subject });
    await expect(mail).toHaveCount(1, { timeout: 2_000 });
    await mail.click();
  }).toPass({ timeout: 75_000 });
  const href = await page.frameLocator('iframe').getByRole('link', { name: button }).getAttribute('href');
  await page.goto(href ?? '');
}

async function joinByForm({ page }: Person, email: string): Promise<void> {
  await press(page, 'Waitlist');
  const form = page.getByRole('dialog', { name: 'Waitlist for MBA' });
  await form.getByLabel('Your name').fill('Asha Rao');
  await form.getByLabel('E-mail', { exact: true }).fill(email);
  await form.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(form).toBeHidden();
  await expect(cardOf(page).getByRole('status')).toContainText(email);
}

test('two wait for a program, one of them on the smallest phone, and are mailed when it opens', {
  tag: '@long',
}, async ({ visitor, product }) => {
  const asha = await visitor({ viewport: { width: 320, height: 700 } });
  await asha.page.goto('/programs');
  await press(asha.page, 'Waitlist');
  await expectSoundPage(asha);
  await asha.page.keyboard.press('Escape');
  await expect(cardOf(asha.page).getByRole('button', { name: 'Waitlist' })).toBeFocused();
  await joinByForm(asha, VISITOR);
  await expectSoundPage(asha);

  const learner = await visitor();
  const { page } = learner;
  await page.goto('/demo/enter/learner');
  await page.goto('/programs');
  await press(page, 'Waitlist');
  await expect(cardOf(page).getByRole('status')).toContainText('You’re on the waitlist');
  await expect(cardOf(page).getByRole('button', { name: 'Leave the waitlist' })).toBeFocused();
  await expectSoundPage(learner);
  await page.reload();
  await expect(cardOf(page).getByRole('status')).toContainText('You’re on the waitlist');

  expect(await openProgram(product, 'MBA')).toContain('open');
  await followMail(asha, VISITOR, 'Enrolment for MBA is open', 'View the program');
  await expect(cardOf(asha.page)).toBeFocused();
  await expect(cardOf(asha.page)).toBeInViewport();
  await expect(cardOf(asha.page).getByRole('link', { name: 'Enroll Now' })).toBeVisible();
  await expect(cardOf(asha.page).getByText('₹9,999')).toBeVisible();
  await followMail(learner, LEARNER, 'Enrolment for MBA is open', 'View the program');
  await expect(cardOf(page)).toBeFocused();
});

test('a visitor leaves by the link in the mail, and is not mailed any more', { tag: '@long' }, async ({
  visitor,
  product,
}) => {
  const asha = await visitor();
  await asha.page.goto('/programs');
  await joinByForm(asha, VISITOR);
  await followMail(asha, VISITOR, 'You’re on the waitlist for MBA', 'Leave the waitlist');
  await expectSoundPage(asha);
  await asha.page.getByRole('main').getByRole('button', { name: 'Leave the waitlist' }).click();
  await expect(asha.page.getByText('You’re off the waitlist.')).toBeVisible();
  await expectSoundPage(asha);
  await openProgram(product, 'MBA');
  const database = await product.openDatabase();
  // The job of this opening, not that of the minute.
  const opening = { kind: 'waitlist:notify', key: /^[0-9a-f]{24}-/, state: 'done' } as const;
  await expect.poll(() => database.jobRuns.countDocuments(opening)).toBe(1);
  expect(await database.mails.countDocuments({ to: VISITOR })).toBe(1);
  await database.close();
});
