import { Secret, TOTP } from 'otpauth';
import { expectSoundPage } from '../support/accessibility.ts';
import type { Person } from '../support/person.ts';
import { logOut, type Stage, stageOf } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'demo-demo-demo';
const SECOND_STEP = /\/Account\/second-step/;

/** Gives the demo person's password, and is asked for the second step. */
async function givePassword({ page, origin }: Person, { say }: Stage, email: string): Promise<void> {
  await page.goto(`${origin}/Account/Login`);
  await page.getByLabel(say('E-mail'), { exact: true }).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('Log in'), exact: true }).click();
  await page.waitForURL(SECOND_STEP);
}

/** An authenticator inside Chromium, which agrees to everything, as a phone whose owner puts a finger on it. */
async function plugIn({ context, page }: Person): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('where the team needs two-step login', () => {
  test.use({ settings: { TEAM_SECOND_FACTOR: 'required' } });

  test('a member sets up an app, and logs in with its code, then with a recovery code', async ({
    visitor,
  }) => {
    const stage = stageOf('desktop', 'en');
    const { say } = stage;
    const person = await visitor({ viewport: stage.viewport });
    const { page, origin } = person;
    // Refusals that are part of the way.
    person.tolerate(/40[13]/);
    await stage.settle(person);
    await page.goto('/demo/enter/admin');
    const section = page.getByRole('region', { name: say('Two-step login'), exact: true });
    await expect(
      section.getByText(say('The team pages open once you’ve added a passkey or an authenticator app.')),
    ).toBeVisible();
    await section.getByRole('button', { name: say('Set up an app') }).click();
    await expect(section.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible();
    const key = (await section.locator('code').innerText()).replaceAll(' ', '');
    const app = new TOTP({ secret: Secret.fromBase32(key) });
    const field = section.getByLabel(say('Code from your authenticator app'));
    await field.fill('000000');
    await expect(section.getByText(say('Wrong or expired code. Use the latest one.'))).toBeVisible();
    await expectSoundPage(person);
    await field.fill(app.generate());
    const codes = section.getByRole('list', { name: say('Recovery codes') }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await expectSoundPage(person);
    await section.getByRole('button', { name: say('I’ve saved them') }).click();
    await page.goto('/hq/welcome/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).toBe(`${origin}/hq/welcome/admin`);

    await logOut(person, stage);
    await givePassword(person, stage, 'admin.demo@preproom.example');
    await expect(page.getByLabel(say('Code from your authenticator app'))).toBeFocused();
    await expectSoundPage(person);
    // The set-up has used the code of these 30 seconds.
    await page.keyboard.type(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.waitForURL(`${origin}/hq/welcome/admin`);

    await logOut(person, stage);
    await givePassword(person, stage, 'admin.demo@preproom.example');
    await page.getByRole('button', { name: say('Use a recovery code') }).click();
    await page.getByLabel(say('Recovery code'), { exact: true }).fill(recoveryCode.toUpperCase());
    await expectSoundPage(person);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/hq/welcome/admin`);
  });
});

test('a mentor adds a passkey on a small phone, in Hindi, logs in with it and removes it', async ({
  visitor,
}) => {
  const stage = stageOf('phone', 'hi');
  const { say } = stage;
  const person = await visitor({ viewport: { width: 320, height: 700 } });
  const { page } = person;
  person.tolerate(/401/);
  await plugIn(person);
  await stage.settle(person);
  await page.goto('/demo/enter/mentor');
  await page.goto('/account/settings');
  const section = page.getByRole('region', { name: say('Two-step login'), exact: true });
  await section.getByRole('button', { name: say('Add a passkey') }).click();
  await section.getByLabel(say('Name of the passkey')).fill('मेरा फ़ोन');
  await section.getByRole('button', { name: say('Create passkey') }).click();
  await expect(section.getByRole('list', { name: say('Recovery codes') })).toBeVisible();
  await expectSoundPage(person);
  await section.getByRole('button', { name: say('I’ve saved them') }).click();
  await expect(section.getByText('मेरा फ़ोन')).toBeVisible();

  await logOut(person, stage);
  await givePassword(person, stage, 'mentor.demo@preproom.example');
  await expectSoundPage(person);
  await page.getByRole('button', { name: say('Use a passkey') }).click();
  await page.waitForURL(/\/dashboard\/mentor$/);

  await page.goto('/account/settings');
  await section.getByRole('button', { name: say('Remove {name}', { name: 'मेरा फ़ोन' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Remove'), exact: true })
    .click();
  await expect(section.getByText('मेरा फ़ोन')).toBeHidden();
  await expectSoundPage(person);
});
