import { hash } from '@node-rs/argon2';
import type { Page } from '@playwright/test';
import { createUser } from '@preproom/models/db/testing/factories';
import { A_PDF } from '../../support/accounts/documents.ts';
import { createMentor } from '../../support/mentors/mentors.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { sendByEnter } from '../support/keyboard.ts';
import type { Person } from '../support/person.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { codeMailedTo, type Stage, stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 800 };
const EMAIL = 'meera.iyer@people.example';
const ADMIN = 'team@people.example';
const PASSWORD = 'monsoon-chai-42';

/** Logs in with the password, by the keyboard, and waits for the page that was wanted. */
async function logIn({ page }: Person, email: string, next: string): Promise<void> {
  await page.goto(`/Account/Login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendByEnter(page);
  await page.waitForURL((url) => url.pathname.toLowerCase() === next.toLowerCase());
}

async function makeAdmin(product: ProductProcess): Promise<void> {
  const database = await product.openDatabase();
  const person = { Name: 'Team Person', Email: ADMIN, role: 'admin', completed: true } as const;
  await createUser(database, { ...person, passwordHash: await hash(PASSWORD) });
  await database.close();
}

/** Opens the picker, types and chooses by the keyboard. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.focus();
  await page.keyboard.type(text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** The five steps of the application, by the keyboard where that is the shorter way. */
async function applyAsMentor(page: Page, say: Stage['say']): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: say(label) });
  await page.getByLabel(say('Your name')).fill('Meera Iyer');
  await page.getByLabel(say('Phone number')).fill('98123 45602');
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('Your work') })).toBeFocused();
  await field('One-line introduction').fill('I have held 200 interviews for product teams');
  await field('Job title').fill('Engineering manager');
  await field('Company').fill('Sahyadri Systems');
  await page.getByLabel(say('Years of experience')).fill('11');
  await field('LinkedIn profile').fill('linkedin.com/in/meera-iyer-example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('Your expertise') })).toBeFocused();
  await choose(page, say('Expertise'), 'System arch');
  await choose(page, say('Languages you interview in'), 'Hindi');
  await page.getByRole('button', { name: say('Save and continue') }).click();
  await page.getByRole('button', { name: say('Weekday evenings') }).click();
  await page.getByRole('button', { name: say('Save and continue') }).click();
  await page
    .getByLabel(say('Choose a file'))
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: A_PDF });
  await expect(page.getByRole('button', { name: say('Download') })).toBeVisible();
  await page.getByRole('button', { name: say('Send application') }).click();
}

for (const { stage, tag } of stages('phone en'))
  test(`somebody applies as a mentor, and is seen once the team has verified them, ${stage.name}`, {
    tag,
  }, async ({ visitor, product }) => {
    const { say, viewport } = stage;
    await makeAdmin(product);
    const mentor = await visitor({ viewport });
    const { page } = mentor;
    await stage.settle(mentor);
    await page.goto('/becomeamentor');
    await page.getByLabel(say('E-mail'), { exact: true }).fill(EMAIL);
    // Can be pressed once the page's script runs; what was typed before counts.
    await page.getByRole('button', { name: say('Start application') }).click();
    const code = page.getByLabel(say('Code'), { exact: true });
    await expect(code).toBeVisible();
    // As a phone does that has looked into its mail.
    await page.reload();
    await expect(code).toBeVisible();
    await code.fill(await codeMailedTo(product, EMAIL));

    await expect(page.getByText(say('Step {number} of 5', { number: '1' }))).toBeVisible();
    expect(page.url()).not.toContain('Authorize_token');
    await expectSoundPage(mentor);
    await applyAsMentor(page, say);
    await expect(page).toHaveURL(/\/dashboard\/mentor$/);
    await expect(page.getByText(say('In review'))).toBeVisible();

    const admin = await visitor({ host: '127.0.0.1' });
    await logIn(admin, ADMIN, '/hq/welcome/admin');
    await admin.page.getByRole('link', { name: 'Mentors to review' }).press('Enter');
    // The overview, which is still there for a moment, names the mentor as well.
    await expect(admin.page.getByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
    await admin.page.getByRole('link', { name: 'Meera Iyer' }).press('Enter');
    await expect(admin.page.getByText(EMAIL)).toBeVisible();
    const downloading = admin.page.waitForEvent('download');
    await admin.page.getByRole('button', { name: 'Download cv.pdf' }).press('Enter');
    expect((await downloading).suggestedFilename()).toBe('cv.pdf');
    await admin.page.getByRole('button', { name: 'Verify' }).press('Enter');
    await expect(admin.page.getByRole('button', { name: 'Suspend…' })).toBeVisible();

    await page.goto('/Dashboard/mentor/profile');
    await expect(page.getByText(say('Verified'), { exact: true })).toBeVisible();
    const { data } = await (await fetch(`${mentor.origin}/api/v1.3/getmentors`)).json();
    expect(data.map(({ Name }: { Name: string }) => Name)).toContain('Meera Iyer');
  });

test('a mentor who was declined reads why, changes the profile and applies again', { tag: '@long' }, async ({
  visitor,
  product,
}) => {
  await makeAdmin(product);
  const database = await product.openDatabase();
  const passwordHash = await hash(PASSWORD);
  await createMentor(database, { status: 'pending' }, { Email: EMAIL, passwordHash });
  await database.close();
  const admin = await visitor({ host: '127.0.0.1', viewport: PHONE });
  await logIn(admin, ADMIN, '/hq/admin/mentor');
  await admin.page.getByRole('link', { name: 'Meera Iyer' }).click();
  await admin.page.getByRole('button', { name: 'Decline…' }).click();
  await admin.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(admin.page.getByText('Enter a reason.')).toBeVisible();
  await expectSoundPage(admin);
  await admin.page
    .getByLabel('Reason (the mentor sees this)')
    .fill('Please write in the headline whom you help.');
  await admin.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(admin.page.getByText('Declined').first()).toBeVisible();

  const mentor = await visitor();
  await mentor.context.addCookies([{ name: 'language', value: 'en', url: mentor.origin }]);
  await logIn(mentor, EMAIL, '/dashboard/mentor');
  const { page } = mentor;
  await expect(page.getByText('Please write in the headline whom you help.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit profile and reapply' }).click();
  await page
    .getByLabel('One-line introduction')
    .fill('I help final-year students through system design rounds');
  await expect(page.getByRole('article').getByText('I help final-year students')).toBeVisible();
  await expectSoundPage(mentor);
  await page.getByRole('button', { name: 'Save and reapply' }).click();
  await expect(page.getByText('In review')).toBeVisible();
});

test('a suspended mentor is out at once, is told why they cannot come in, and comes back once restored', {
  tag: '@long',
}, async ({ visitor, product }) => {
  await makeAdmin(product);
  const database = await product.openDatabase();
  await createMentor(database, {}, { Email: EMAIL, passwordHash: await hash(PASSWORD) });
  await database.close();
  const mentor = await visitor({ viewport: PHONE });
  mentor.tolerate(/status of 40[13]/);
  await logIn(mentor, EMAIL, '/dashboard/mentor');
  const admin = await visitor({ host: '127.0.0.1' });
  await logIn(admin, ADMIN, '/hq/welcome/admin');
  await expectSoundPage(admin);
  await admin.page.goto('/hq/admin/mentor');
  await admin.page.getByRole('link', { name: 'Meera Iyer' }).click();
  await admin.page.getByRole('button', { name: 'Suspend…' }).click();
  await admin.page.getByLabel('Reason (the mentor sees this)').fill('Two learners have reported you.');
  await admin.page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(admin.page.getByRole('button', { name: 'Restore' })).toBeVisible();

  await mentor.page.goto('/Dashboard/mentor/profile');
  await expect(mentor.page).toHaveURL(/\/Account\/Login/);
  await mentor.page.getByLabel('E-mail', { exact: true }).fill(EMAIL);
  await mentor.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendByEnter(mentor.page);
  await expect(mentor.page.getByRole('alert')).toContainText('This account is suspended');
  await admin.page.getByRole('button', { name: 'Restore' }).click();
  await expect(admin.page.getByRole('button', { name: 'Suspend…' })).toBeVisible();
  await logIn(mentor, EMAIL, '/dashboard/mentor');
});

test('/becomeamentor in Hindi, on a narrow phone, is sound', { tag: '@long' }, async ({ visitor }) => {
  const person = await visitor({ viewport: { width: 320, height: 640 } });
  await person.context.addCookies([{ name: 'language', value: 'hi', url: person.origin }]);
  await person.page.goto('/becomeamentor');
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(/इंटरव्यू/);
  await expectSoundPage(person);
});
