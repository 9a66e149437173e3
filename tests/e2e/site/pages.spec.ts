import { expectSoundPage } from '../support/accessibility.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

// Either journey once at every change, on the screen where it mostly happens; the others with the long tests.
const SCREENS = [
  { name: 'phone', viewport: { width: 360, height: 800 }, learner: [], mentor: ['@long'] },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, learner: ['@long'], mentor: [] },
];

async function logIn({ page }: Person, email: string, password = 'demo-demo-demo'): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

for (const { name, viewport, ...tags } of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test('a learner logs in, is led back to the wanted page, and finds the session', {
      tag: tags.learner,
    }, async ({ visitor }) => {
      const learner = await visitor({ viewport });
      const { page } = learner;
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/Account\/Login\?next=/);
      await expectSoundPage(learner);

      learner.tolerate(/status of 401/);
      await logIn(learner, 'learner.demo@preproom.example', 'not the password');
      await expect(page.getByText('Wrong e-mail or password.')).toBeVisible();
      await logIn(learner, 'learner.demo@preproom.example');

      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByText('Demo Mentor').first()).toBeVisible();
      await expectSoundPage(learner);
      await page.getByRole('link', { name: 'Join interview' }).first().click();
      await expect(page.getByRole('button', { name: 'Join interview' })).toBeVisible();
      await expectSoundPage(learner);
    });

    test('a mentor logs in and finds the session', { tag: tags.mentor }, async ({ visitor }) => {
      const mentor = await visitor({ viewport });
      await mentor.page.goto('/Account/Login');
      await logIn(mentor, 'mentor.demo@preproom.example');
      await expect(mentor.page).toHaveURL(/\/dashboard\/mentor$/);
      await expect(mentor.page.getByText('Demo Learner').first()).toBeVisible();
      await expectSoundPage(mentor);
    });
  });
}
