import type { Page } from '@playwright/test';
import { createUser } from '@preproom/models/db/testing/factories';
import { expect, test } from '../support/test.ts';

const FIRST = 'learner.demo@preproom.example';
const SECOND = 'ravi@people.example';

async function logInAs(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/Account/Login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('demo-demo-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === next);
}

test('what one person has typed is there after a reload, and not for the next who logs in in the same tab', async ({
  visitor,
  product,
}) => {
  const database = await product.openDatabase();
  const { passwordHash } = await database.users.findOne({ Email: FIRST }).orFail().lean();
  await createUser(database, { Email: SECOND, role: 'user', completed: true, passwordHash });
  const { page } = await visitor();
  const message = page.getByLabel('Your message');
  await logInAs(page, FIRST, '/contactus');
  await message.fill('My last interviewer was rude.');
  await page.reload();
  await expect(message).toHaveValue('My last interviewer was rude.');

  // The login ends without a log-out here, as when it expires or is ended on another device.
  await page.context().clearCookies({ name: 'jwt' });
  await logInAs(page, SECOND, '/contactus');
  await expect(message).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(SECOND);
  await expect(message).toHaveValue('');
});
