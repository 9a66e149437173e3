import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** The page has no violation that axe can find, and does not scroll sideways. */
export async function expectSoundPage({ page }: Person): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}
