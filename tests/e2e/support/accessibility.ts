import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** The page shows itself, has no violation that axe can find (by its rules but these), and does not scroll sideways. */
export async function expectSoundPage({ page }: Person, exceptRules: string[] = []): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolation(axeOf(page).disableRules(exceptRules));
  await expectNoSidewaysScrolling(page);
}

/** The same of one part of a page, by its CSS selector. */
export async function expectSoundPart({ page }: Person, part: string): Promise<void> {
  await expectNoViolation(axeOf(page).include(part));
  await expectNoSidewaysScrolling(page);
}

function axeOf(page: Page): AxeBuilder {
  // Our pages frame no other site; the other mode works its results out in a second tab, which hides the page and takes twice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // React Aria announces a busy button by pointing at it, and for some seconds still does so when the page has moved on.
  return axe.exclude('[data-live-announcer]');
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}
