import { AppError } from '@preproom/models/contract/http/errors';
import type { AppDeps } from '../../deps.ts';
import type { ReviewHandlers } from './reviews.policy.ts';

/** What a mentor does about a review on their page. One that is not shown there is not found. */
export function reviewHandlers({
  database,
  clock,
}: AppDeps): Pick<ReviewHandlers, 'answerMentorReview' | 'reportMentorReview'> {
  const now = () => new Date(clock.now());
  const shownTo = (mentorId: string, reviewId: string) => ({
    _id: reviewId,
    mentorId,
    hidden: null,
    reviewedAt: { $gt: new Date(0) },
  });
  return {
    async answerMentorReview({ actor, params: { reviewId }, body: { text, writtenAt } }) {
      const shown = shownTo(actor.userId, reviewId);
      const { matchedCount } = await database.mentorRatings.updateOne(
        { ...shown, reviewedAt: new Date(writtenAt), answer: null },
        { $set: { answer: { text, answeredAt: now() } } },
      );
      if (matchedCount === 1) return { saved: true };
      const review = await database.mentorRatings.findOne(shown).lean();
      if (!review) throw new AppError('not_found');
      throw new AppError(review.answer ? 'review_answered' : 'conflict');
    },
    async reportMentorReview({ actor, params: { reviewId }, body: { reason } }) {
      const { matchedCount } = await database.mentorRatings.updateOne(shownTo(actor.userId, reviewId), {
        $set: { report: { reason, reportedAt: now() } },
      });
      if (matchedCount === 0) throw new AppError('not_found');
      return { saved: true };
    },
  };
}
