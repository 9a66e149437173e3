import { expectSoundPage } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ settings: { CONTACT_EMAIL: 'hello@preproom.example' } });

test('a question without an answer becomes a message to the team, on a small phone', async ({ visitor }) => {
  const person = await visitor({ viewport: { width: 320, height: 640 } });
  const { page } = person;
  await page.goto('/in/FAQ/');
  const recorded = page.getByText('Are interviews recorded?');
  await recorded.click();
  await expect(page.getByText('It never goes to our server.')).toBeVisible();
  await expectSoundPage(person);

  await page.getByPlaceholder('Describe your issue').fill('SCHOLARSHIP');
  await expect(page.getByText('No results for “SCHOLARSHIP”')).toBeVisible();
  await expect(recorded).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'hello@preproom.example' }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expectSoundPage(person);
  await page.keyboard.type('Asha Rao');
  await page.getByLabel('E-mail').fill('asha@example.com');
  await page.getByLabel('Your message').fill('Is there a scholarship?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thanks. We’ve got your message.' })).toBeFocused();
  await expectSoundPage(person);
});

test('the legal pages can be read on a phone, in the Hindi page too, and printed @long', async ({
  visitor,
}) => {
  const person = await visitor({ viewport: { width: 320, height: 640 } });
  const { page } = person;
  for (const path of ['/aboutus', '/terms', '/Privacypolicy', '/refundpolicy']) {
    await page.goto(path);
    await expectSoundPage(person);
  }
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'रिफ़ंड नीति' })).toBeVisible();
  await expect(page.getByText('यह पेज अंग्रेज़ी में है।')).toBeVisible();
  await expectSoundPage(person);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('In short', { exact: true }).last()).toBeVisible();
});

test('a claim of the home page leads to what stands behind it @long', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Verified mentors only' }).first().click();
  await expect(page.getByRole('heading', { name: 'Verified mentors only' })).toBeInViewport();
});
