import { AppError } from '@preproom/models/contract/http/errors';
import type { MentorRatingDocument } from '@preproom/models/db/reports/mentorRating.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { blockedWith } from '../sessions/blockedWith.ts';
import type { ReviewHandlers } from './reviews.policy.ts';

/** What a mentor does about a review on their page. One that is not shown there is not found. */
export function reviewHandlers(
  deps: AppDeps,
): Pick<ReviewHandlers, 'answerMentorReview' | 'reportMentorReview'> {
  const { database, clock } = deps;
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
      const review = await database.mentorRatings.findOne(shown).lean();
      // Also when it was answered before: that request may have ended here.
      if (review?.answer) await tellLearner(deps, review);
      if (matchedCount === 1) return { saved: true };
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

/** Once per answered text (the keys), unless one of the two has blocked the other. */
async function tellLearner(
  { database, notify, mail }: AppDeps,
  { _id, learnerId, mentorId, roomid, reviewedAt }: MentorRatingDocument & { _id: Types.ObjectId },
): Promise<void> {
  const [learner, mentor, session, blocked] = await Promise.all([
    database.users.findById(learnerId, { Email: 1, language: 1 }).lean(),
    database.users.findById(mentorId, { Name: 1 }).lean(),
    database.sessions.findOne({ roomid }, { round: 1 }).lean(),
    blockedWith(database, learnerId.toString()),
  ]);
  if (!learner || !mentor || blocked.some((id) => id.equals(mentorId))) return;
  const key = `answer:${_id.toString()}:${reviewedAt?.getTime()}`;
  const round = session?.round ?? null;
  await notify({ userId: learnerId, key, kind: 'review_answered', round, personId: mentorId });
  await mail.queue({
    to: learner.Email,
    userId: learnerId,
    language: learner.language,
    key,
    template: 'reviewAnswer',
    otherId: mentorId,
    mentorName: mentor.Name,
    mentorId: mentorId.toString(),
  });
}
