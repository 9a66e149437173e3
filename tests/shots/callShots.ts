import type { Browser, Page } from '@playwright/test';
import { lookAs, photograph } from './camera.ts';
import type { Look } from './looks.ts';
import type { Seed } from './seed.ts';

const SCREEN = { fullPage: false };

/** What a learner sees of a call, from the lobby to the end, and the mentor's guide; the room looks the same in both themes. */
export async function photographCall(
  browser: Browser,
  origin: string,
  look: Look,
  { learner, mentor, open }: Seed,
  folder: string,
): Promise<void> {
  const contexts = [
    await lookAs(browser, origin, look, learner),
    await lookAs(browser, origin, look, mentor),
  ];
  const [here, there] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!here || !there) throw new Error('No page');
  await here.goto(`/room/${open}`, { waitUntil: 'networkidle' });
  await here.locator('video').first().waitFor();
  await photograph(here, folder, 'lobby');
  await join(here);
  await photograph(here, folder, 'call-waiting', SCREEN);
  await there.goto(`/room/${open}`);
  await join(there);
  await here.locator('video').nth(1).waitFor();
  await here.waitForFunction(() =>
    [...document.querySelectorAll('video')].every((video) => video.videoWidth > 0),
  );
  await photograph(here, folder, 'call', SCREEN);
  await here.keyboard.press('c');
  await photograph(here, folder, 'call-chat', SCREEN);
  await here.keyboard.press('Escape');
  await here.keyboard.press('?');
  await photograph(here, folder, 'call-help', SCREEN);
  await photographGuide(there, folder);
  for (const context of contexts) await context.close();
}

/** The mentor's guide, part by part. */
async function photographGuide(mentor: Page, folder: string): Promise<void> {
  await mentor.keyboard.press('q');
  for (const [part, name] of ['plan', 'questions', 'notes', 'ratings'].entries()) {
    await mentor.getByRole('tab').nth(part).click();
    await photograph(mentor, folder, `guide-${name}`, SCREEN);
  }
}

async function join(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Join interview|इंटरव्यू में शामिल हों)$/ });
  await button.click();
  await button.waitFor({ state: 'detached' });
}
