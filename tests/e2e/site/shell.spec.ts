import { expectSoundPage } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 800 };

test('the menu of a small screen keeps the focus and gives it back', { tag: '@long' }, async ({
  visitor,
}) => {
  const person = await visitor({ viewport: PHONE });
  const { page } = person;
  await page.goto('/in/faq');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // Until the page's script runs nothing comes of it.
  await expect(async () => {
    await button.press('Enter');
    await expect(menu).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectSoundPage(person);

  const isInside = () => menu.evaluate((dialog) => dialog.contains(document.activeElement));
  for (let step = 0; step < 12; step++) {
    // The browser's own bar is a stop on the way round: the focus is then nowhere on the page.
    expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(
      true,
    );
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/Account\/Login$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the first key leads past the header, and a lost network is said', { tag: '@long' }, async ({
  visitor,
}) => {
  const person = await visitor({ viewport: PHONE });
  // What the page loads when it is idle may fall into the time without a network.
  person.tolerate(/ERR_INTERNET_DISCONNECTED/);
  const { page } = person;
  await page.goto('/in/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.context().setOffline(true);
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  await expectSoundPage(person);
  await page.context().setOffline(false);
  await expect(page.getByText(/You’re offline/)).toBeHidden();
});
