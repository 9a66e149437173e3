import { SHOWN_READINGS } from '@preproom/models/contract/readings/expressionSummary';
import { bothSeeEachOther, endInterview, enterByDoor, joinInterview, statusPill } from '../support/call.ts';
import { agreeToReading, sentBatches } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

/** Ten seconds of a visible face, then two until the first batch, and a busy machine's time. */
const FIRST_BATCH_TIMEOUT_MS = 60_000;

// The fixtures cut server and browsers off from everything but this machine, and fail the test when one of them asks further.
test('without internet: an interview from the demo page, its readings, and the four percentages after it', async ({
  visitor,
}) => {
  const [learner, mentor] = [await visitor({ camera: 'expressions' }), await visitor({ host: '127.0.0.1' })];
  for (const { page } of [learner, mentor]) await page.goto('/demo');
  await enterByDoor(learner, 'learner');
  await enterByDoor(mentor, 'mentor');
  await agreeToReading(learner);
  await joinInterview(mentor);
  await joinInterview(learner);
  await bothSeeEachOther(learner, mentor);
  const sent = () => sentBatches(learner).length;
  await expect.poll(sent, { timeout: FIRST_BATCH_TIMEOUT_MS }).toBeGreaterThan(0);
  await expect(statusPill(learner).getByText('Readings on')).toBeVisible();

  await endInterview(mentor);
  await learner.page.getByRole('link', { name: 'Continue to feedback' }).click();
  await learner.page.getByRole('link', { name: /your report/i }).click();
  for (const reading of SHOWN_READINGS) {
    const row = learner.page.getByRole('listitem').filter({ hasText: reading });
    await expect(row.getByText(/^\d+%$/)).toBeVisible();
  }
});
