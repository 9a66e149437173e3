import { verifyToken } from '@preproom/models/contract/accounts/codes';
import { expectSoundPage } from '../support/accessibility.ts';
import { control } from '../support/call.ts';
import { sendByEnter, tabTo } from '../support/keyboard.ts';
import { readCode } from '../support/outbox.ts';
import { codeMailedTo, logOut, stageOf, stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 800 };
const EMAIL = 'asha.verma@people.example';
const PASSWORD = 'monsoon-chai-42';
const DEMO_LEARNER = 'learner.demo@preproom.example';

for (const { stage, tag } of stages('phone hi'))
  test(`somebody signs up by the keyboard alone, ${stage.name}`, { tag }, async ({ visitor, product }) => {
    const { say, viewport } = stage;
    const person = await visitor({ viewport });
    // The server refuses a wrong code, and a weak password.
    person.tolerate(/401/);
    person.tolerate(/400 \(Bad Request\).*\/signup/);
    const { page } = person;
    await stage.settle(person);
    await page.goto('/Account/Signup?next=%2Fprograms');
    await expectSoundPage(person);
    await tabTo(page, page.getByLabel(say('E-mail'), { exact: true }));
    await page.keyboard.type(EMAIL);
    await sendByEnter(page);

    const code = page.getByLabel(say('Code'), { exact: true });
    await expect(code).toBeFocused();
    await expectSoundPage(person);
    const right = await codeMailedTo(product, EMAIL);
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await expect(page.getByText(say('Invalid Otp'))).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    // What was wrong is marked, so that the next digits take its place.
    await page.keyboard.type(right);

    await expect(page.getByLabel(say('Your name'))).toBeFocused();
    await expectSoundPage(person);
    await page.keyboard.type('आशा वर्मा');
    await page.keyboard.press('Tab');
    await page.keyboard.type('98765 43210');
    await tabTo(page, page.getByLabel(say('Password'), { exact: true }));
    await page.keyboard.type('password123');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('Too easy to guess. Try three or four random words.'))).toBeVisible();
    await expect(page.getByLabel(say('Your name'))).toHaveValue('आशा वर्मा');
    await expect(page.getByLabel(say('Password'), { exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/programs$/);
    await expect(page.getByRole('button', { name: /आशा वर्मा/ })).toBeVisible();
  });

test('"Invalid Otp" scrolls the page to the top on screens of any height', async ({ visitor, product }) => {
  const person = await visitor({ viewport: PHONE });
  // The server refuses a wrong code.
  person.tolerate(/401/);
  const { page } = person;
  await page.goto('/Account/Signup');
  await page.getByLabel('E-mail', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  const right = await codeMailedTo(product, EMAIL);
  const scrolledBy = () => page.evaluate(() => window.scrollY);
  const banner = page.getByText('Invalid Otp');
  for (const height of [320, 500, 600, 800]) {
    await page.setViewportSize({ width: PHONE.width, height });
    await page.keyboard.type(right.slice(0, -1));
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await scrolledBy()).toBeGreaterThan(0);
    await page.keyboard.type(right.endsWith('1') ? '2' : '1');
    await expect(banner).toBeVisible();
    await expect(code).toBeFocused();
    await expect.poll(scrolledBy, `at a height of ${height}`).toBe(0);
    await expect(banner).toBeHidden();
    expect(await scrolledBy()).toBe(0);
  }
});

test('Back and a reload on the way through sign-up lose nothing', { tag: '@long' }, async ({ visitor }) => {
  const person = await visitor({ viewport: PHONE });
  const { page } = person;
  await page.goto('/Account/Signup');
  await page.getByLabel('E-mail', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(EMAIL);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/Resend in/)).toBeVisible();
  await page.reload();
  await page.getByLabel('Code').fill(await readCode(person, EMAIL));
  await page.getByLabel('Your name').fill('Asha Verma');
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Verma');
});

test('a press on the button counts when the code turns out right just then', async ({ visitor, product }) => {
  const { page } = await visitor();
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(`**${verifyToken.path}`, (route) => isPressed.then(() => route.continue()));
  await page.goto('/Account/Signup?next=%2Fprograms');
  await page.getByLabel('E-mail', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await codeMailedTo(product, EMAIL));
  await page.getByLabel('Your name').fill('Asha Verma');
  await page.getByLabel('Phone number').fill('98765 43210');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).hover();
  await page.mouse.down();
  press();
  await expect(page.getByText(`${EMAIL} is confirmed.`)).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/programs$/);
});

test('a forgotten password is reset with a code, and the old one stops working, on a phone, in Hindi', {
  tag: '@long',
}, async ({ visitor, product }) => {
  const stage = stageOf('phone', 'hi');
  const { say, viewport } = stage;
  const person = await visitor({ viewport });
  // The old password is refused.
  person.tolerate(/401/);
  const { page } = person;
  await stage.settle(person);
  await page.goto('/Account/Login');
  await page.getByRole('link', { name: say('Forgot password?') }).click();
  // Both pages ask for the e-mail: filled too soon, it would be left on the page before.
  const send = page.getByRole('button', { name: say('Send code') });
  await expect(send).toBeVisible();
  await page.getByLabel(say('E-mail'), { exact: true }).fill(DEMO_LEARNER);
  await send.click();
  const code = page.getByLabel(say('Code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await codeMailedTo(product, DEMO_LEARNER));
  await expect(page.getByLabel(say('New password'))).toBeVisible();
  await expectSoundPage(person);
  await page.getByLabel(say('New password')).fill(PASSWORD);
  await page.getByRole('button', { name: say('Save password') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await logOut(person, stage);

  await page.goto('/Account/Login');
  await page.getByLabel(say('E-mail'), { exact: true }).fill(DEMO_LEARNER);
  await page.getByLabel(say('Password'), { exact: true }).fill('demo-demo-demo');
  await page.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(say('Wrong e-mail or password.'));
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const { stage, tag } of stages('desktop en')) {
  const { say, viewport } = stage;
  test(`"log out everywhere else" puts the other browser out of the room at once, ${stage.name}`, {
    tag,
  }, async ({ visitor, enterAs, product }) => {
    const inRoom = await enterAs('learner');
    await control(inRoom, 'Join interview').click();
    await expect(inRoom.page.getByText(/Waiting for|joined yet/).first()).toBeVisible();

    const person = await visitor({ viewport });
    const { page } = person;
    await stage.settle(person);
    await page.goto('/Account/Login?next=%2Faccount%2Fsettings');
    await page.getByRole('button', { name: say('Log in with a code') }).click();
    await page.getByLabel(say('E-mail'), { exact: true }).fill(DEMO_LEARNER);
    await page.getByRole('button', { name: say('Send code') }).click();
    const code = page.getByLabel(say('Code'), { exact: true });
    await expect(code).toBeVisible();
    await code.fill(await codeMailedTo(product, DEMO_LEARNER));
    await expect(page).toHaveURL(/\/account\/settings$/);
    await expect(page.getByText(say('This device'), { exact: true })).toBeVisible();
    await expectSoundPage(person);
    const everywhereElse = page.getByRole('button', { name: say('Log out everywhere else') });
    await everywhereElse.click();
    await expect(inRoom.page.getByText('You were logged out')).toBeVisible();
    await expect(everywhereElse).toBeHidden();
  });
}
