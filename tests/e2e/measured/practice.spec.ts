import { type PracticeAnswer, PracticeRecord } from '@preproom/models/contract/assessments/practice';
import {
  answerPace,
  practiceExpression,
  sumAnswerSpeech,
} from '@preproom/models/contract/assessments/practiceSums';
import { SHOWN_READINGS } from '@preproom/models/contract/readings/expressionSummary';
import { expectSoundPage } from '../support/accessibility.ts';
import type { Person } from '../support/person.ts';
import { choose, measuredByHand, watchPractice } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

/** The face needs ten seconds to be known, which fits into the time to think. */
const ANSWER_MS = 20_000;
/** The page's clock and the test's differ by a message from the worklet, and by a click. */
const CLOCKS_MS = 250;

test('a practice with face and voice: the report is what the page measured, and only numbers leave it', async ({
  enterAs,
}) => {
  const learner = await enterAs('learner', { camera: 'expressions', microphone: 'speechLearner' });
  const { page } = learner;
  const watch = await watchPractice(learner);
  await choose(learner, 'Introducing yourself', 'Camera and microphone');
  await page.getByText('Read my expressions in this session').click();
  await expect(page.getByText('Turned on. You’ll see a badge')).toBeVisible();
  await page.getByText('Measure my talk time in this session').click();
  await expect(page.getByText('Talk time is being measured.')).toBeVisible();
  await page.getByRole('button', { name: 'Start practice' }).click();

  const done = page.getByRole('button', { name: 'Done' });
  await expect(done).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Expression reading on')).toBeVisible();
  await page.waitForTimeout(ANSWER_MS);
  await done.click();
  await page.getByRole('button', { name: 'Start answering now' }).click();
  await page.waitForTimeout(ANSWER_MS / 2);
  await done.click();
  await page.getByRole('button', { name: 'Finish now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice report' })).toBeVisible();

  const record = PracticeRecord.parse(watch.saved());
  expect(record.answers).toHaveLength(2);
  const byHand = await measuredByHand(learner);
  for (const [i, { usedMs, speech, expression }] of record.answers.entries()) {
    const { segments, time } = byHand[i] ?? { segments: [], time: { fromMs: 0, toMs: 0 } };
    expect(Math.abs(usedMs - (time.toMs - time.fromMs))).toBeLessThan(CLOCKS_MS);
    const plain = sumAnswerSpeech(segments, time);
    expect(plain.speakingMs).toBeGreaterThan(2_000);
    expect(Math.abs((speech?.speakingMs ?? 0) - plain.speakingMs)).toBeLessThan(2 * CLOCKS_MS);
    expect(Math.abs((speech?.syllables ?? 0) - plain.syllables)).toBeLessThanOrEqual(4);
    expect(expression?.samples ?? 0).toBeGreaterThan(usedMs / 1000);
  }
  await expectReport(learner, record.answers);
  watch.expectOnlyNumbers();

  await expect(page.locator('video')).toHaveCount(2);
  await expect
    .poll(() =>
      page
        .locator('video')
        .first()
        .evaluate((video: HTMLVideoElement) => video.videoWidth),
    )
    .toBeGreaterThan(0);
  await expectSoundPage(learner);
  await page.reload();
  await expectReport(learner, record.answers);
  await expect(page.locator('video')).toHaveCount(0);
});

/** Each number of the page is the plain formula of what was sent. */
async function expectReport({ page }: Person, answers: readonly PracticeAnswer[]): Promise<void> {
  for (const [i, { speech }] of answers.entries()) {
    const card = page.getByRole('listitem').filter({ hasText: `Question ${i + 1}:` });
    const pace = speech && answerPace(speech);
    if (pace) await expect(card.getByText(`about ${pace.toFixed(1)}`)).toBeVisible();
    await expect(card.getByText('Pauses of a second or more')).toBeVisible();
  }
  const summary = page.getByRole('region', { name: 'AI expression summary' });
  const { percentages } = practiceExpression(answers) ?? { percentages: null };
  for (const reading of SHOWN_READINGS)
    await expect(summary.getByRole('meter', { name: reading })).toHaveAttribute(
      'value',
      String(percentages?.[reading]),
    );
}
