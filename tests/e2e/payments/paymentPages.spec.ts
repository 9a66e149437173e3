import { expectSoundPage } from '../support/accessibility.ts';
import { fillLogIn, logIn, openCheckout, PAYMENTS, PHONE, pay } from '../support/checkout.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  const viewport = PHONE;
  test('the list of payments is filtered by its address', { tag: '@long' }, async ({ visitor, product }) => {
    const learner = await visitor({ viewport });
    const { page } = learner;
    const list = page.getByRole('list', { name: 'Payments', exact: true }).getByRole('listitem');
    const filter = (text: string) =>
      page.getByRole('navigation', { name: 'Filter payments' }).getByText(text);
    await logIn(page, '/programs');
    await page.goto(PAYMENTS);
    await expect(page.getByText('No payments yet')).toBeVisible();
    await expectSoundPage(learner);
    await page.goto('/programs');
    await openCheckout(page);
    await pay(page, 'Pay ₹7,999', 'Payment fails');
    await expect(page.getByText('The payment didn’t go through')).toBeVisible();
    // Another tab knows nothing of the failed order, and makes its own.
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await pay(tab, 'Pay ₹7,999', 'Payment succeeds');
    await expect(tab.getByText('Your pack is ready.')).toBeVisible();
    await tab.close();

    await page.goto(PAYMENTS);
    await expect(list).toHaveCount(2);
    await filter('Open or failed').click();
    await expect(page).toHaveURL(/\?status=open$/);
    await expect(list).toHaveCount(1);
    await expect(list).toContainText('Failed');
    await page.reload();
    await expect(list).toContainText('Try again');
    await filter('Refunded').click();
    await expect(page.getByText('No refunds')).toBeVisible();
    await expectSoundPage(learner);
    await page.getByRole('link', { name: 'Show all payments' }).click();
    await expect(list).toHaveCount(2);
    await page.goBack();
    await expect(page.getByText('No refunds')).toBeVisible();

    const database = await product.openDatabase();
    await database.products.updateOne({ product_name: 'B.Tech' }, { activate: false });
    await database.close();
    // The product keeps its programs for some seconds.
    await expect(async () => {
      await page.goto(`${PAYMENTS}?status=open`);
      await expect(list.getByRole('link', { name: 'See programs' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(list.getByRole('link', { name: 'Try again' })).toBeHidden();
  });
});

test.describe('a payment page on a phone', () => {
  const viewport = { width: 360, height: 800 };
  test('an unknown order shows nothing, before and after the log-in', { tag: '@long' }, async ({
    visitor,
  }) => {
    const learner = await visitor({ viewport });
    const { page } = learner;
    learner.tolerate(/404/);
    await page.goto('/paymentSuccessfull?transcation_id=order_unknown&redirect=/programs');
    await expect(page.getByText('Log in to see your payment')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/account\/login\?next=/i);
    await fillLogIn(page);
    await expect(page).toHaveURL(/transcation_id=order_unknown&redirect=\/programs$/);
    await expect(page.getByText('We couldn’t find this payment')).toBeVisible();
    await expectSoundPage(learner);
    await page.getByRole('link', { name: 'See your payments' }).click();
    await expect(page).toHaveURL(new RegExp(`${PAYMENTS}$`));
    await page.goto('/paymentSuccessfull');
    await expect(page.getByText('We couldn’t find this payment')).toBeVisible();
  });

  test('the page after a payment leads on to our own pages only', { tag: '@long' }, async ({ visitor }) => {
    const { page } = await visitor({ viewport });
    await logIn(page, '/programs');
    await openCheckout(page);
    await pay(page, 'Pay ₹7,999', 'Payment succeeds');
    await expect(page.getByText('Your pack is ready.')).toBeVisible();
    const { pathname, search } = new URL(page.url());
    const linkAfter = async (redirect: string, link: string) => {
      await page.goto(`${pathname}${search}&redirect=${encodeURIComponent(redirect)}`);
      return page.getByRole('main').getByRole('link', { name: link }).getAttribute('href');
    };
    expect(await linkAfter('/programs?a=1', 'Continue')).toBe('/programs?a=1');
    for (const foreign of ['https://evil.example', '//evil.example', '/\t/evil.example', '/\\evil.example'])
      expect(await linkAfter(foreign, 'Go to your dashboard')).toBe('/dashboard');
  });
});
