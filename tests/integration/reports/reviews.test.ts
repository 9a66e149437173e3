import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getAfterCall, rateMentor } from '@preproom/models/contract/reports/feedback';
import { answerMentorReview } from '@preproom/models/contract/reports/reviews';
import { erasePerson } from '@preproom/models/db/privacy/erasePerson';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { storeRating } from '@preproom/server/features/reports/feedback/mentorRatings';
import { describe, expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import { createMentor } from '../../support/mentors/mentors.ts';
import { reviewedMentor, REVIEW_TEXT as TEXT } from '../../support/reports/reviewedMentor.ts';

const team = hqTeam();
const met = reviewedMentor(team);
const { learnerWhoMet, page, onlyReview } = met;
const answer = async (text = 'Thank you, Asha. See you next time.', client = met.mentorClient) => {
  const { _id: reviewId, writtenAt } = await onlyReview();
  return client.call(answerMentorReview, { params: { reviewId }, body: { text, writtenAt } });
};

describe('a review', () => {
  test("is on the mentor's page with the first name, the stars and the round, and nothing else of the learner", async () => {
    const { learner, roomid, rate } = await learnerWhoMet('Asha Devi Rao');
    await rate(TEXT, 4);
    const shown = await page();
    expect(shown.reviews).toMatchObject([
      { stars: 4, text: TEXT, firstName: 'Asha', round: 'HR Round 1', answer: null },
    ]);
    expect(shown).toMatchObject({ rating: 4, ratingCount: 1, distribution: [0, 0, 0, 1, 0], reviewTotal: 1 });
    for (const secret of ['Devi', 'Rao', learner.Email, learner._id.toString(), roomid, 'team only'])
      expect(JSON.stringify(shown.reviews)).not.toContain(secret);
  });

  test('is not there without consent, and its stars count all the same', async () => {
    await (await learnerWhoMet()).rate(null);
    await (await learnerWhoMet()).rate(undefined, 2);
    expect(await page()).toMatchObject({ reviews: [], reviewTotal: 0, ratingCount: 2, rating: 3.5 });
  });

  test('sent twice is one, and is taken back at any time', async () => {
    const { client, roomid, rate } = await learnerWhoMet();
    await Promise.all([rate(TEXT), rate(TEXT), rate(TEXT)]);
    expect((await page()).reviews).toHaveLength(1);
    // A page from before reviews says nothing about it.
    await rate(undefined, 3);
    expect((await page()).reviews).toMatchObject([{ stars: 3, text: TEXT }]);
    await rate(null, 3);
    expect((await page()).reviews).toEqual([]);
    const { body } = await client.call(getAfterCall, { params: { roomid } });
    expect(body.mentorRating).toEqual({
      stars: 3,
      remark: 'For the team only',
      review: null,
      hiddenBecause: null,
    });
  });

  test.each([
    ['HTML', 'Great <img src=x onerror=alert(1)> mentor'],
    ['a link', 'More about it at https://example.org/me'],
    ['5,000 characters', 'word '.repeat(1_000)],
    ['a phone number', 'Call me: 98765 43210 in the evening'],
    ['a phone number in Devanagari', 'मेरा नंबर ९८७६५ ४३२१० है'],
    ['an e-mail address', 'Write to asha@people.example please'],
    ['nothing visible', '\u200b\u200b          \n'],
  ])('with %s is refused, and stores nothing', async (_, text) => {
    const { rate } = await learnerWhoMet();
    const { status, body } = await rate(text);
    expect([status, body]).toMatchObject([
      400,
      { code: 'bad_request', fields: { review: expect.any(String) } },
    ]);
    expect(await team.stack.database.mentorRatings.countDocuments()).toBe(0);
  });

  test('is not written more than twenty times in an hour', async () => {
    const { rate } = await learnerWhoMet();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await rate(`${TEXT} ${n}`)).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([200]));
    expect(statuses[20]).toBe(429);
  });

  test("of a session that is not one's own is refused", async () => {
    const { roomid } = await learnerWhoMet();
    const { client } = await learnerWhoMet('Ravi');
    for (const other of [client, met.mentorClient, team.stack.visitor()]) {
      const body = { stars: 1, remark: '', review: TEXT };
      const { status } = await other.call(rateMentor, { params: { roomid }, body });
      expect([401, 403, 404]).toContain(status);
    }
    expect(await team.stack.database.mentorRatings.countDocuments({ roomid })).toBe(0);
  });

  test('loses text and name with the account, and keeps its stars; nothing can follow', async () => {
    const { learner, rate } = await learnerWhoMet();
    await rate(TEXT, 4);
    await answer();
    await erasePerson(team.stack.database, learner._id, {});
    expect(await page()).toMatchObject({ reviews: [], ratingCount: 1, rating: 4 });
    expect(JSON.stringify(await team.stack.database.mentorRatings.find().lean())).not.toMatch(/Patient|Asha/);
    expect((await rate(TEXT)).status).toBe(401);
  });

  test('is not begun or changed by somebody who leaves; the stars are, and it is taken back', async () => {
    const { learner, rate } = await learnerWhoMet();
    await rate(TEXT, 4);
    const [askedAt, dueAt] = [new Date(), new Date(Date.now() + DAY_MS)];
    await team.stack.database.users.updateOne(
      { _id: learner._id },
      { $set: { deletion: { askedAt, dueAt, startedAt: null } } },
    );
    expect((await rate(`${TEXT} More.`)).body).toMatchObject({ code: 'account_leaving' });
    expect((await rate(TEXT, 3)).status).toBe(200);
    expect((await page()).reviews).toMatchObject([{ stars: 3, text: TEXT }]);
    expect((await rate(null, 3)).status).toBe(200);
    expect((await page()).reviews).toEqual([]);
  });

  test('that is written while the account is removed does not stay', async () => {
    const { learner, roomid } = await learnerWhoMet();
    const session = await team.stack.database.sessions.findOne({ roomid }).lean<Session>();
    if (!session) throw new Error('no session');
    await team.stack.database.users.deleteOne({ _id: learner._id });
    const rating = { stars: 4 as const, remark: 'Asha says thanks', review: TEXT };
    const { database, clock } = team.stack;
    await storeRating({ database, clock, jobs: createJobs(team.stack) }, session, rating);
    expect(await page()).toMatchObject({ reviews: [], rating: 4 });
    expect(await database.mentorRatings.findOne({ roomid }).lean()).toMatchObject({
      remark: '',
      reviewText: null,
    });
  });

  test('is listed in pages, the newest first', async () => {
    const texts = Array.from({ length: 12 }, (_, n) => `${TEXT} Number ${n}.`);
    for (const text of texts) {
      team.stack.clock.advance(1_000);
      await (await learnerWhoMet()).rate(text);
    }
    const [first, second] = [await page(), await page({ page: '2' })];
    expect([...first.reviews, ...second.reviews].map(({ text }) => text)).toEqual(texts.toReversed());
    expect([first.reviewTotal, first.reviewPages]).toEqual([12, 2]);
  });
});

describe("the mentor's answer", () => {
  test('is shown with the review, once', async () => {
    await (await learnerWhoMet()).rate(TEXT);
    const answers = await Promise.all([answer(), answer()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await onlyReview()).answer?.text).toContain('Thank you, Asha');
    expect((await answer()).body).toMatchObject({ code: 'review_answered' });
  });

  test('goes when the learner changes the text, and cannot be meant for the new one', async () => {
    const { rate } = await learnerWhoMet();
    await rate(TEXT);
    const { _id: reviewId, writtenAt } = await onlyReview();
    await answer();
    team.stack.clock.advance(1_000);
    await rate(`${TEXT} And friendly.`);
    expect((await onlyReview()).answer).toBeNull();
    const body = { text: 'An answer to the old text.', writtenAt };
    const late = await met.mentorClient.call(answerMentorReview, { params: { reviewId }, body });
    expect([late.status, late.body]).toMatchObject([409, { code: 'conflict' }]);
    expect((await answer()).status).toBe(200);
  });

  test("is refused on another's page, and with contact details", async () => {
    await (await learnerWhoMet()).rate(TEXT);
    const other = await team.stack.enter(await createMentor(team.stack.database));
    expect((await answer(undefined, other)).status).toBe(404);
    expect((await answer('Call me on 98765 43210')).status).toBe(400);
  });
});
