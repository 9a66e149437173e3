import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { expect, test } from '../support/test.ts';

const SMALLEST = { width: 320, height: 640 };
// React Aria puts what floats above the page beside its landmarks.
const FLOATING = ['region'];

test('the command menu opens pages and gives the focus back, on the smallest phone and by its key', {
  tag: '@long',
}, async ({ product, visitor }) => {
  const { learners } = await createBookingPeople(product);
  const learner = await visitor({ viewport: SMALLEST });
  const { page } = learner;
  await enter(learner, learners[0]);
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  const search = page.getByRole('combobox');
  await expect(search).toBeFocused();
  await expectSoundPage(learner, FLOATING);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await button.press('Enter');
  await search.fill('sett');
  await expect(page.getByRole('option')).toHaveText(['Settings']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/programs');
  // The menu's code comes once the page stands.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await search.fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await expectSoundPage(learner, FLOATING);
});
