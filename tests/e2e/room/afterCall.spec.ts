import { COMMENT_CRITERIA, STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import { MEETING_GRACE_MS, ROOM_OPENS_BEFORE_MS } from '@preproom/models/contract/sessions/meetingTime';
import { expectSoundPage } from '../support/accessibility.ts';
import { control, endInterview, joinInterview, meet } from '../support/call.ts';
import { COMMENT, chooseRating, rateEverything } from '../support/rating.ts';
import { expect, test } from '../support/test.ts';

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

  await chooseRating(learner, 'Rate Demo Mentor', '5 of 5 stars');
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

test.describe('with a clock of the test', () => {
  test.use({ hasTestClock: true });

  test('a learner whose mentor never comes reads an apology and finds the way to a new time', async ({
    enterAs,
    product,
  }) => {
    const learner = await enterAs('learner');
    // The lobby's check of the connection may end after the room has closed, and is not stored then.
    learner.tolerate(/status of 409/);
    await joinInterview(learner);
    await expect(learner.page.getByText(/The room is open until/)).toBeVisible();
    await product.advance(MEETING_GRACE_MS + ROOM_OPENS_BEFORE_MS);
    await expect(learner.page.getByRole('heading', { name: 'Demo Mentor didn’t join' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(learner.page.getByText(/^Sorry/)).toBeVisible();
    await expect(learner.page.getByRole('link', { name: 'Continue to feedback' })).toHaveCount(0);
    await learner.page.getByRole('link', { name: 'Find a new time' }).click();
    await expect(learner.page).toHaveURL(/\/sessions?\//);
    // The address changes before the page does.
    await expect(learner.page.getByRole('heading', { name: 'Demo Mentor didn’t join' })).toHaveCount(0);
    await expectSoundPage(learner);
  });
});
