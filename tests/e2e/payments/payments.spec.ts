import { builtFile } from '../../support/stack/builtClient.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import {
  cardOf,
  expectEnrolled,
  expectListed,
  expectPack,
  fillLogIn,
  logIn,
  openCheckout,
  PAYMENTS,
  PHONE,
  pay,
  reloadedBy,
} from '../support/checkout.ts';
import { tabTo } from '../support/keyboard.ts';
import { stageOf } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  const viewport = PHONE;
  test('a learner pays for a program and has its pack', async ({ visitor }) => {
    const learner = await visitor({ viewport });
    const { page } = learner;
    await logIn(page, '/programs');
    await openCheckout(page);
    await expectSoundPage(learner);
    await expect(page.getByText('Test mode', { exact: true })).toBeVisible();
    await expect(page.getByText('No money moves.')).toBeVisible();
    await page.getByRole('radio', { name: 'Card' }).check({ force: true });
    await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
    await expectSoundPage(learner);
    const sent = page.waitForRequest('**/sandbox/payment');
    await page.getByRole('button', { name: 'Pay ₹7,999' }).click();
    expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual(['method', 'order_id', 'outcome']);
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

  test('a payment fails, and the second try is paid', async ({ visitor }) => {
    const learner = await visitor({ viewport });
    const { page } = learner;
    await logIn(page, '/programs');
    await openCheckout(page);
    await reloadedBy(page, () => pay(page, 'Pay ₹7,999', 'Payment fails'));
    await expect(page.getByText('The payment didn’t go through')).toBeInViewport();
    await expect(page).toHaveURL(/\/checkout\/\w+$/);
    await expectSoundPage(learner);
    await pay(page, 'Try again: pay ₹7,999', 'Payment succeeds');
    await expectPack(page);
    await expectListed(page, 'Paid');
  });

  test('a failed payment is seen, wherever the page was scrolled to and however late its parts load', {}, async ({
    visitor,
  }) => {
    // Too low for the whole checkout.
    const { page } = await visitor({ viewport: { ...viewport, height: 560 } });
    await logIn(page, '/programs');
    await openCheckout(page);
    const news = page.getByText('The payment didn’t go through');
    const part = page.getByLabel('Test outcome');
    await part.selectOption('Payment fails');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // What stands above the news loads after it.
    await page.route(`**/${builtFile('src/features/payments/sandbox/TestDetails.tsx')}`, async (route) => {
      await news.waitFor();
      await route.continue();
    });
    await reloadedBy(page, () => page.getByRole('button', { name: 'Pay ₹7,999' }).click());
    await part.waitFor();
    await expect(news).toBeInViewport({ ratio: 1 });
    await expect(news.locator('xpath=ancestor::*[@tabindex="-1"][1]')).toBeFocused();
  });

  test('a payment is cancelled, and tried again from the list', { tag: '@long' }, async ({ visitor }) => {
    const { page } = await visitor({ viewport });
    await logIn(page, '/programs');
    await openCheckout(page);
    await reloadedBy(page, () => pay(page, 'Pay ₹7,999', 'Payment is cancelled'));
    await expect(page.getByText('The payment didn’t go through')).toBeVisible();
    await expectEnrolled(page, false);
    await expectListed(page, 'Failed');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again: pay ₹7,999' })).toBeVisible();
  });
});

test('a visitor with an account logs in on the way and goes on to the checkout, in a document of its own', async ({
  visitor,
}) => {
  const { page } = await visitor({ viewport: { width: 360, height: 800 } });
  await page.goto('/programs');
  await cardOf(page).getByRole('link', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL(/\/account\/login\?next=/i);
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await fillLogIn(page.getByRole('region', { name: 'Log in' }));
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f]{24}$/);
  await expect(page.getByRole('button', { name: 'Pay ₹7,999' })).toBeVisible();
  const loadedFrom = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(loadedFrom).toBe(page.url());
});

test('a payment by the keyboard alone', { tag: '@long' }, async ({ visitor }) => {
  const { page } = await visitor();
  await logIn(page, '/programs');
  await tabTo(page, cardOf(page).getByRole('link', { name: 'Enroll Now' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'UPI' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
  await tabTo(page, page.getByLabel('Card number'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('5555444433332222');
  await expect(page.getByLabel('Card number')).toHaveValue('5555 4444 3333 2222');
  await tabTo(page, page.getByRole('button', { name: 'Pay ₹7,999' }));
  await page.keyboard.press('Enter');
  await expectPack(page);
});

test('a payment in Hindi on a narrow phone is sound on every page', { tag: '@long' }, async ({ visitor }) => {
  const { say, settle } = stageOf('phone', 'hi');
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
  const payText = say('Pay {total}', { total: '₹7,999' });
  for (const method of ['UPI', 'Card', 'Net banking']) {
    await page.getByRole('radio', { name: say(method) }).check({ force: true });
    await expectSoundPage(learner);
  }
  await page.getByRole('button', { name: payText }).click();
  await expect(page.getByText(say('Your pack is ready.'))).toBeVisible();
  const month = new Intl.DateTimeFormat('hi-IN', { month: 'long', timeZone: 'Asia/Kolkata' });
  await expect(page.getByText(say('{0} to {1}').split(' ').at(-1) ?? '').first()).toContainText(
    month.format(new Date()),
  );
  await expectSoundPage(learner);
  await page.goto(PAYMENTS);
  await expect(page.getByText(say('Paid'), { exact: true }).last()).toBeVisible();
  await expectSoundPage(learner);
});
