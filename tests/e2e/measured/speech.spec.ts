import type { SentSegment } from '@preproom/models/contract/room/speech';
import { learnerShare, mergeSpeech } from '@preproom/models/contract/room/speechSums';
import { speechTruth } from '../../support/room/media.ts';
import { bothSeeEachOther, endInterview, joinInterview, statusPill } from '../support/call.ts';
import { roomidOf } from '../support/readings.ts';
import { agreeToTalkTime, expectNoSound, recordBodies, sentSpeech, storedSpeech } from '../support/speech.ts';
import { expect, test } from '../support/test.ts';

/** The files begin with silence, and a segment travels up to ten seconds after its end. */
const FIRST_SEGMENT_MS = 45_000;

test('talk time of both, from the microphones to the report; nothing but segments leaves the pages', async ({
  enterAs,
}) => {
  const learner = await enterAs('learner', { microphone: 'speechLearner' });
  const mentor = await enterAs('mentor', { microphone: 'speechMentor' });
  const bodies = new Map([learner, mentor].map((person) => [person, recordBodies(person)]));
  for (const person of [learner, mentor]) await agreeToTalkTime(person);
  await joinInterview(mentor);
  await joinInterview(learner);
  await bothSeeEachOther(learner, mentor);
  await expect(statusPill(learner).getByText('Talk time on')).toBeVisible();
  for (const person of [learner, mentor])
    await expect.poll(() => sentSpeech(person).length, { timeout: FIRST_SEGMENT_MS }).toBeGreaterThan(0);

  const roomid = roomidOf(learner);
  for (const batch of [...sentSpeech(learner), ...sentSpeech(mentor)]) {
    expect(Object.keys(batch).sort()).toEqual(['algo', 'roomid', 'segments', 'seq']);
    expect(batch).toMatchObject({ roomid, algo: 'sp-1' });
    for (const segment of batch.segments)
      expect(segment).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  }
  for (const [person, sent] of bodies) {
    expect(sent.length).toBeGreaterThan(0);
    expectNoSound(person, sent);
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

test('the share of talk time is within three points of what the microphones played @long', async ({
  enterAs,
  product,
}) => {
  test.setTimeout(240_000);
  const learner = await enterAs('learner', { microphone: 'speechLearner' });
  const mentor = await enterAs('mentor', { microphone: 'speechMentor' });
  for (const person of [learner, mentor]) await agreeToTalkTime(person);
  await joinInterview(mentor);
  await joinInterview(learner);
  await bothSeeEachOther(learner, mentor);
  const roomid = roomidOf(learner);
  const truths = { learner: speechTruth('speechLearner'), mentor: speechTruth('speechMentor') };
  const loopMs = 1_000 * truths.learner.seconds;
  /** One loop of both files, from a moment when both were measured; null while it is not over. */
  const loop = () => {
    const sent = [learner, mentor].map((person) => sentSpeech(person).flatMap(({ segments }) => segments));
    const from = Math.max(...sent.map(([first]) => first?.[0] ?? Infinity));
    // Another segment after the loop shows that everything in it has been sent.
    const isOver = sent.every((segments) => segments.some(([start]) => start >= from + loopMs));
    return isOver ? { from, to: from + loopMs } : null;
  };
  await expect.poll(loop, { timeout: 180_000 }).not.toBeNull();
  const { from, to } = loop() ?? { from: 0, to: 0 };
  const clip = (segments: SentSegment[]) =>
    segments.flatMap(([start, end, syllables]): SentSegment[] =>
      Math.min(end, to) > Math.max(start, from)
        ? [[Math.max(start, from), Math.min(end, to), syllables]]
        : [],
    );
  const database = await product.openDatabase();
  const stored = await storedSpeech(database, roomid);
  await database.close();
  const measured = learnerShare(mergeSpeech(clip(stored.learner)), mergeSpeech(clip(stored.mentor))) ?? 0;
  const played = learnerShare(truths.learner.segments, truths.mentor.segments) ?? 0;
  expect(Math.abs(measured - played)).toBeLessThanOrEqual(0.03);
  await endInterview(mentor);
});
