import { expectSoundPage } from '../support/accessibility.ts';
import { codeMailedTo, stageOf } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'ravi.menon@coaching.example';
const PASSWORD = 'monsoon-chai-42';

test('somebody becomes an affiliate, and a click from another browser is counted, on a desktop, in Hindi', {
  tag: '@long',
}, async ({ visitor }) => {
  const stage = stageOf('desktop', 'hi');
  const { say, viewport } = stage;
  const person = await visitor({ viewport });
  const { page } = person;
  await stage.settle(person);
  await page.goto('/home/affliate/becomeaffilate');
  const headline = say('Scale your business with {brandName}', { brandName: 'PrepRoom' });
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await expectSoundPage(person);
  await page.getByLabel(say('Name'), { exact: true }).fill('Ravi Menon');
  await page.getByLabel(say('Enter email address')).fill(EMAIL);
  await page.getByLabel(say('Phone Number')).fill('98765 43210');
  await page.getByLabel(say('Create an password')).fill(PASSWORD);
  await page.getByRole('button', { name: say('Continue'), exact: true }).click();

  await expect(page).toHaveURL(/\/home\/affliate\/dashboard$/);
  await expect(page.getByText(say('No visits yet'))).toBeVisible();
  const link = await page.getByText(/\/r\/[a-z2-9]{8}$/).innerText();

  const friend = await visitor({ hasScripts: false });
  await friend.page.goto(link);
  await expect(friend.page).toHaveURL(`${friend.origin}/`);
  await expect(friend.page.getByRole('heading', { level: 1 })).toBeVisible();
  await friend.page.goto(link);

  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(/1\s*0$/);
  await expectSoundPage(person);
});

test('what is refused is said at its field in Hindi, and the address is proved by a code', {
  tag: '@long',
}, async ({ visitor, product }) => {
  const person = await visitor();
  // The empty form and the wrong code are refused.
  person.tolerate(/400|401/);
  const { page } = person;
  await person.context.addCookies([{ name: 'language', value: 'hi', url: person.origin }]);
  await page.goto('/home/affliate/becomeaffilate');
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(page.getByLabel('नाम', { exact: true })).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
  await expectSoundPage(person);
  await page.getByLabel('नाम', { exact: true }).fill('रवि मेनन');
  await page.getByLabel('ई-मेल पता लिखें').fill(EMAIL);
  await page.getByLabel('फ़ोन नंबर').fill('98765 43210');
  await page.getByLabel('पासवर्ड बनाएँ').fill('password123');
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await expect(page.getByLabel('पासवर्ड बनाएँ')).toBeFocused();
  await expect(page.getByLabel('नाम', { exact: true })).toHaveValue('रवि मेनन');
  await page.getByLabel('पासवर्ड बनाएँ').fill(PASSWORD);
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();

  await page.getByRole('button', { name: 'कोड लिखें' }).click();
  const right = await codeMailedTo(product, EMAIL);
  const code = page.getByLabel('कोड', { exact: true });
  await code.fill(right === '000000' ? '000001' : '000000');
  await expect(page.getByText('अमान्य OTP')).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(right);
  await expect(page.getByText('आपके ई-मेल की पुष्टि हो गई है')).toBeVisible();
  await expectSoundPage(person);
});
