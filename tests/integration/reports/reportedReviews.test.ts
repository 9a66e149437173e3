import { getAfterCall } from '@preproom/models/contract/reports/feedback';
import { reportMentorReview } from '@preproom/models/contract/reports/reviews';
import { decideReview, getHqReview, getHqReviews } from '@preproom/models/contract/reports/team/reviews';
import { getHqWelcome } from '@preproom/models/contract/team/welcome';
import { describe, expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import { createMentor } from '../../support/mentors/mentors.ts';
import { reviewedMentor, REVIEW_TEXT as TEXT } from '../../support/reports/reviewedMentor.ts';

const team = hqTeam();
const met = reviewedMentor(team);
const { learnerWhoMet, page, onlyReview } = met;

describe('a reported review', () => {
  const report = async (client = met.mentorClient) => {
    const { _id: reviewId } = await onlyReview();
    await client.call(reportMentorReview, { params: { reviewId }, body: { reason: 'About somebody else' } });
    return reviewId;
  };
  type Decision = { from: 'reported' | 'shown' | 'hidden'; to: 'shown' | 'hidden' };
  const seenAt = async (reviewId: string) =>
    (await team.admin.call(getHqReview, { params: { reviewId } })).body.data.at;
  const decide = async (reviewId: string, decision: Decision, writtenAt?: string) => {
    const body = { ...decision, reason: 'It names a company' };
    const seen = writtenAt ?? (await seenAt(reviewId));
    return team.admin.call(decideReview, { params: { reviewId }, body: { ...body, writtenAt: seen } });
  };
  const decisions = (reviewId: string) =>
    team.stack.database.auditLog.countDocuments({ targetId: reviewId, action: /^review:(hide|show)$/ });

  test('waits for the team, stays until they decide, and is hidden with a reason in the audit log', async () => {
    const { rate, client, roomid } = await learnerWhoMet();
    await rate(TEXT);
    const reviewId = await report();
    const { body } = await team.admin.call(getHqWelcome, {});
    expect(body.people?.reviews).toBe(1);
    expect(body.decisions).toMatchObject([{ kind: 'review', _id: reviewId }]);
    const { body: list } = await team.admin.call(getHqReviews, { query: { state: 'reported' } });
    expect(list.data).toMatchObject([
      { _id: reviewId, mentor: 'Meera Iyer', learner: 'Asha Rao', text: TEXT },
    ]);
    const file = await team.admin.call(getHqReview, { params: { reviewId } });
    expect(file.body.data).toMatchObject({ report: 'About somebody else', session: { isFree: false } });
    expect((await page()).reviews).toHaveLength(1);

    expect((await decide(reviewId, { from: 'reported', to: 'hidden' })).status).toBe(200);
    expect(await page()).toMatchObject({ reviews: [], reviewTotal: 0, ratingCount: 1 });
    const entry = await team.stack.database.auditLog.findOne({ action: 'review:hide' }).lean();
    expect(entry).toMatchObject({ after: { state: 'hidden', reason: 'It names a company' } });
    const after = await client.call(getAfterCall, { params: { roomid } });
    expect(after.body.mentorRating?.hiddenBecause).toBe('It names a company');
    // Writing it again does not show it.
    await rate(`${TEXT} Again.`);
    expect((await page()).reviews).toEqual([]);
    await decide(reviewId, { from: 'hidden', to: 'shown' });
    expect((await page()).reviews).toHaveLength(1);
  });

  test('is decided by one of two at once', async () => {
    await (await learnerWhoMet()).rate(TEXT);
    const reviewId = await report();
    const both = await Promise.all([
      decide(reviewId, { from: 'reported', to: 'hidden' }),
      decide(reviewId, { from: 'reported', to: 'shown' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await decisions(reviewId)).toBe(1);
  });

  test('is not shown again with a text that nobody of the team has read, and the log says nothing of it', async () => {
    const { rate } = await learnerWhoMet();
    await rate(TEXT);
    const reviewId = await report();
    await decide(reviewId, { from: 'reported', to: 'hidden' });
    const read = await seenAt(reviewId);
    team.stack.clock.advance(1_000);
    await rate(`${TEXT} He works for Acme.`);
    const late = await decide(reviewId, { from: 'hidden', to: 'shown' }, read);
    expect([late.status, late.body]).toMatchObject([409, { code: 'conflict' }]);
    expect((await page()).reviews).toEqual([]);
    expect(await decisions(reviewId)).toBe(1);
    expect((await decide(reviewId, { from: 'hidden', to: 'shown' })).status).toBe(200);
  });

  test('stays reported when its text changes, until it is taken back', async () => {
    const { rate } = await learnerWhoMet();
    await rate(TEXT);
    await report();
    const reported = async () => {
      const { body } = await team.admin.call(getHqReviews, { query: { state: 'reported' } });
      return body.data.map(({ text }) => text);
    };
    await rate(`${TEXT}!`);
    expect(await reported()).toEqual([`${TEXT}!`]);
    await rate(null);
    await rate(TEXT);
    expect(await reported()).toEqual([]);
  });

  test('can only be reported by its mentor', async () => {
    await (await learnerWhoMet()).rate(TEXT);
    await report(await team.stack.enter(await createMentor(team.stack.database)));
    expect(await team.stack.database.mentorRatings.countDocuments({ report: { $ne: null } })).toBe(0);
  });
});
