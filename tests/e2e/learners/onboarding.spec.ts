import { A_PDF } from '../../support/accounts/documents.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import { readCode } from '../support/outbox.ts';
import type { Person } from '../support/person.ts';
import { codeMailedTo, stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 800 };
const EMAIL = 'asha.verma@people.example';
const PASSWORD = 'monsoon-chai-42';

async function expectStep({ page }: Person, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

/** Signs up with an address, as quickly as the form allows. */
async function signUp(person: Person, email: string): Promise<void> {
  const { page } = person;
  await page.goto('/Account/Signup');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Code').fill(await readCode(person, email));
  await page.getByLabel('Your name').fill('Ravi Verma');
  await page.getByLabel('Phone number').fill('98765 43210');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Complete your profile' }).click();
  await expect(page).toHaveURL(/\/student\/onboarding/i);
}

/** The year of birth of somebody who turns this old this year. */
const yearOf = (age: number) => new Date().getFullYear() - age;

for (const { stage, tag } of stages('phone en'))
  test(`a new learner gets from sign-up to a complete profile by the keyboard alone, ${stage.name}`, {
    tag,
  }, async ({ visitor, product }) => {
    const { say, viewport } = stage;
    const person = await visitor({ viewport });
    const { page } = person;
    await stage.settle(person);
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(say(label), { exact: true }));
      await page.keyboard.type(text);
    };
    const goOn = async () => {
      await tabTo(page, page.getByRole('button', { name: say('Save and continue') }));
      await page.keyboard.press('Enter');
    };
    await page.goto('/Account/Signup');
    await type('E-mail', EMAIL);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say('Code'), { exact: true })).toBeFocused();
    await page.keyboard.type(await codeMailedTo(product, EMAIL));
    await expect(page.getByLabel(say('Your name'))).toBeFocused();
    await page.keyboard.type('Asha Verma');
    await type('Phone number', '98765 43210');
    await type('Password', PASSWORD);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/dashboard$/);
    await tabTo(page, page.getByRole('link', { name: say('Complete your profile') }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say('About you') })).toBeVisible();
    await expectSoundPage(person);
    await expect(page.getByLabel(say('Your name'))).toHaveCount(0);
    await type('Date of birth', `12/04/${yearOf(22)}`);
    await page.keyboard.press('Enter');
    await expectStep(person, say('Your education'));
    await page.keyboard.press('Enter');
    await type('College or university', 'COEP, Pune');
    await type('Degree', 'B.Tech');
    await type('Branch or subject', 'Mechanical');
    await type('Graduation year', String(new Date().getFullYear() + 1));
    await goOn();
    await expectStep(person, say('Your goal'));
    await type('Target role', 'Design engineer');
    await page.keyboard.press('Enter');
    await expectStep(person, say('Your skills'));
    await tabTo(page, page.getByRole('combobox', { name: say('Programming languages') }));
    await page.keyboard.type('pyth');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: 'Python' })).toBeVisible();
    await expectSoundPage(person);
    await goOn();
    await expectStep(person, say('You’re all set, {name}', { name: 'Asha' }));
    await expectSoundPage(person);
    await tabTo(page, page.getByRole('button', { name: say('Go to dashboard') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

test('whoever leaves comes back to the step where they were, with what was typed', { tag: '@long' }, async ({
  visitor,
}) => {
  const person = await visitor();
  const { page } = person;
  await signUp(person, EMAIL);
  await page.getByLabel('Date of birth').fill(`${yearOf(22)}-04-12`);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('College or university').fill('COEP, Pune');
  await page.reload();
  await expect(page.getByLabel('College or university')).toHaveValue('COEP, Pune');
  await page.goBack();
  await expect(page.getByText('You can’t change this yourself.')).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${person.origin}/`);
  await page.goto('/Account/Login');
  await page.getByLabel('E-mail', { exact: true }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('link', { name: 'Complete your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your education' })).toBeVisible();
  await expect(page.getByLabel('College or university')).toHaveValue('COEP, Pune');
  await page.getByLabel('Degree').fill('B.Tech');
  // What the server cannot take stays in its place.
  person.tolerate(/503|ERR_/);
  await page.route('**/student/profile/education', (route) => route.abort());
  await page.getByLabel('Branch or subject').fill('Mechanical');
  await page.getByLabel('Graduation year').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t available right now' })).toBeVisible();
  await expect(page.getByLabel('Branch or subject')).toHaveValue('Mechanical');
  await page.unroute('**/student/profile/education');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expectStep(person, 'Your goal');
});

test('a minor needs the code that their guardian got, who can take the consent back', {
  tag: '@long',
}, async ({ visitor }) => {
  const person = await visitor({ viewport: PHONE });
  person.tolerate(/401|409/);
  const { page } = person;
  await signUp(person, EMAIL);
  const goOn = () => page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('Date of birth').fill(`${yearOf(15)}-01-01`);
  await expect(page.getByText(/so a parent or guardian needs to agree\. We’ll ask/)).toBeVisible();
  await goOn();
  for (const [label, text] of [
    ['College or university', 'Army Public School'],
    ['Degree', 'Class XI'],
    ['Branch or subject', 'Science'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByLabel('Graduation year').selectOption({ index: 3 });
  await goOn();
  await page.getByLabel('Target role').fill('Pilot');
  await goOn();
  await expectStep(person, 'Your skills');
  await goOn();
  await expectStep(person, 'Parent or guardian consent');
  await expectSoundPage(person);
  await page.getByLabel('Parent or guardian’s name').fill('Meena Verma');
  await page.getByLabel('Their e-mail').fill(EMAIL);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('That’s your own e-mail.')).toBeVisible();
  await page.getByLabel('Their e-mail').fill('meena@people.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code from your guardian’s e-mail').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Wrong or expired code.')).toBeVisible();
  // The learner looks into another app, and the page is loaded anew.
  await page.reload();
  await page
    .getByLabel('Code from your guardian’s e-mail')
    .fill(await readCode(person, 'meena@people.example'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectStep(person, 'You’re all set, Ravi');

  const guardian = await visitor({ viewport: PHONE });
  await guardian.page.goto('/demo/outbox');
  await guardian.page.getByRole('link', { name: 'to meena@people.example' }).first().click();
  const link = guardian.page.frameLocator('iframe').getByRole('link', { name: 'Withdraw consent' });
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  await guardian.page.goto(pathname + search);
  await expectSoundPage(guardian);
  await guardian.page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(guardian.page.getByText('Consent withdrawn.')).toBeVisible();
  await expectSoundPage(guardian);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/Account\/Login/);
});

test('the profile shows what was given, takes changes and a resume, in Hindi on a small phone', {
  tag: '@long',
}, async ({ enterAs }) => {
  const person = await enterAs('learner');
  const { page } = person;
  await person.context.addCookies([{ name: 'language', value: 'hi', url: person.origin }]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/account/student/profile');
  await expect(page.getByText('Demo Institute of Technology, Pune')).toBeVisible();
  await expectSoundPage(person);
  await page.getByRole('button', { name: 'बदलें: आपका लक्ष्य' }).click();
  await page.getByLabel('जिस पद की तैयारी है').fill('Data engineer');
  await page.getByRole('button', { name: 'सहेजें', exact: true }).click();
  await expect(page.getByText('सहेजा गया।')).toBeVisible();
  await expect(page.getByText('Data engineer')).toBeVisible();
  await page.locator('input[type=file]').last().setInputFiles({
    name: 'demo.pdf',
    mimeType: 'application/pdf',
    buffer: A_PDF,
  });
  await expect(page.getByText('demo.pdf')).toBeVisible();
  await expectSoundPage(person);
});
