import { LANGUAGE_COOKIE } from '@preproom/models/contract/http/language';
import { expectSoundPage } from '../support/accessibility.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** Each screen and each language once. */
const STAGES = [
  { screen: 'phone', viewport: { width: 360, height: 800 }, language: 'hi' },
  { screen: 'desktop', viewport: { width: 1280, height: 800 }, language: 'en' },
] as const;

for (const { screen, viewport, language } of STAGES) {
  test(`a visitor follows every link of header, footer and home page on a ${screen}, in ${language}`, {
    tag: '@long',
  }, async ({ visitor }) => {
    const person = await visitor({ viewport });
    await person.context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: person.origin }]);
    await person.page.goto('/');
    await expectPage(person, language);
    const links = await linksOf(person);
    expect(links.length).toBeGreaterThan(15);
    for (const href of links) {
      await follow(person, href);
      await expectPage(person, language);
    }
    person.tolerate(/status of 404.*no\/such\/page/);
    await person.page.goto('/no/such/page');
    await expectPage(person, language);
  });
}

/** The public addresses on our own site that the page leads to, each spelling once; places within a page are left out. */
async function linksOf({ page }: Person): Promise<string[]> {
  const found = await page
    .locator('a[href^="/"]:not([href*="#"], [href^="/Dashboard/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(found)].filter((href) => href !== '/');
}

/** By a click, from where the person is, else from the home page, there perhaps in the menu of a small screen. */
async function follow({ page }: Person, href: string): Promise<void> {
  const link = page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
  if (!(await link.isVisible())) await page.goto('/');
  // Before its script runs the menu's button does nothing: a person presses it again.
  await expect(async () => {
    if (!(await link.isVisible())) await page.locator('header [aria-haspopup="dialog"]').click();
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.locator('h1').evaluate((h1) => Object.assign(window, { left: { h1, text: h1.textContent } }));
  const isSamePage = pathOf(page.url()) === pathOf(href);
  await link.click();
  const { pathname, search } = new URL(href, page.url());
  await page.waitForURL((url) => url.pathname === pathname && url.search === search);
  // The page before stands for a moment under the new address, unless the link came before the scripts and loaded a new document.
  if (!isSamePage) await page.waitForFunction(isLeft);
}

function isLeft(): boolean {
  const { left } = window as { left?: { h1: Element; text: string | null } };
  return !left?.h1.isConnected || left.h1.textContent !== left.text;
}

/** In one spelling. */
function pathOf(address: string): string {
  return new URL(address, 'http://localhost').pathname.toLowerCase();
}

async function expectPage(person: Person, language: string): Promise<void> {
  const { page } = person;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectSoundPage(person);
}
