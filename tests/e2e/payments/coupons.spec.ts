import { expectSoundPage } from '../support/accessibility.ts';
import { expectListed, expectPack, logIn, openCheckout } from '../support/checkout.ts';
import { expect, test } from '../support/test.ts';

test('a coupon lowers what is paid, on the smallest phone', { tag: '@long' }, async ({
  visitor,
  product,
}) => {
  const database = await product.openDatabase();
  await database.coupons.create({ code: 'DIWALI20', percent: 20, limit: 1, createdAt: new Date() });
  const learner = await visitor({ viewport: { width: 320, height: 640 } });
  const { page } = learner;
  await logIn(page, '/programs');
  await openCheckout(page);
  await page.getByRole('button', { name: 'Have a coupon?' }).click();
  const field = page.getByLabel('Coupon code');
  await expect(field).toBeFocused();
  await page.keyboard.type('DIWALI2');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('There’s no coupon with this code. Check the spelling.');
  await expect(field).toHaveValue('DIWALI2');
  await expect(page.getByRole('button', { name: 'Pay ₹7,999' })).toBeVisible();
  await expectSoundPage(learner);
  await field.fill('diwali20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove coupon DIWALI20' })).toBeFocused();
  await expectSoundPage(learner);

  await page.getByRole('button', { name: 'Pay ₹6,399' }).click();
  await expectPack(page, '₹6,399');
  await expectListed(page, 'Paid');
  await expect(page.getByRole('main').getByText('₹6,399')).toBeVisible();
  expect(await database.couponUses.find({ code: 'DIWALI20' }).lean()).toMatchObject([
    { isPaid: true, place: 1 },
  ]);
  await database.close();
});
