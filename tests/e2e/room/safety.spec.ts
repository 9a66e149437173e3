import { control, meet } from '../support/call.ts';
import { expect, test } from '../support/test.ts';

test('the learner reports and ends: the mentor only sees the end, and neither can come back', {
  tag: '@long',
}, async ({ enterAs, product }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  const { pathname } = new URL(mentor.page.url());

  await learner.page.keyboard.press('r');
  const dialog = learner.page.getByRole('alertdialog', { name: 'Report or block Demo Mentor' });
  await dialog.getByText('Harassment or abuse').click();
  await dialog.getByRole('textbox', { name: 'Tell us more' }).fill('He shouted at me.');
  await dialog.getByText(/^Block Demo Mentor/).click();
  await dialog.getByRole('button', { name: 'Send and end' }).click();

  await expect(learner.page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();
  await expect(mentor.page.getByRole('heading', { name: 'The interview has ended' })).toBeVisible();
  await expect(mentor.page.getByText(/report(?! or block)|shouted/i)).toHaveCount(0);

  for (const person of [learner, mentor]) {
    await person.page.goto(pathname);
    await expect(person.page.getByText('This interview is over.')).toBeVisible();
    await expect(control(person, 'Join interview')).toHaveCount(0);
  }
  const database = await product.openDatabase();
  expect(await database.reports.findOne().lean()).toMatchObject({
    state: 'open',
    statements: [{ reason: 'harassment', note: 'He shouted at me.', sessionStatus: 'live' }],
  });
  await database.close();
});
