import { type BrowserContext, expect, type Page } from '@playwright/test';
import { photograph } from './camera.ts';
import { SCREENS } from './looks.ts';
import type { PageShot } from './pageShot.ts';
import type { Seed } from './seed.ts';

/** Opens one page and photographs it at every width. */
export async function photographPage(
  context: BrowserContext,
  shot: PageShot,
  seed: Seed,
  folder: string,
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(SCREENS[0]);
  if (shot.failing) await page.route(`**${shot.failing}*`, (route) => route.abort());
  await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(seed), { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
  if (shot.follow) await followFirst(page, shot.follow);
  if (shot.press) {
    await page.locator(shot.press).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    if (shot.pressThere) await page.locator(shot.pressThere).check({ force: true });
  }
  if (shot.isPrinted) await page.emulateMedia({ media: 'print' });
  if (shot.isOffline) await context.setOffline(true);
  await photograph(page, folder, shot.name, { fullPage: !shot.press });
  if (!shot.isPrinted) await refuseSidewaysScrolling(page);
  await page.close();
}

/** The narrowest phone that has to do. */
async function refuseSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // The shell changes its form only when React has heard of the width.
  await expect
    .poll(overflow, { message: 'px of sideways scrolling at a width of 320' })
    .toBeLessThanOrEqual(0);
}

async function followFirst(page: Page, address: RegExp): Promise<void> {
  const links = await page.getByRole('main').getByRole('link').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  const href = hrefs.find((href) => href && address.test(href));
  if (!href) throw new Error(`${page.url()} has no link like ${address}`);
  await page.goto(href, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}
