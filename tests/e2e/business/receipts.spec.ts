import { expectSoundPage } from '../support/accessibility.ts';
import { logIn, openCheckout } from '../support/checkout.ts';
import { expect, test } from '../support/test.ts';

test('an order that is not paid has no receipt yet, and one of nobody is not found', {
  tag: '@long',
}, async ({ visitor }) => {
  const learner = await visitor({ viewport: { width: 320, height: 640 } });
  const { page } = learner;
  learner.tolerate(/404/);
  await logIn(page, '/programs');
  const created = page.waitForResponse((response) => /\/payment$/.test(new URL(response.url()).pathname));
  await openCheckout(page);
  await page.getByRole('button', { name: 'Pay ₹7,999' }).click();
  const { id } = await (await created).json();
  await page.goto(`/Dashboard/user/transcation/${id}/receipt`);
  await expect(page.getByText('No receipt yet')).toBeVisible();
  await expectSoundPage(learner);
  await page.goto('/Dashboard/user/transcation/order_unknown/receipt');
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeHidden();
  await expectSoundPage(learner);
});
