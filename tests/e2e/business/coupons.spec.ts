import { packDays } from '@preproom/models/contract/business/packDays';
import { indianDay, writtenDay } from '@preproom/models/contract/http/indianDays';
import { expectSoundPage } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'learner.demo@preproom.example';
const PASSWORD = 'demo-demo-demo';

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
])
  test(`a coupon lowers what is paid, at ${viewport.width}`, { tag: '@long' }, async ({
    visitor,
    product,
  }) => {
    const database = await product.openDatabase();
    await database.coupons.create({ code: 'DIWALI20', percent: 20, limit: 1, createdAt: new Date() });
    const learner = await visitor({ viewport });
    const { page } = learner;
    await page.goto('/Account/Login?next=%2Fprograms');
    await page.getByLabel('E-mail', { exact: true }).fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/programs');
    await page.getByRole('listitem', { name: 'B.Tech' }).getByRole('link', { name: 'Enroll Now' }).click();

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
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pay ₹6,399' }).click();
    await expect(page).toHaveURL(/\/paymentSuccessfull/);
    await expect(page.getByText('₹6,399')).toBeVisible();
    await expect(page.getByText(writtenDay(packDays(indianDay(Date.now())).lastDay))).toBeVisible();
    await page.goto('/Dashboard/user/transcation');
    await expect(page.getByRole('listitem').filter({ hasText: 'B.Tech' })).toContainText('₹6,399');

    await page.goto('/programs');
    expect(await database.couponUses.find({ code: 'DIWALI20' }).lean()).toMatchObject([
      { isPaid: true, place: 1 },
    ]);
    await database.close();
  });
