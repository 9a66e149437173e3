import type { Locator } from '@playwright/test';
import { expectSoundPage } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const SMALL_PHONE = { width: 320, height: 640 };

/** How far the end of the page, scrolled to, reaches below the top of the bar. */
function coveredBy(bar: Locator): Promise<number> {
  return bar.evaluate((element) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const main = document.querySelector('main')?.getBoundingClientRect();
    return Math.max(0, Math.round((main?.bottom ?? 0) - element.getBoundingClientRect().top));
  });
}

test('the account menu changes theme and language for good, by keyboard on a small phone', {
  tag: '@long',
}, async ({ visitor }) => {
  const learner = await visitor({ viewport: SMALL_PHONE });
  const { page } = learner;
  await page.request.get('/demo/enter/learner', { maxRedirects: 0 });
  await page.goto('/dashboard');
  await expectSoundPage(learner);

  const account = page.getByRole('button', { name: /’s account$/ });
  await account.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Account' });
  await expect(menu).toBeFocused();
  for (const link of await menu.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expectSoundPage(learner);
  // Drawn by the server: no page flashes in the other theme.
  for (const path of ['/dashboard', '/programs'])
    expect(await (await page.goto(path))?.text()).toMatch(/<html [^>]*data-theme="dark"/);

  await page.goto('/dashboard');
  await account.click();
  await page.getByText('हिन्दी', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'होम' })).toHaveAttribute('aria-current', 'page');
  await expectSoundPage(learner);
});

test('the bar of a phone covers nothing, and a wide screen has it at the side', { tag: '@long' }, async ({
  visitor,
}) => {
  const learner = await visitor({ viewport: SMALL_PHONE });
  const { page } = learner;
  await page.request.get('/demo/enter/learner', { maxRedirects: 0 });
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredBy(bar)).toBe(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.type('gp');
  await expect(page).toHaveURL(/Dashboard\/performance$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSoundPage(learner);
});
