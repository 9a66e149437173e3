import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getNotifications } from '@preproom/models/contract/notifications/notifications';
import { answerMentorReview } from '@preproom/models/contract/reports/reviews';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import { REVIEW_TEXT, reviewedMentor } from '../../support/reports/reviewedMentor.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';

const team = hqTeam();
const met = reviewedMentor(team);
const told = async (client: ApiClient) =>
  (await client.call(getNotifications, { query: {} })).body.data.filter(({ kind }) => /review/.test(kind));
const answer = async () => {
  const { _id: reviewId, writtenAt } = await met.onlyReview();
  const body = { text: 'Thank you. See you next time.', writtenAt };
  return met.mentorClient.call(answerMentorReview, { params: { reviewId }, body });
};
const mailsTo = (to: string) => team.stack.database.mails.find({ to, template: 'reviewAnswer' }).lean();

test('a mentor is told of a new public review once, without the name of who wrote it', async () => {
  const { rate } = await met.learnerWhoMet('Asha Rao');
  await rate(null);
  expect(await told(met.mentorClient)).toEqual([]);
  await rate(REVIEW_TEXT);
  await rate(`${REVIEW_TEXT} And friendly.`);
  expect(await told(met.mentorClient)).toMatchObject([
    { kind: 'review_received', round: 'HR Round 1', personId: null, personName: null, roomid: null },
  ]);
});

test('a mentor is not told of a review that the team has hidden', async () => {
  const { roomid, rate } = await met.learnerWhoMet();
  await rate(null);
  const hidden = {
    by: new Types.ObjectId(),
    at: new Date(),
    reason: 'x',
  };
  await team.stack.database.mentorRatings.updateOne({ roomid }, { $set: { hidden } });
  await rate(REVIEW_TEXT);
  expect(await told(met.mentorClient)).toEqual([]);
});

test('a learner is told once, in the page and by e-mail, that the mentor has answered', async () => {
  const { learner, client, rate } = await met.learnerWhoMet();
  await rate(REVIEW_TEXT);
  expect((await answer()).status).toBe(200);
  expect((await answer()).status).toBe(409);
  expect(await told(client)).toMatchObject([{ kind: 'review_answered', roomid: null }]);
  expect(await mailsTo(learner.Email)).toHaveLength(1);
});

test('a learner is told of the answer to a later text as well', async () => {
  const { client, rate } = await met.learnerWhoMet();
  await rate(REVIEW_TEXT);
  await answer();
  team.stack.clock.advance(DAY_MS);
  await rate(`${REVIEW_TEXT} And friendly.`);
  await answer();
  expect(await told(client)).toHaveLength(2);
});

test('a learner who has blocked the mentor, or been blocked, is told nothing', async () => {
  const { learner, client, roomid, rate } = await met.learnerWhoMet();
  await rate(REVIEW_TEXT);
  const { _id: against } = await met.page();
  await team.stack.database.blocks.create({ by: learner._id, against, roomid, at: new Date() });
  expect((await answer()).status).toBe(200);
  expect(await told(client)).toEqual([]);
  expect(await mailsTo(learner.Email)).toEqual([]);
});
