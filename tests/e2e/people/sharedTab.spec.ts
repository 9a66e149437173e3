import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

async function logInAs(page: Page, name: 'learner' | 'mentor', next: string): Promise<void> {
  await page.goto(`/Account/Login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('E-mail', { exact: true }).fill(`${name}.demo@preproom.example`);
  await page.getByLabel('Password', { exact: true }).fill('demo-demo-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === next);
}

test('what one person has typed is there after a reload, and not for the next who logs in in the same tab', async ({
  visitor,
}) => {
  const { page } = await visitor();
  const message = page.getByLabel('Your message');
  await logInAs(page, 'learner', '/contactus');
  await message.fill('My last interviewer was rude.');
  await page.reload();
  await expect(message).toHaveValue('My last interviewer was rude.');

  // The login ends without a log-out here, as when it expires or is ended on another device.
  await page.context().clearCookies({ name: 'jwt' });
  await logInAs(page, 'mentor', '/contactus');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('');
});
