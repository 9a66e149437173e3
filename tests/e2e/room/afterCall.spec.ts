import { COMMENT_CRITERIA, INDEX_CRITERION, STAR_CRITERIA } from '@preproom/models/contract/room/feedback';
import { expectSoundPage } from '../support/accessibility.ts';
import { control, endInterview, meet } from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const COMMENT = 'Explained the trade-offs clearly and asked good questions.';

/** Chooses one of the choices of a rating, with the keyboard: the inputs themselves are not seen. */
async function choose({ page }: Person, rating: string, choice: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: rating, exact: true });
  await group.getByRole('radio', { name: choice, exact: true }).check({ force: true });
}

async function rateEverything(mentor: Person): Promise<void> {
  for (const [i, criterion] of STAR_CRITERIA.entries()) {
    await choose(mentor, criterion, `${(i % 5) + 1} of 5 stars`);
  }
  await choose(mentor, INDEX_CRITERION, '8');
  for (const criterion of COMMENT_CRITERIA) await mentor.page.getByLabel(criterion).fill(COMMENT);
}

test('after the call the mentor rates, and the learner rates the mentor and reads the report', async ({
  enterAs,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await endInterview(mentor);
  for (const [person, next] of [
    [mentor, 'Feedback for Demo Learner'],
    [learner, 'How was your session?'],
  ] as const) {
    await expect(person.page.getByRole('heading', { name: 'The interview has ended' })).toBeVisible();
    await person.page.getByRole('link', { name: 'Continue to feedback' }).click();
    await expect(person.page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    await expectSoundPage(person);
  }

  await rateEverything(mentor);
  await expect(mentor.page.getByText(/^Saved at /)).toBeVisible();
  await mentor.page.reload();
  await expect(mentor.page.getByLabel(COMMENT_CRITERIA[0])).toHaveValue(COMMENT);
  await control(mentor, 'Send feedback').click();
  await expect(mentor.page.getByText('Feedback sent.')).toBeVisible();
  await expectSoundPage(mentor);

  await choose(learner, 'Rate Demo Mentor', '5 of 5 stars');
  await learner.page.getByLabel('Comment (optional)').fill('Patient and precise.');
  await control(learner, 'Send rating').click();
  await expect(learner.page.getByText('Thank you. Your rating is saved.')).toBeVisible();

  await learner.page.getByRole('link', { name: /your report/i }).click();
  await expect(learner.page.getByRole('heading', { name: 'Your report' })).toBeVisible();
  await expect(learner.page.getByText(COMMENT)).toHaveCount(2);
  for (const criterion of STAR_CRITERIA)
    await expect(
      learner.page.getByRole('term').and(learner.page.getByText(criterion, { exact: true })),
    ).toBeVisible();
  await expect(learner.page.getByText('No readings')).toBeVisible();
  await expectSoundPage(learner);

  await learner.page.goto('/dashboard');
  // In the session's row and below the last feedback.
  await expect(learner.page.getByRole('link', { name: 'View report', exact: true })).toHaveCount(2);
  await expectSoundPage(learner);
});
