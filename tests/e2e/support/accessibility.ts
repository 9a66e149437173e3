import { isDeepStrictEqual } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** The page shows itself, has no violation that axe can find (by its rules but these), and does not scroll sideways. */
export async function expectSoundPage({ page }: Person, exceptRules: string[] = []): Promise<void> {
  const isThere = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isThere();
  await expectNoViolation(axeOf(page).disableRules(exceptRules), isThere);
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

/**
 * A violation counts once a second look finds the same: axe may have looked while one page gave way to another, and found half of each.
 * `isThere` waits for the page before that look.
 */
async function expectNoViolation(axe: AxeBuilder, isThere?: () => Promise<void>): Promise<void> {
  let found = await violationsOf(axe);
  for (let isSame = false; found.length > 0 && !isSame; ) {
    await isThere?.();
    const again = await violationsOf(axe);
    isSame = isDeepStrictEqual(targetsOf(again), targetsOf(found));
    found = again;
  }
  expect(found.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([]);
}

const violationsOf = async (axe: AxeBuilder) => (await axe.analyze()).violations;

/** Without their HTML, in which a clock may tick. */
const targetsOf = (violations: Awaited<ReturnType<typeof violationsOf>>) =>
  violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => String(target))]);

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}
