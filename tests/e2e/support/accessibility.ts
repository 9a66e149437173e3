import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** The page shows itself, has no violation that axe can find (by its rules but these), and does not scroll sideways. */
export async function expectSoundPage({ page }: Person, exceptRules: string[] = []): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // React Aria announces a busy button by pointing at it, and for some seconds still does so when the page has moved on.
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]').disableRules(exceptRules);
  // Our pages frame no other site; the other mode works its results out in a second tab, which hides the page and takes twice as long.
  axe.setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}
