import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** One of the values that the device page lists about the last frame. */
const value = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`);
const reading = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::span[1]');

test('the device page reads a face in the worker, and leads through the exercises @long', async ({
  visitor,
}) => {
  const { page } = await visitor({ camera: 'expressions' });
  await page.goto('/dev/expression');
  await expect(value(page, 'Mode')).toHaveText(/(full|reduced), worker/);
  await expect(value(page, 'Calibration')).toHaveText('done', { timeout: 60_000 });
  await expect(reading(page, 'Confidence')).toHaveText(/^0\.[2-9]/);
  await page.getByRole('button', { name: 'Start exercises' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^rest: \d+ s$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save results' })).toBeDisabled();
});
