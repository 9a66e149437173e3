import { bothSeeEachOther, endInterview, joinInterview } from '../support/call.ts';
import { roomidOf } from '../support/readings.ts';
import { agreeToTalkTime, sentSpeech } from '../support/speech.ts';
import { expect, test } from '../support/test.ts';

/** The files begin with silence, and a segment travels up to ten seconds after its end. */
const FIRST_SEGMENT_MS = 45_000;

test('talk time of both, from the microphones to the report; nothing but segments leaves the pages', async ({
  enterAs,
}) => {
  const learner = await enterAs('learner', { microphone: 'speechLearner' });
  const mentor = await enterAs('mentor', { microphone: 'speechMentor' });
  for (const person of [learner, mentor]) await agreeToTalkTime(person);
  await joinInterview(mentor);
  await joinInterview(learner);
  await bothSeeEachOther(learner, mentor);
  await expect(learner.page.getByText('Talk time on')).toBeVisible();
  for (const person of [learner, mentor])
    await expect.poll(() => sentSpeech(person).length, { timeout: FIRST_SEGMENT_MS }).toBeGreaterThan(0);

  const roomid = roomidOf(learner);
  for (const batch of [...sentSpeech(learner), ...sentSpeech(mentor)]) {
    expect(Object.keys(batch).sort()).toEqual(['algo', 'roomid', 'segments', 'seq']);
    expect(batch).toMatchObject({ roomid, algo: 'sp-1' });
    for (const segment of batch.segments)
      expect(segment).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  }
  await endInterview(mentor);
  await learner.page.getByRole('link', { name: 'Continue to feedback' }).click();
  await learner.page.getByRole('link', { name: /your report/i }).click();
  const section = learner.page.getByRole('region', { name: 'How you spoke' });
  await expect(section.getByRole('meter', { name: 'Your share of talk time' })).toBeAttached();
  await section.getByRole('button', { name: 'Delete talk time' }).click();
  await learner.page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(section.getByText('No talk time')).toBeVisible();
});
