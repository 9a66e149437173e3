import type { Locator, Page } from '@playwright/test';
import { packDays } from '@preproom/models/contract/business/packDays';
import { indianDay, writtenDay } from '@preproom/models/contract/http/indianDays';
import { expectSoundPage } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'learner.demo@preproom.example';
const PASSWORD = 'demo-demo-demo';
const PAYMENTS = '/Dashboard/user/transcation';
const SCREENS = [
  { name: 'phone', viewport: { width: 360, height: 800 }, tag: [] },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, tag: ['@long'] },
];

async function fillLogIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

async function logIn(page: Page, next: string): Promise<void> {
  await page.goto(`/Account/Login?next=${encodeURIComponent(next)}`);
  await fillLogIn(page);
  await page.waitForURL((url) => url.pathname === next);
}

const cardOf = (page: Page) => page.getByRole('listitem', { name: 'B.Tech' });
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Test payment' });

/** From the card of B.Tech to the checkout's page. */
async function openCheckout(page: Page): Promise<void> {
  await cardOf(page).getByRole('link', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
}

/** Opens the test checkout, and pays there with this outcome. */
async function pay(page: Page, opener: string, outcome: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: outcome, exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Pay ₹7,999' }).click();
}

/** The value of a fact about the payment. */
const factOf = (page: Page, name: string): Locator =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`));

/** The page after a payment: its pack starts today. */
async function expectPack(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/paymentSuccessfull\?transcation_id=order_\w+$/);
  await expect(page.getByText('Your pack is ready.')).toBeVisible();
  const { startDay, lastDay } = packDays(indianDay(Date.now()));
  await expect(factOf(page, 'Program')).toHaveText('B.Tech');
  await expect(factOf(page, 'Amount')).toHaveText('₹7,999');
  await expect(factOf(page, 'Valid')).toHaveText(`${writtenDay(startDay)} to ${writtenDay(lastDay)}`);
}

/** The list of payments has this one alone. */
async function expectListed(page: Page, status: string): Promise<void> {
  await page.goto(PAYMENTS);
  const item = page.getByRole('main').getByRole('listitem');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('B.Tech');
  await expect(item.getByText(status, { exact: true })).toBeVisible();
}

const COMING = { kind: 'sandbox:webhook', state: { $ne: 'done' } } as const;

/** Holds back every webhook that is not due at once, however long the pages take. The answer delivers them and waits until they are worked on. */
async function holdWebhooks(page: Page, product: ProductProcess): Promise<() => Promise<void>> {
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

async function expectEnrolled(page: Page, isEnrolled: boolean): Promise<void> {
  await page.goto('/programs');
  const name = isEnrolled ? 'Go To Course' : 'Enroll Now';
  await expect(cardOf(page).getByRole('link', { name })).toBeVisible();
}

for (const { name, viewport, tag } of SCREENS)
  test.describe(`on a ${name}`, () => {
    test('a learner pays for a program and has its pack', { tag }, async ({ visitor }) => {
      const learner = await visitor({ viewport });
      const { page } = learner;
      await logIn(page, '/programs');
      await openCheckout(page);
      await expectSoundPage(learner);
      await page.getByRole('button', { name: 'Pay ₹7,999' }).click();
      await expect(dialogOf(page).getByText('No money moves.')).toBeVisible();
      await expectSoundPage(learner);
      await dialogOf(page).getByRole('button', { name: 'Pay ₹7,999' }).click();
      await expectPack(page);
      await expectSoundPage(learner);
      await expectListed(page, 'Paid');
      await expectSoundPage(learner);
      await page.getByRole('link', { name: 'Details' }).click();
      await expectPack(page);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Your pack: B.Tech' })).toBeVisible();
      await expectEnrolled(page, true);
    });

    test('a payment fails, and the second try is paid', { tag }, async ({ visitor }) => {
      const learner = await visitor({ viewport });
      const { page } = learner;
      await logIn(page, '/programs');
      await openCheckout(page);
      await pay(page, 'Pay ₹7,999', 'It fails');
      await expect(page.getByText('The payment didn’t go through')).toBeVisible();
      await expect(page).toHaveURL(/\/checkout\/\w+$/);
      await expectSoundPage(learner);
      await pay(page, 'Try again: pay ₹7,999', 'It succeeds');
      await expectPack(page);
      await expectListed(page, 'Paid');
    });

    test('a payment is cancelled, and tried again from the list', { tag }, async ({ visitor }) => {
      const { page } = await visitor({ viewport });
      await logIn(page, '/programs');
      await openCheckout(page);
      await page.getByRole('button', { name: 'Pay ₹7,999' }).click();
      await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByText('The payment didn’t go through')).toBeVisible();
      await expectEnrolled(page, false);
      await expectListed(page, 'Failed');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Pay ₹7,999' })).toBeVisible();
    });

    test('a payment that failed succeeds later', { tag }, async ({ visitor, product }) => {
      const { page } = await visitor({ viewport });
      const deliver = await holdWebhooks(page, product);
      await logIn(page, '/programs');
      await openCheckout(page);
      await pay(page, 'Pay ₹7,999', 'It fails first and succeeds later');
      await expect(page.getByText('The payment didn’t go through')).toBeVisible();
      await expectListed(page, 'Failed');
      await deliver();
      await expectListed(page, 'Paid');
      await page.getByRole('link', { name: 'Details' }).click();
      await expectPack(page);
    });

    test('the tab is closed at once, and the confirmation comes late', { tag: '@long' }, async ({
      visitor,
      product,
    }) => {
      const { page, context } = await visitor({ viewport });
      const deliver = await holdWebhooks(page, product);
      await logIn(page, '/programs');
      await openCheckout(page);
      // Goes before the page can tell the server anything.
      await page.route('**/paymentstatus', () => page.close());
      const isClosed = page.waitForEvent('close');
      const other = await context.newPage();
      await pay(page, 'Pay ₹7,999', 'The confirmation comes late');
      await isClosed;
      await expectListed(other, 'Not paid');
      await deliver();
      await expectListed(other, 'Paid');
      await other.getByRole('link', { name: 'Details' }).click();
      await expectPack(other);
      await expectEnrolled(other, true);
    });

    for (const outcome of ['The confirmation comes twice', 'Confirmations come in the wrong order'])
      test(`${outcome}, and nothing changes`, { tag: '@long' }, async ({ visitor, product }) => {
        const { page } = await visitor({ viewport });
        await logIn(page, '/programs');
        await openCheckout(page);
        await pay(page, 'Pay ₹7,999', outcome);
        await expectPack(page);
        const database = await product.openDatabase();
        await expect.poll(() => database.jobRuns.countDocuments(COMING)).toBe(0);
        expect(await database.packs.countDocuments()).toBe(1);
        await database.close();
        await expectListed(page, 'Paid');
      });
  });

test('a visitor logs in on the way and comes back to the card', async ({ visitor }) => {
  const { page } = await visitor({ viewport: { width: 360, height: 800 } });
  await page.goto('/programs');
  const card = cardOf(page);
  await card.getByRole('link', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL(/\/account\/login\?next=/i);
  await fillLogIn(page);
  await expect(page).toHaveURL(/\/programs#[0-9a-f]{24}$/);
  await expect(card).toBeInViewport();
  await openCheckout(page);
});

test('a payment by the keyboard alone', { tag: '@long' }, async ({ visitor }) => {
  const { page } = await visitor();
  await logIn(page, '/programs');
  await tabTo(page, cardOf(page).getByRole('link', { name: 'Enroll Now' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Pay ₹7,999' }));
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The payment didn’t go through')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Try again: pay ₹7,999' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('radio', { name: 'It succeeds' }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'It fails', exact: true })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await tabTo(page, dialog.getByRole('button', { name: 'Pay ₹7,999' }));
  await page.keyboard.press('Enter');
  await expectPack(page);
});

const hindi = stages('phone hi').find(({ tag }) => tag.length === 0)?.stage;

test('a payment in Hindi on a narrow phone is sound on every page', { tag: '@long' }, async ({ visitor }) => {
  if (!hindi) throw new Error('No stage in Hindi');
  const { say, settle } = hindi;
  const learner = await visitor({ viewport: { width: 320, height: 640 } });
  const { page } = learner;
  await logIn(page, '/programs');
  await settle(learner);
  await page.goto('/programs');
  await cardOf(page)
    .getByRole('link', { name: say('Enroll Now') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('Review and pay') })).toBeVisible();
  await expectSoundPage(learner);
  const payText = say('Pay {price}', { price: '₹7,999' });
  await page.getByRole('button', { name: payText }).click();
  const dialog = page.getByRole('alertdialog', { name: say('Test payment') });
  await expect(dialog).toBeVisible();
  await expectSoundPage(learner);
  await dialog.getByRole('button', { name: payText }).click();
  await expect(page.getByText(say('Your pack is ready.'))).toBeVisible();
  await expectSoundPage(learner);
  await page.goto(PAYMENTS);
  await expect(page.getByText(say('Paid'), { exact: true })).toBeVisible();
  await expectSoundPage(learner);
});
