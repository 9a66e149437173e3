import { hash } from '@node-rs/argon2';
import { createUser } from '@preproom/models/db/testing/factories';
import { expectSoundPage } from '../support/accessibility.ts';
import { sendByEnter } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'team@people.example';
const PASSWORD = 'monsoon-chai-42';

test('a price is changed and taken back, and a closed program opened: its waitlist is mailed once @long', async ({
  visitor,
  product,
}) => {
  const database = await product.openDatabase();
  await createUser(database, {
    ...{ Name: 'Team Person', Email: ADMIN, role: 'admin', completed: true },
    passwordHash: await hash(PASSWORD),
  });
  const asha = await visitor();
  await asha.page.goto('/programs');
  await asha.page.getByRole('listitem', { name: 'MBA' }).getByRole('button', { name: 'Waitlist' }).click();
  const form = asha.page.getByRole('dialog', { name: 'Waitlist for MBA' });
  await form.getByLabel('Your name').fill('Asha Rao');
  await form.getByLabel('E-mail', { exact: true }).fill('asha@example.com');
  await form.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(form).toBeHidden();

  const admin = await visitor({ host: '127.0.0.1', viewport: { width: 320, height: 800 } });
  const { page } = admin;
  await page.goto(`/Account/Login?next=${encodeURIComponent('/hq/admin/product')}`);
  await page.getByLabel('E-mail', { exact: true }).fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendByEnter(page);
  const card = page.getByRole('listitem').filter({ hasText: 'MBA' });
  await expect(card).toContainText('₹11,999');
  await expectSoundPage(admin);

  await card.getByRole('button', { name: 'MBA', exact: true }).focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toHaveText('Enter whole rupees, ₹1 or more.');
  await expectSoundPage(admin);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('9999');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('₹9,999');
  await asha.page.reload();
  await expect(asha.page.getByRole('listitem', { name: 'MBA' })).toContainText('₹9,999');
  await expectSoundPage(admin);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(card).toContainText('₹11,999');

  await card.getByRole('button', { name: 'MBA', exact: true }).click();
  await page.getByRole('button', { name: 'Open enrolment…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open MBA' });
  await expect(dialog).toContainText('1 person is on the waitlist');
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Enrolment is open' })).toBeVisible();
  await expectSoundPage(admin);
  await dialog.getByText('हिन्दी').click();
  await expect(preview.locator('html')).toHaveAttribute('lang', 'hi');
  await dialog.getByRole('button', { name: 'Open and e-mail 1 person' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog').getByText('Enrolment: Closed → Open')).toBeVisible();
  await expectSoundPage(admin);

  const mails = () => database.mails.find({ template: 'waitlistOpened' }, { to: 1 }).lean();
  await expect.poll(async () => (await mails()).map(({ to }) => to)).toEqual(['asha@example.com']);
  expect(await database.waitlistEntries.countDocuments()).toBe(0);
  const entries = await database.auditLog
    .find({ action: /^(program|change):/ })
    .sort({ at: 1, _id: 1 })
    .lean();
  expect(entries.map(({ action }) => action)).toEqual(['program:price', 'change:undo', 'program:open']);
  await database.close();
});
