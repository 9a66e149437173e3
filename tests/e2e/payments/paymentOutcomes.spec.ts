import { expectSoundPage } from '../support/accessibility.ts';
import {
  COMING,
  expectEnrolled,
  expectListed,
  expectPack,
  holdWebhooks,
  logIn,
  openCheckout,
  PHONE,
  pay,
  reloadedBy,
} from '../support/checkout.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  const viewport = PHONE;
  test('the page is never told: it waits, and the webhook brings the pack', async ({ visitor, product }) => {
    const learner = await visitor({ viewport });
    const { page } = learner;
    const deliver = await holdWebhooks(page, product);
    await logIn(page, '/programs');
    await openCheckout(page);
    await pay(page, 'Pay ₹7,999', 'Paid, but this page isn’t notified');
    await expect(page.getByText('We’re waiting for your bank’s confirmation.')).toBeVisible();
    await expectSoundPage(learner);
    await deliver();
    await expectPack(page);
  });
});

// How else a payment ends does not depend on the screen.
test.describe('a payment on a phone', () => {
  const viewport = { width: 360, height: 800 };
  test('a report that is lost on the way: the page waits all the same', { tag: '@long' }, async ({
    visitor,
    product,
  }) => {
    const learner = await visitor({ viewport });
    const { page } = learner;
    learner.tolerate(/paymentstatus/);
    const deliver = await holdWebhooks(page, product);
    await logIn(page, '/programs');
    await openCheckout(page);
    await page.route('**/paymentstatus', (route) => route.abort());
    await pay(page, 'Pay ₹7,999', 'Paid, webhook 30 seconds late');
    await expect(page.getByText('We’re waiting for your bank’s confirmation.')).toBeVisible();
    await deliver();
    await expectPack(page);
  });

  test('the tab is closed: the pack is there when the learner comes back', { tag: '@long' }, async ({
    visitor,
    product,
  }) => {
    const { page } = await visitor({ viewport });
    const deliver = await holdWebhooks(page, product);
    let hasReported = false;
    page.on('request', (request) => {
      hasReported ||= request.url().endsWith('/paymentstatus');
    });
    await logIn(page, '/programs');
    await openCheckout(page);
    await pay(page, 'Pay ₹7,999', 'Paid, but the tab is closed');
    await page.waitForURL('**/dashboard');
    expect(hasReported).toBe(false);
    await expectListed(page, 'Not paid');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeHidden();
    await deliver();
    await expectListed(page, 'Paid');
    await page.getByRole('link', { name: 'Details' }).click();
    await expectPack(page);
    await expectEnrolled(page, true);
  });

  test('a tab closed after paying, and the checkout opened again: one order, one pack', {
    tag: '@long',
  }, async ({ visitor, product }) => {
    const { page } = await visitor({ viewport });
    const deliver = await holdWebhooks(page, product);
    await logIn(page, '/programs');
    await openCheckout(page);
    const checkout = page.url();
    await pay(page, 'Pay ₹7,999', 'Paid, but the tab is closed');
    await page.waitForURL('**/dashboard');
    await deliver();
    await page.goto(checkout);
    await page.getByRole('button', { name: 'Pay ₹7,999' }).click();
    await expectPack(page);
    const database = await product.openDatabase();
    expect(await database.orders.countDocuments()).toBe(1);
    await database.close();
  });

  test('a payment that failed succeeds later', { tag: '@long' }, async ({ visitor, product }) => {
    const { page } = await visitor({ viewport });
    const deliver = await holdWebhooks(page, product);
    await logIn(page, '/programs');
    await openCheckout(page);
    await pay(page, 'Pay ₹7,999', 'Fails first, paid seconds later');
    await expect(page.getByText('The payment didn’t go through')).toBeVisible();
    await expectListed(page, 'Failed');
    await expectEnrolled(page, false);
    await deliver();
    await expectListed(page, 'Paid');
    await page.getByRole('link', { name: 'Details' }).click();
    await expectPack(page);
  });

  for (const outcome of ['Paid, webhook sent twice', 'Paid, webhooks in the wrong order'])
    test(`${outcome}: one pack`, { tag: '@long' }, async ({ visitor, product }) => {
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

  test('A cancelled payment: no pack, and the same order can still be paid', { tag: '@long' }, async ({
    visitor,
    product,
  }) => {
    const { page } = await visitor({ viewport });
    await logIn(page, '/programs');
    await openCheckout(page);
    await reloadedBy(page, () => pay(page, 'Pay ₹7,999', 'Payment is cancelled'));
    await pay(page, 'Try again: pay ₹7,999', 'Payment succeeds');
    await expectPack(page);
    const database = await product.openDatabase();
    expect(await database.orders.countDocuments()).toBe(1);
    await database.close();
  });
});
