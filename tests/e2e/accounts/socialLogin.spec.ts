import { expectSoundPage } from '../support/accessibility.ts';
import { readCode } from '../support/outbox.ts';
import { expect, test } from '../support/socialTest.ts';

test('a newcomer cancels at the provider, goes on, and stands in onboarding with a login', async ({
  visitor,
  peers: { standard },
}) => {
  const person = await visitor();
  person.mayVisit(standard.issuer);
  const { page } = person;
  await page.goto('/Account/Login');
  await expectSoundPage(person);
  await page.getByRole('button', { name: 'Continue with Campus' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled on Campus. Nothing has changed.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectSoundPage(person);

  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('button', { name: 'Continue with Campus' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
  await expect(page).toHaveURL('/Account/student/onboarding?step=about');
  await expectSoundPage(person);
  await page.reload();
  // The provider has told the name.
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveCount(0);
});

test('on a phone and in Hindi: LinkedIn, an account with the same address, its password, and on to where one wanted', {
  tag: '@long',
}, async ({ visitor, peers: { linkedin } }) => {
  linkedin.person = { ...linkedin.person, email: 'learner.demo@preproom.example' };
  const person = await visitor({ viewport: { width: 320, height: 700 } });
  person.mayVisit(linkedin.issuer);
  // The answers that lead on to the page that connects, and to the wrong password.
  person.tolerate(/status of 40[19]/);
  const { page } = person;
  await page.context().addCookies([{ name: 'language', value: 'hi', url: person.origin }]);
  await page.goto('/dashboard?from=mail');
  await page.getByRole('button', { name: 'LinkedIn से जारी रखें' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'आपका खाता पहले से है' })).toBeVisible();
  await expectSoundPage(person);

  const [password, connect] = [
    page.getByLabel('पासवर्ड', { exact: true }),
    page.getByRole('button', { name: 'जोड़ें' }),
  ];
  await password.fill('not the password');
  await connect.click();
  await expect(page.getByText('पासवर्ड ग़लत है।')).toBeVisible();
  await expect(password).toHaveValue('not the password');
  await password.fill('demo-demo-demo');
  await connect.click();
  await expect(page).toHaveURL(/\/dashboard\?from=mail$/);

  await page.goto('/account/settings');
  await expect(page.getByText('से जुड़ा है')).toBeVisible();
  await expectSoundPage(person);

  await page.context().clearCookies({ name: 'jwt' });
  await page.goto('/Account/Login');
  // The provider knows the browser by now and asks nothing.
  await page.getByRole('button', { name: 'LinkedIn से जारी रखें' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a provider that is away is said to be, and the page goes on working', { tag: '@long' }, async ({
  visitor,
  peers: { standard, linkedin },
}) => {
  const person = await visitor();
  person.mayVisit(linkedin.issuer);
  person.tolerate(/status of 503/);
  const { page } = person;
  await standard.stop();
  await page.goto('/Account/Login');
  await page.getByRole('button', { name: 'Continue with Campus' }).click();
  await expect(page.getByText('This login service isn’t responding.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
});

test('a learner connects a provider in the settings, then another one by a code, and disconnects the first', {
  tag: '@long',
}, async ({ visitor, peers: { standard, linkedin } }) => {
  const email = 'learner.demo@preproom.example';
  linkedin.person = { ...linkedin.person, email };
  const person = await visitor({ viewport: { width: 360, height: 800 } });
  person.mayVisit(standard.issuer);
  person.mayVisit(linkedin.issuer);
  // The answers that lead on to the page that connects.
  person.tolerate(/status of 409/);
  const { page } = person;
  await page.goto('/Account/Login?next=%2Faccount%2Fsettings');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('demo-demo-demo');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Connect Campus' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Connect your account' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('demo-demo-demo');
  await page.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(page).toHaveURL(/\/account\/settings$/);
  await expect(page.getByText(/Connected since/)).toHaveCount(1);

  await page.context().clearCookies({ name: 'jwt' });
  await page.goto('/Account/Login?next=%2Faccount%2Fsettings');
  await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible();
  await page.getByRole('button', { name: 'E-mail me a code instead' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill(await readCode(person, email));
  await expect(page).toHaveURL(/\/account\/settings$/);
  await expect(page.getByText(/Connected since/)).toHaveCount(2);
  await expectSoundPage(person);

  await page.getByRole('button', { name: 'Disconnect Campus' }).click();
  await expect(page.getByRole('button', { name: 'Connect Campus' })).toBeVisible();
  await expect(page.getByText(/Connected since/)).toHaveCount(1);
});
