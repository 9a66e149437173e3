import { expect, type Locator, type Page } from '@playwright/test';
import { indianDay, writtenDay } from '@preproom/models/contract/http/indianDays';
import { packDays } from '@preproom/models/contract/payments/packDays';
import type { ProductProcess } from './productProcess.ts';

export const PAYMENTS = '/Dashboard/user/transcation';

/** The screen of most payments in India. On a desktop somebody pays in `mentors/marketplace.spec.ts`. */
export const PHONE = { width: 360, height: 800 };

/** Where a page has more forms, in the part that logs in. */
export async function fillLogIn(page: Page | Locator): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill('learner.demo@preproom.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-demo-demo');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs the demo's learner in, on the way to another page. */
export async function logIn(page: Page, next: string): Promise<void> {
  await page.goto(`/Account/Login?next=${encodeURIComponent(next)}`);
  await fillLogIn(page);
  await page.waitForURL((url) => url.pathname === next);
}

export const cardOf = (page: Page) => page.getByRole('listitem', { name: 'B.Tech' });

/** From the card of B.Tech to the checkout's page. */
export async function openCheckout(page: Page): Promise<void> {
  await cardOf(page).getByRole('link', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
}

/** Presses the button that pays; the test payment ends like this. */
export async function pay(page: Page, button: string, outcome: string): Promise<void> {
  await page.getByLabel('Test outcome').selectOption(outcome);
  await page.getByRole('button', { name: button }).click();
}

/** Waits until this has reloaded the page, as a failed payment does. */
export async function reloadedBy(page: Page, action: () => Promise<void>): Promise<void> {
  const address = page.url();
  const reloaded = page.waitForEvent('load');
  await action();
  await reloaded;
  expect(page.url()).toBe(address);
}

/** The value of a fact about the payment. */
const factOf = (page: Page, name: string): Locator =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`));

/** The page after a payment: its pack starts today. */
export async function expectPack(page: Page, amount = '₹7,999'): Promise<void> {
  await expect(page).toHaveURL(/\/paymentSuccessfull\?transcation_id=order_\w+$/);
  await expect(page.getByText('Your pack is ready.')).toBeVisible();
  const { startDay, lastDay } = packDays(indianDay(Date.now()));
  await expect(factOf(page, 'Program')).toHaveText('B.Tech');
  await expect(factOf(page, 'Amount')).toHaveText(amount);
  await expect(factOf(page, 'Valid')).toHaveText(`${writtenDay(startDay)} to ${writtenDay(lastDay)}`);
}

/** The list of payments has this one alone. */
export async function expectListed(page: Page, status: string): Promise<void> {
  await page.goto(PAYMENTS);
  const item = page.getByRole('list', { name: 'Payments', exact: true }).getByRole('listitem');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('B.Tech');
  await expect(item.getByText(status, { exact: true })).toBeVisible();
}

export async function expectEnrolled(page: Page, isEnrolled: boolean): Promise<void> {
  await page.goto('/programs');
  const name = isEnrolled ? 'Go To Course' : 'Enroll Now';
  await expect(cardOf(page).getByRole('link', { name })).toBeVisible();
}

/** Webhooks of the sandbox that have not been worked on. */
export const COMING = { kind: 'sandbox:webhook', state: { $ne: 'done' } } as const;

/** Holds back every webhook that is not due at once, however long the pages take. The answer delivers them and waits until they are worked on. */
export async function holdWebhooks(page: Page, product: ProductProcess): Promise<() => Promise<void>> {
  const runAt = new Date(Date.now() + 24 * 60 * 60_000);
  await page.route('**/sandbox/payment', async (route) => {
    const response = await route.fetch();
    const database = await product.openDatabase();
    const held = await database.jobRuns.updateMany({ ...COMING, attempts: 0 }, { $set: { runAt } });
    await database.close();
    if (held.matchedCount === 0) throw new Error('No webhook was left to hold back');
    await route.fulfill({ response });
  });
  return async () => {
    const database = await product.openDatabase();
    await database.jobRuns.updateMany({ ...COMING, runAt }, { $set: { runAt: new Date() } });
    await expect.poll(() => database.jobRuns.countDocuments(COMING)).toBe(0);
    await database.close();
  };
}
