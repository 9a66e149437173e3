import { expectSoundPage } from '../support/accessibility.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const QUERY = '**/api/v1.3/query';
const NAME = 'Asha <img src=x onerror=alert(1)>';

async function askForCall({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Request a callback' }).click();
}

test('a request for a call back arrives, fails and is held up without a banner or a lost word', async ({
  visitor,
}) => {
  const person = await visitor({ viewport: { width: 320, height: 700 } });
  const { page } = person;
  person.tolerate(/Failed to load resource/);
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Ask for a call' });
  // Its code is fetched when somebody comes near it.
  await open.scrollIntoViewIfNeeded();
  await open.click();
  await page.getByLabel('Name').fill(NAME);
  await page.getByLabel('Phone').fill('98765 43210');

  await page.route(QUERY, (route) => route.abort());
  await askForCall(person);
  await expect(page.getByText('Couldn’t send your request.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(NAME);
  await expectSoundPage(person);
  await page.unroute(QUERY);

  await askForCall(person);
  await expect(page.locator(':focus')).toContainText('Thanks. We’ve got your request.');
  await expect(page.getByText('We’ll get back to you at 98765 43210.')).toBeVisible();

  const [program, name, email, phone, qualification] = ['', '', '', '', ''];
  const flood = { data: { program, name, email, phone, qualification } };
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await page.request.post('/api/v1.3/query', flood)).status()),
  );
  expect(statuses).toContain(429);
  await page.getByRole('button', { name: 'Send another' }).click();
  await page.getByLabel('Name').fill(NAME);
  await askForCall(person);
  await expect(page.getByText(/Too many attempts\. Try again in \d+ minutes/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(NAME);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor finds the programs, is asked to log in, and can hold the drawing still', async ({
  visitor,
}) => {
  const person = await visitor();
  const { page } = person;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const moving = () =>
    page
      .locator('.miniature-room')
      .evaluate(
        (room) =>
          room.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
  await expect.poll(moving).toBeGreaterThan(0);
  await page.getByLabel('Pause animation').check();
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await page.getByRole('link', { name: 'See programs' }).first().click();
  await expect(page.getByRole('listitem', { name: 'B.Tech' })).toContainText('₹7,999');
  await expectSoundPage(person);
  const closed = page.getByRole('listitem', { name: 'MBA' });
  await closed.getByRole('button', { name: 'Waitlist' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await closed.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contactus\?program=MBA$/);
  await page.goBack();
  await page.getByRole('listitem', { name: 'B.Tech' }).getByRole('link', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL(/\/account\/login\?next=%2Fcheckout%2F[0-9a-f]{24}$/);

  await page.goto('/');
  await page.getByRole('link', { name: 'Behaviour skill analysis' }).first().click();
  await expect(page.getByRole('heading', { name: 'Behaviour skill analysis' })).toBeInViewport();
  await expectSoundPage(person);
});

test('on a phone the page ends within 6,000 px, with three mentors, and its answers are on the first screens', async ({
  visitor,
}) => {
  const person = await visitor({ viewport: { width: 360, height: 740 } });
  const { page } = person;
  await page.goto('/');
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Demo Mentor' }) });
  await expect(tile).toBeVisible();
  const tileHeight = (await tile.boundingBox())?.height ?? 0;
  // The demo has one mentor.
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  // A tile of a mentor whose words need another line, and the space between tiles.
  expect(whole + 2 * (tileHeight + 24 + 6)).toBeLessThanOrEqual(6_000);
  await expect(page.getByText('From ₹1,083 a session')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meet a mentor for free' }).first()).toBeInViewport();

  await page.getByRole('link', { name: 'See a sample report' }).first().click();
  await expect(page.getByText(/are made-up people\./)).toBeVisible();
  // The timeline is loaded once it is near.
  const point = page.getByRole('slider', { name: 'Point in the session' });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(point).toBeVisible({ timeout: 500 });
  }).toPass();
  await point.press('ArrowRight');
  await expectSoundPage(person);
  await page.getByRole('link', { name: 'Meet a mentor for free' }).click();
  await expect(page).toHaveURL(/\/Account\/Signup\?next=/);
});
