import type { Locator } from '@playwright/test';
import { expectSoundPart } from '../support/accessibility.ts';
import type { Person } from '../support/person.ts';
import { expect } from '../support/test.ts';
import { unfold } from './analysedResume.ts';

/** A text of the page in the stage's language. */
export type Say = (text: string, values?: Record<string, string>) => string;

/** What a page's picture is called. */
export const PAGE = 'Page {page} of your resume';

/** By keyboard: a page is opened over the whole screen, zoomed and closed, and the focus is back. */
export async function enlargePage(person: Person, say: Say): Promise<void> {
  const { page } = person;
  const open = page.getByRole('button', { name: say('Open page {0}', { 0: '1' }) });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('Your pages') });
  const picture = dialog.getByRole('img', { name: say(PAGE, { page: '1' }) });
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  await expect(picture).toBeVisible();
  const before = await widthOf();
  // Letters can be read from the start.
  expect(before).toBeGreaterThan(1.5 * (page.viewportSize()?.width ?? 0));
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThan(1.4 * before);
  await expectSoundPart(person, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
}

/** A line that is shown on its page is in sight from its start to its end. */
export async function showLine({ page }: Person, readings: Locator, say: Say): Promise<void> {
  const name = say('E-mail');
  const show = say('Show on page <0>{what}</0>', { what: name }).replace(/<\/?0>/g, '');
  const contact = readings.getByRole('region', { name: say('Contact details') });
  await unfold(contact);
  await readings.getByRole('button', { name: show }).click();
  const dialog = page.getByRole('dialog', { name: say('Your pages') });
  const mark = dialog.locator('.outline-marigold');
  await expect(mark).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The same key folds it again.
  await unfold(contact);
}
