import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on by the Tab key until the focus is there. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let step = 0; step < 40; step++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place).toBeFocused();
}

/** Sends the form that has the focus by the Enter key, once its scripts are there: a rendered page comes before them. */
export async function sendByEnter(page: Page): Promise<void> {
  await expect(page.locator('form:focus-within button[type=submit]')).toBeEnabled();
  await page.keyboard.press('Enter');
}
