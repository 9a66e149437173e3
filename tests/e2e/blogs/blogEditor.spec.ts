import { hash } from '@node-rs/argon2';
import { createUser } from '@preproom/models/db/testing/factories';
import { expectSoundPage } from '../support/accessibility.ts';
import { sendByEnter, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'team@people.example';
const PASSWORD = 'monsoon-chai-42';

test.use({ hasTestClock: true });

test('an article is written by keyboard, scheduled, and read by a visitor from its time on @long', async ({
  visitor,
  product,
}) => {
  const database = await product.openDatabase();
  await createUser(database, {
    ...{ Name: 'Team Person', Email: ADMIN, role: 'admin', completed: true },
    passwordHash: await hash(PASSWORD),
  });
  const admin = await visitor({ host: '127.0.0.1', viewport: { width: 320, height: 800 } });
  const { page } = admin;
  await page.goto(`/Account/Login?next=${encodeURIComponent('/hq/admin/blogs/new')}`);
  await page.getByLabel('E-mail', { exact: true }).fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendByEnter(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type('How to greet a panel');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address')).toHaveValue('how-to-greet-a-panel');

  await tabTo(page, page.getByLabel('Summary'));
  await page.keyboard.type('A smile, a name, a pause.');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
  await tabTo(page, page.getByRole('button', { name: 'Bold', exact: true }));
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('The first minute');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Look up and say ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('good morning');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectSoundPage(admin);

  const field = page.getByLabel('Publish at');
  const inAnHour = new Date(Date.now() + 60 * 60_000 + 5.5 * 60 * 60_000).toISOString().slice(0, 16);
  await field.fill(inAnHour);
  await page.getByRole('button', { name: 'Schedule', exact: true }).press('Enter');
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();

  const reader = await visitor();
  const missing = await reader.page.request.get('/Blog/how-to-greet-a-panel');
  expect(missing.status()).toBe(404);
  await product.advance(60 * 60_000 + 6_000);
  await reader.page.goto('/Blog/how-to-greet-a-panel');
  await expect(reader.page.getByRole('heading', { name: 'The first minute' })).toBeVisible();
  await expect(reader.page.locator('strong', { hasText: 'good morning' })).toBeVisible();
  await expectSoundPage(reader);

  const entries = await database.auditLog
    .find({ action: /^blog:/ })
    .sort({ at: 1, _id: 1 })
    .lean();
  expect(entries.map(({ action }) => action)).toEqual(['blog:create', 'blog:schedule']);
  await database.close();
});
