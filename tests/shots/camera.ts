import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import type { ApiClient } from '../support/stack/apiClient.ts';
import { type Look, SCREENS } from './looks.ts';

/** A browser context that looks at the product in this way, logged in as `person` if given. */
export async function lookAs(
  browser: Browser,
  origin: string,
  { options }: Look,
  person?: ApiClient,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, baseURL: origin, reducedMotion: 'reduce' });
  if (person) await context.addCookies([{ name: LOGIN_COOKIE, value: person.token, url: origin }]);
  return context;
}

/** Takes a picture at each width into `folder`: the whole page, or what a screen shows of it. Waits until it stands still. */
export async function photograph(
  page: Page,
  folder: string,
  name: string,
  { fullPage = true } = {},
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await stillness(page);
    await page.screenshot({ path: join(folder, `${name}-${screen.width}.png`), fullPage });
  }
}

/** Fonts and pictures are there, and the layout has been drawn. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        // A picture further down would otherwise wait until somebody scrolls to it.
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
